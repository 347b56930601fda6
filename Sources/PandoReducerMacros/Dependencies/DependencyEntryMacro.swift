import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEntry`: a variable of `DependencyValues`, with its key.
enum DependencyEntryMacro {}

extension DependencyEntryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer expansion reports what is wrong.
    guard let entry = try? DependencyEntry(node, declaration, in: context) else { return [] }
    return [
      "get { self[\(raw: entry.key).self] }",
      "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }
}

extension DependencyEntryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try DependencyEntry(node, declaration, in: context)
    let conformance = entry.live == nil ? "TestDependencyKey" : "DependencyKey"
    let values = [
      ("liveValue", entry.live), ("previewValue", entry.preview), ("testValue", entry.test),
    ]
    let members = values.compactMap { name, value in
      value.map { entry.member(name, $0) }
    }
    let type = entry.type.map { ["\(entry.memberAccess)typealias Value = \($0)"] } ?? []
    return [
      """
      \(raw: entry.keyAccess)nonisolated enum \(raw: entry.key): \
      \(raw: Module.dependencies).\(raw: conformance) {
      \(raw: (type + members).joined(separator: "\n"))
      }
      """
    ]
  }
}

/// A variable with `@DependencyEntry`.
private struct DependencyEntry {
  let key: String
  let keyAccess: String
  let memberAccess: String
  let type: TypeSyntax?
  let live: ExprSyntax?
  let preview: ExprSyntax?
  let test: ExprSyntax?

  init(
    _ node: AttributeSyntax,
    _ declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws {
    let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType
    guard let property = declaration.as(VariableDeclSyntax.self), property.isStoredVariable,
      let name = property.identifier?.text.withoutBackticks, let binding = property.bindings.first,
      "DependencyValues".spellings(in: Module.dependencies)
        .contains(extended?.trimmedDescription ?? "")
    else {
      let list = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      throw Self.misuse(
        node,
        """
        '@DependencyEntry' macro can only attach to 'var' declarations inside extensions of \
        'DependencyValues'
        """,
        .removing(list?.first(named: "DependencyEntry") ?? node)
      )
    }
    let arguments = node.arguments?.as(LabeledExprListSyntax.self)
    func argument(_ label: String?) -> ExprSyntax? {
      arguments?.first { $0.label?.text == label }?.expression.trimmed
    }
    type = binding.typeAnnotation?.type.trimmed
    live = argument("liveValue")
    preview = argument("previewValue")
    test = binding.initializer?.value.trimmed
    guard live != nil || test != nil else {
      var mended = binding
      mended.initializer = InitializerClauseSyntax(
        leadingTrivia: .space,
        equal: .equalToken(trailingTrivia: .space),
        value: "<#test value#>" as ExprSyntax
      )
      throw Self.misuse(
        binding,
        """
        '@DependencyEntry' requires an initializer to define the property's test value, or a \
        'liveValue' argument to fall back on
        """,
        .replacing("Insert '= <#test value#>'", binding, with: mended)
      )
    }

    let access = property.modifiers.first {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }
    let given = argument(nil)?.staticString
    // The key is as visible as a visible variable, because other modules give it a live value.
    keyAccess = access.map { "\($0.name.text) " } ?? "private "
    memberAccess = access.map { "\($0.name.text) " } ?? ""
    if access == nil {
      key = "__Key_\(name)"
    } else if let given {
      key = given
    } else {
      let base = type.flatMap(Self.name(of:)) ?? name.prefix(1).uppercased() + name.dropFirst()
      key = "\(base)Key"
    }
  }

  /// A static property of the key, which is computed at each read.
  func member(_ name: String, _ value: ExprSyntax) -> String {
    if type != nil { return "\(memberAccess)static var \(name): Value { \(value) }" }
    // Without a type annotation, only a stored property can infer the type from the initial value.
    return
      "@\(Module.dependenciesMacros)._DependencyEntryDefaultValue \(memberAccess)static var \(name) = \(value)"
  }

  /// The name of a type, from which the name of the key is made.
  private static func name(of type: TypeSyntax) -> String? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let type): type.name.text.withoutBackticks
    case .memberType(let type): type.name.text.withoutBackticks
    case .someOrAnyType(let type): name(of: type.constraint)
    case .optionalType(let type): name(of: type.wrappedType)
    case .arrayType(let type): name(of: type.element)
    case .attributedType(let type): name(of: type.baseType)
    case .tupleType(let type):
      type.elements.count == 1 ? type.elements.first.flatMap { name(of: $0.type) } : nil
    default: nil
    }
  }

  private static func misuse(
    _ node: some SyntaxProtocol,
    _ message: String,
    _ fixIt: FixIt
  ) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [
      Diagnostic(node: node, message: Message.error(message), fixIt: fixIt)
    ])
  }
}

/// `@_DependencyEntryDefaultValue`: a static property that is computed at each read instead of
/// once.
enum DependencyEntryDefaultValueMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    return value.map { ["get { \($0) }"] } ?? []
  }
}
