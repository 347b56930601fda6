import SwiftSyntax
import SwiftSyntaxBuilder

extension DeclGroupSyntax {
  /// The keyword of the declaration: `struct`, `enum`, ….
  var keyword: TokenSyntax { introducer }

  /// The declared name; the extended type for an extension.
  var declaredName: String? {
    self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription
  }

  /// The members of one kind.
  func members<Declaration: DeclSyntaxProtocol>(_ kind: Declaration.Type) -> [Declaration] {
    memberBlock.members.compactMap { $0.decl.as(kind) }
  }

  /// The modifier that makes generated members visible outside of the module, if there is one.
  ///
  /// The modifier keeps the spaces around it.
  var outerAccess: DeclModifierSyntax? {
    modifiers.first {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  /// Whether the declaration inherits from one of some types.
  func inherits(_ names: [String]) -> Bool {
    inheritanceClause?.inheritedTypes.contains { names.contains($0.type.trimmedDescription) }
      ?? false
  }
}

extension AttributeSyntax {
  /// The name without a module.
  var baseName: String? {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.as(MemberTypeSyntax.self)?.name.text
  }
}

extension AttributeListSyntax {
  /// The first attribute with a name, with or without a module before it.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.baseName == name }
  }

  /// Whether there is an attribute with a name.
  func has(_ name: String) -> Bool { first(named: name) != nil }
}

extension VariableDeclSyntax {
  /// The name of the first property that is declared.
  var identifier: TokenSyntax? {
    bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// Whether the property belongs to the type and not to its values.
  var isStatic: Bool {
    modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
  }

  /// Whether the property is computed.
  var isComputed: Bool {
    bindings.contains { binding in
      switch binding.accessorBlock?.accessors {
      case .getter: true
      case .accessors(let accessors):
        accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
      default: false
      }
    }
  }

  /// Whether `willSet` or `didSet` is called when the property changes.
  var hasObservers: Bool {
    bindings.contains { binding in
      guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
      return accessors.contains {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }

  /// Whether the property is a stored variable of each value.
  var isStoredVariable: Bool {
    !isComputed && !isStatic && bindingSpecifier.tokenKind == .keyword(.var) && identifier != nil
  }
}

extension DeclModifierListSyntax {
  /// The modifiers with `private` instead of their access level.
  var madePrivate: DeclModifierListSyntax {
    let access: [TokenKind] = [
      .keyword(.fileprivate), .keyword(.private), .keyword(.internal), .keyword(.package),
      .keyword(.public),
    ]
    return [DeclModifierSyntax(name: .keyword(.private), trailingTrivia: .space)]
      + filter { !access.contains($0.name.tokenKind) }
  }
}

extension TokenSyntax {
  /// The identifier with a prefix.
  func prefixed(_ prefix: String) -> TokenSyntax {
    guard case .identifier(let name) = tokenKind else { return self }
    return .identifier(
      prefix + name.withoutBackticks,
      leadingTrivia: leadingTrivia,
      trailingTrivia: trailingTrivia
    )
  }
}

extension String {
  /// The name without the backticks around a keyword.
  var withoutBackticks: String {
    count > 2 && first == "`" && last == "`" ? String(dropFirst().dropLast()) : self
  }
}

extension SyntaxStringInterpolation {
  /// Appends a piece of source, if there is one.
  mutating func appendInterpolation(_ node: (some SyntaxProtocol)?) {
    if let node { appendInterpolation(node) }
  }
}
