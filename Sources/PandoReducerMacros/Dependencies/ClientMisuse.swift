import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// The diagnostics for a dependency client and its endpoints.
enum ClientMisuse {
  /// An endpoint needs a default, because its result cannot be made up.
  static func missingDefault(
    of binding: PatternBindingSyntax,
    _ type: FunctionTypeSyntax,
    client: String?
  ) -> Diagnostic {
    let name = binding.pattern.trimmedDescription
    let placeholder = "<#\(type.returnClause.type.trimmedDescription)#>"
    let closure = "{ \(type.ignoredArguments)\(placeholder) }"
    var mended = binding
    mended.initializer = InitializerClauseSyntax(
      leadingTrivia: .space,
      equal: .equalToken(trailingTrivia: .space),
      value: "\(raw: closure)" as ExprSyntax
    )
    let made = client.map { " with '\($0)()'" } ?? ""
    return Diagnostic(
      node: binding,
      message: Message.error(
        """
        Default value required for non-throwing closure '\(name)'

        A client that is made\(made), as in tests, reports a call of an endpoint that it was not \
        given, and then has to return something. Any value will do, such as 'false' or '[]'.
        """
      ),
      fixIt: .replacing("Insert '= \(closure)'", binding, with: mended)
    )
  }

  /// The default of an endpoint must be a closure, because the macro copies its statements.
  static func notAClosure(_ value: ExprSyntax, _ attribute: String) -> [Diagnostic] {
    let isUnimplemented =
      value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "unimplemented"
    let error = Diagnostic(
      node: value,
      message: Message.error("'@\(attribute)' default must be closure literal")
    )
    guard isUnimplemented else { return [error] }
    return [
      error,
      Diagnostic(
        node: value,
        message: Message.warning(
          """
          Do not use 'unimplemented' with '@\(attribute)'; the '@\(attribute)' macro already \
          includes the behavior of 'unimplemented'.
          """
        )
      ),
    ]
  }

  /// A property of a client needs a type annotation.
  static func missingType(of binding: PatternBindingSyntax) -> Diagnostic {
    Diagnostic(
      node: binding,
      message: Message.error(
        """
        '@DependencyClient' requires '\(binding.pattern.trimmedDescription)' to have a type \
        annotation in order to generate a memberwise initializer
        """
      ),
      fixIt: .replacing("Insert ': <#Type#>'", binding, with: binding.annotated("<#Type#>"))
    )
  }
}
