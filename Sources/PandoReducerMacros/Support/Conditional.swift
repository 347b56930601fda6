import SwiftSyntax

/// A declaration, or several declarations under the conditions of an `#if`.
///
/// The source that is generated for a case of an enum stands under the same condition as the case.
indirect enum Conditional<Element> {
  case always(Element)
  case conditions([Clause])

  struct Clause {
    /// `#if`, `#elseif` or `#else`, with the condition.
    var heading: String
    var content: [Conditional]
  }
}

extension Conditional {
  /// The same conditions around transformed elements.
  func map<Other>(_ transform: (Element) -> Other) -> Conditional<Other> {
    switch self {
    case .always(let element):
      .always(transform(element))
    case .conditions(let clauses):
      .conditions(
        clauses.map { clause in
          .init(heading: clause.heading, content: clause.content.map { $0.map(transform) })
        }
      )
    }
  }
}

extension Conditional<String> {
  /// The source; nil if there is none under any condition.
  ///
  /// - Parameter gap: The text after each `#endif` that is not nested in another `#if`.
  fileprivate func source(gap: String) -> String? {
    switch self {
    case .always(let source):
      return source.isEmpty ? nil : source
    case .conditions(let clauses):
      let contents = clauses.map { $0.content.compactMap { $0.source(gap: "") } }
      // An empty clause stays if a later clause has source, because the condition of the later one
      // depends on it.
      guard let last = contents.lastIndex(where: { !$0.isEmpty }) else { return nil }
      let lines = zip(clauses, contents).prefix(last + 1).flatMap { [$0.heading] + $1 }
      return (lines + ["#endif"]).joined(separator: "\n") + gap
    }
  }
}

extension [Conditional<String>] {
  /// The source of all elements.
  ///
  /// - Parameter gap: The text after each outermost `#endif`.
  func source(gap: String = "") -> String {
    map { $0.source(gap: gap) ?? "" }.joined(separator: "\n")
  }

  /// Whether there is no source under any condition.
  var isBlank: Bool { allSatisfy { $0.source(gap: "") == nil } }

  /// The elements that have source.
  var withoutBlanks: Self { filter { $0.source(gap: "") != nil } }
}

extension MemberBlockItemListSyntax {
  /// The cases of an enum with the conditions under which they exist.
  func cases<Element>(
    _ elements: (EnumCaseDeclSyntax) -> [Element]
  ) -> [Conditional<Element>] {
    flatMap { member -> [Conditional<Element>] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        return elements(declaration).map(Conditional.always)
      }
      guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = condition.clauses.compactMap { clause -> Conditional<Element>.Clause? in
        guard let members = clause.elements?.as(MemberBlockItemListSyntax.self) else { return nil }
        let keyword = clause.poundKeyword.text
        let heading = clause.condition.map { "\(keyword) \($0.trimmedDescription)" } ?? keyword
        return .init(heading: heading, content: members.cases(elements))
      }
      return [.conditions(clauses)]
    }
  }
}
