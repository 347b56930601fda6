import SwiftSyntax

extension AttributeListSyntax {
  /// The `@available` attributes, with the `#if` around them.
  ///
  /// A generated extension is available where its type is.
  var availability: AttributeListSyntax? {
    let kept = compactMap(\.availability)
    return kept.isEmpty ? nil : AttributeListSyntax(kept)
  }
}

extension AttributeListSyntax.Element {
  fileprivate var availability: AttributeListSyntax.Element? {
    if case .ifConfigDecl(let condition) = self {
      return condition.availability.map(Self.ifConfigDecl)
    }
    if case .attribute(let attribute) = self, attribute.baseName == "available" { return self }
    return nil
  }
}

extension IfConfigDeclSyntax {
  /// The conditions under which something is available; the first of them begins with `#if`.
  fileprivate var availability: IfConfigDeclSyntax? {
    var kept: [IfConfigClauseSyntax] = []
    for clause in clauses {
      guard case .attributes(let attributes) = clause.elements,
        let availability = attributes.availability
      else { continue }
      var clause = clause.with(\.elements, .attributes(availability))
      if kept.isEmpty { clause = clause.detached.with(\.poundKeyword, .poundIfToken()) }
      kept.append(clause)
    }
    return kept.isEmpty ? nil : with(\.clauses, IfConfigClauseListSyntax(kept))
  }
}
