import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Presents`: an optional child state, which is stored in a `PresentationState`.
enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer expansion reports what is wrong.
    guard let property = try? property(declaration, node),
      let name = property.identifier?.trimmed
    else { return [] }
    let registrar = ObservableStateMacro.registrar
    let storage = name.prefixed("_")
    return [
      """
      @storageRestrictions(initializes: \(storage))
      init(initialValue) {
      \(storage) = PresentationState(wrappedValue: initialValue)
      }
      """,
      """
      get {
      \(raw: registrar).access(Self.self, keyPath: \\.\(name))
      return \(storage).wrappedValue
      }
      """,
      """
      set {
      \(raw: registrar).mutate(Self.self, keyPath: \\.\(name), &\(storage).wrappedValue, newValue, _$isIdentityEqual)
      }
      """,
    ]
  }
}

extension PresentsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try property(declaration, node)
    guard let name = property.identifier?.trimmed,
      let wrapped = property.bindings.first?.typeAnnotation?.type.optionalWrapped
    else { return [] }
    let registrar = ObservableStateMacro.registrar
    let storage = name.prefixed("_")
    let type = "\(Module.reducers).PresentationState<\(wrapped.trimmed)>"

    let others = property.attributes.filter {
      $0.as(AttributeSyntax.self)?.baseName != ObservableStateMacro.presents
    }
    let stored = property.storage(attributes: others) { binding in
      let value = binding.initializer?.value.trimmedDescription ?? "nil"
      binding.typeAnnotation = nil
      binding.initializer = InitializerClauseSyntax(
        value: "\(raw: type)(wrappedValue: \(raw: value))" as ExprSyntax
      )
    }
    return [
      """
      \(property.modifiers.trimmedIfEmpty)var $\(raw: name.text.withoutBackticks): \(raw: type) {
      get {
      \(raw: registrar).access(Self.self, keyPath: \\.\(name))
      return \(storage).projectedValue
      }
      set {
      \(raw: registrar).mutate(Self.self, keyPath: \\.\(name), &\(storage).projectedValue, newValue, _$isIdentityEqual)
      }
      }
      """,
      DeclSyntax(stored),
    ]
  }
}

extension PresentsMacro {
  /// The property with the attribute, if it can be presented.
  private static func property(
    _ declaration: some DeclSyntaxProtocol,
    _ node: AttributeSyntax
  ) throws -> VariableDeclSyntax {
    guard let property = declaration.as(VariableDeclSyntax.self) else {
      throw misuse(node, "'@Presents' can only be applied to properties", [])
    }
    let name = property.identifier?.text ?? ""
    guard property.bindingSpecifier.tokenKind == .keyword(.var) else {
      let variable = property.bindingSpecifier.with(\.tokenKind, .keyword(.var))
      throw misuse(
        property.bindingSpecifier,
        "'@Presents' requires '\(name)' to be a variable, as dismissal sets it to nil",
        [.replacing("Replace 'let' with 'var'", property.bindingSpecifier, with: variable)]
      )
    }
    guard !property.isStatic, !property.isComputed else {
      throw misuse(
        node,
        "'@Presents' can only be applied to stored properties of a state",
        [.removing(property.attributes.first(named: ObservableStateMacro.presents) ?? node)]
      )
    }
    guard let binding = property.bindings.first, property.bindings.count == 1 else {
      throw misuse(node, "'@Presents' can only be applied to one property at a time", [])
    }
    guard let type = binding.typeAnnotation?.type else {
      throw misuse(
        binding,
        "'@Presents' requires '\(name)' to have an optional type annotation",
        [
          .replacing("Insert ': <#State#>?'", binding, with: binding.annotated("<#State#>?"))
        ]
      )
    }
    guard type.optionalWrapped != nil else {
      let optional = type.trimmed.description
      throw misuse(
        type,
        "'@Presents' requires '\(name)' to be optional: it is nil while it is not presented",
        [
          .replacing(
            "Make it optional",
            type,
            with: ("\(raw: optional)?" as TypeSyntax).with(\.trailingTrivia, type.trailingTrivia)
          )
        ]
      )
    }
    return property
  }

  private static func misuse(
    _ node: some SyntaxProtocol,
    _ message: String,
    _ fixIts: [FixIt]
  ) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [
      Diagnostic(node: node, message: Message.error(message), fixIts: fixIts)
    ])
  }
}

extension TypeSyntax {
  /// The wrapped type of an optional type, in any of its spellings.
  fileprivate var optionalWrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    let arguments =
      switch self.as(TypeSyntaxEnum.self) {
      case .identifierType(let type) where type.name.text == "Optional":
        type.genericArgumentClause?.arguments
      case .memberType(let type) where type.trimmedDescription.hasPrefix("Swift.Optional<"):
        type.genericArgumentClause?.arguments
      default:
        nil as GenericArgumentListSyntax?
      }
    guard let arguments, arguments.count == 1, let argument = arguments.first else { return nil }
    return argument.argument.as(TypeSyntax.self)
  }
}

extension PatternBindingSyntax {
  /// The property with a type annotation.
  func annotated(_ type: String) -> PatternBindingSyntax {
    var binding = self
    let space = pattern.trailingTrivia
    binding.pattern.trailingTrivia = []
    binding.typeAnnotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: IdentifierTypeSyntax(name: .identifier(type)),
      trailingTrivia: space
    )
    return binding
  }
}

extension DeclModifierListSyntax {
  /// The modifiers, each followed by a space.
  fileprivate var trimmedIfEmpty: DeclModifierListSyntax {
    isEmpty ? [] : trimmed.with(\.trailingTrivia, .space)
  }
}
