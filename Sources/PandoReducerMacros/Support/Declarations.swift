import SwiftSyntax
import SwiftSyntaxBuilder

extension DeclGroupSyntax {
  /// The token that says what is declared: `struct`, `enum`, ….
  var keyword: TokenSyntax { introducer }

  /// What is declared, by name; the type that is extended for an extension.
  var declaredName: String? {
    self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
      ?? asProtocol((any NamedDeclSyntax).self)?.name.trimmedDescription
  }

  /// The declarations in it that are of a kind.
  func members<Declaration: DeclSyntaxProtocol>(_ kind: Declaration.Type) -> [Declaration] {
    memberBlock.members.compactMap { $0.decl.as(kind) }
  }

  /// The modifier that makes what is generated visible outside of the module, if there is one.
  ///
  /// It keeps the spaces around it.
  var outerAccess: DeclModifierSyntax? {
    modifiers.first {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }
  }

  /// Whether it is declared to be one of some types.
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
  /// The first attribute of a name, whatever module it is written with.
  func first(named name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.baseName == name }
  }

  /// Whether an attribute of a name is there.
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

  /// Whether each value stores the property and may change it.
  var isStoredVariable: Bool {
    !isComputed && !isStatic && bindingSpecifier.tokenKind == .keyword(.var) && identifier != nil
  }
}

extension DeclModifierListSyntax {
  /// The modifiers with `private` instead of the access that they give.
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
  /// An identifier with something put before it.
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
  /// A name without what lets a keyword be a name.
  var withoutBackticks: String {
    count > 2 && first == "`" && last == "`" ? String(dropFirst().dropLast()) : self
  }
}

extension SyntaxStringInterpolation {
  /// Puts in a piece of source, if there is one.
  mutating func appendInterpolation(_ node: (some SyntaxProtocol)?) {
    if let node { appendInterpolation(node) }
  }
}
