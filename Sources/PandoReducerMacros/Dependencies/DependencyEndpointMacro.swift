import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint`: a function of a client that reports a call without an implementation.
enum DependencyEndpointMacro {}

extension DependencyEndpointMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    // The peer expansion reports what is wrong.
    guard let property = declaration.as(VariableDeclSyntax.self), property.functionType != nil,
      let name = property.identifier?.trimmed.prefixed("_")
    else { return [] }
    return [
      """
      get {
      \(name)
      }
      """,
      """
      set {
      \(name) = newValue
      }
      """,
    ]
  }
}

extension DependencyEndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = declaration.as(VariableDeclSyntax.self),
      let binding = property.bindings.first, let name = property.identifier?.trimmed,
      let type = property.functionType?.trimmed, let annotation = binding.typeAnnotation?.type
    else {
      let list = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
      throw DiagnosticsError(diagnostics: [
        Diagnostic(
          node: node,
          message: Message.error("'@DependencyEndpoint' must be attached to closure property"),
          fixIt: .removing(list?.first(named: DependencyClientMacro.endpoint) ?? node)
        )
      ])
    }
    let report =
      #"\#(Module.dependenciesMacros)._$reportUnimplemented("\(Self.self).\#(name.text.withoutBackticks)")"#
    guard let body = try body(binding, type, node) else {
      context.diagnose(ClientMisuse.missingDefault(of: binding, type, client: nil))
      return []
    }
    let others = property.attributes.filter {
      $0.as(AttributeSyntax.self)?.baseName != DependencyClientMacro.endpoint
    }
    let storage: DeclSyntax =
      """
      \(others)private var \(name.prefixed("_")): \(annotation.trimmed) = {\(raw: body.signature)
      \(raw: ([report] + body.statements).joined(separator: "\n"))
      }
      """
    let methodName = try node.methodName
    guard methodName != nil || type.hasLabels else { return [storage] }
    return [method(methodName ?? name.text, property, name, type), storage]
  }

  /// The body of the function after the report; nil if the source must give a default.
  private static func body(
    _ binding: PatternBindingSyntax,
    _ type: FunctionTypeSyntax,
    _ node: AttributeSyntax
  ) throws -> (signature: String, statements: [String])? {
    if let value = binding.initializer?.value {
      guard let closure = value.as(ClosureExprSyntax.self) else {
        throw DiagnosticsError(
          diagnostics: ClientMisuse.notAClosure(value, node.attributeName.trimmedDescription)
        )
      }
      let signature = closure.signature.map { " \($0.trimmed)" } ?? ""
      let statements = closure.statements.map(\.trimmedDescription)
      // The only expression of a closure is returned implicitly. The report before it requires
      // `return`.
      let isReturned = statements.count == 1 && !type.returnsNothing
      guard isReturned, let statement = closure.statements.first?.item,
        let expression = statement.as(ExprSyntax.self), !expression.stopsProcess
      else { return (signature, statements) }
      return (signature, ["return \(expression.trimmed)"])
    }
    let arguments = type.ignoredArguments
    let signature = arguments.isEmpty ? "" : " \(arguments.dropLast())"
    if type.canThrow {
      let name = binding.pattern.trimmedDescription.withoutBackticks
      return (signature, ["throw \(Module.dependenciesMacros).Unimplemented(\"\(name)\")"])
    }
    if type.returnsNothing { return (signature, []) }
    return type.returnsOptional ? (signature, ["return nil"]) : nil
  }

  /// A method with the labels in the type of the function.
  private static func method(
    _ methodName: String,
    _ property: VariableDeclSyntax,
    _ name: TokenSyntax,
    _ type: FunctionTypeSyntax
  ) -> DeclSyntax {
    let attributes =
      property.bindings.first?.typeAnnotation?.type.as(AttributedTypeSyntax.self)?
      .attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.baseName != "Sendable" } ?? []
    let access = property.modifiers.first {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }
    let numbered = Array(type.parameters.enumerated())
    let parameters = numbered.map { index, parameter in
      "\(parameter.secondName?.text ?? "_") p\(index): \(parameter.type.trimmed)"
    }
    let arguments = numbered.map { index, parameter in parameter.passing("p\(index)") }
    let effects = type.effectSpecifiers.map { " \($0.trimmed)" } ?? ""
    return """
      \(raw: attributes.map { "\($0.trimmed) " }.joined())\
      \(access?.trimmed.with(\.trailingTrivia, .space))func \(raw: methodName)\
      (\(raw: parameters.joined(separator: ", ")))\(raw: effects) \(type.returnClause.trimmed) {
      \(raw: type.callEffects)self.\(name)(\(raw: arguments.joined(separator: ", ")))
      }
      """
  }
}

extension String {
  /// Whether the text is a valid name of a function.
  fileprivate var isIdentifier: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

extension ExprSyntax {
  /// Whether the expression ends the process, and so returns nothing.
  fileprivate var stopsProcess: Bool {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "fatalError"
  }
}

extension AttributeSyntax {
  /// The name in `@DependencyEndpoint(method: "name")`.
  fileprivate var methodName: String? {
    get throws {
      guard let argument = arguments?.as(LabeledExprListSyntax.self)?.first,
        argument.label?.text == "method"
      else { return nil }
      guard let name = argument.expression.staticString else {
        throw misuse(argument.expression, "'method' must be a static string literal")
      }
      guard name.isIdentifier else {
        throw misuse(argument.expression, "'method' must be a valid identifier")
      }
      return name
    }
  }

  private func misuse(_ node: ExprSyntax, _ message: String) -> DiagnosticsError {
    DiagnosticsError(diagnostics: [Diagnostic(node: node, message: Message.error(message))])
  }
}

/// `@DependencyEndpointIgnored`: a function of a client that is not an endpoint.
enum DependencyEndpointIgnoredMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] { [] }
}
