import SwiftSyntax
import SwiftSyntaxBuilder

extension VariableDeclSyntax {
  /// The function type of the property; nil for a property of another type.
  var functionType: FunctionTypeSyntax? {
    guard let type = bindings.first?.typeAnnotation?.type else { return nil }
    return type.as(FunctionTypeSyntax.self)
      ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
  }
}

extension FunctionTypeSyntax {
  /// Whether the function may throw.
  var canThrow: Bool { effectSpecifiers?.throwsClause != nil }

  /// Whether the function returns nothing.
  var returnsNothing: Bool {
    let type = returnClause.type
    return ["Void", "Swift.Void", "()"].contains(type.trimmedDescription)
  }

  /// Whether the function returns an optional, for which `nil` can stand.
  var returnsOptional: Bool {
    let type = returnClause.type
    return type.is(OptionalTypeSyntax.self)
      || ["Optional<", "Swift.Optional<"].contains { type.trimmedDescription.hasPrefix($0) }
  }

  /// Whether the function needs a default in the source, because its result cannot be made up.
  var needsDefault: Bool { !canThrow && !returnsNothing && !returnsOptional }

  /// Whether a parameter has a label, for which a method reads better than the property.
  var hasLabels: Bool { parameters.contains { $0.secondName != nil } }

  /// The signature of a closure that ignores all arguments.
  var ignoredArguments: String {
    parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
  }

  /// The `try` and `await` before a call.
  var callEffects: String {
    (canThrow ? "try " : "") + (effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
  }
}

extension TupleTypeElementSyntax {
  /// The expression that passes a parameter on.
  func passing(_ name: String) -> String {
    guard let type = type.as(AttributedTypeSyntax.self) else { return name }
    let isInout = type.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    if isInout { return "&\(name)" }
    return type.attributes.has("autoclosure") ? "\(name)()" : name
  }
}

extension ExprSyntax {
  /// The text of a string literal without interpolations; nil for other expressions.
  var staticString: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1 else {
      return nil
    }
    return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
  }

  /// The type of a literal, for a property without a type annotation.
  var literalType: TypeSyntax? {
    switch kind {
    case .booleanLiteralExpr: "Swift.Bool"
    case .floatLiteralExpr: "Swift.Double"
    case .integerLiteralExpr: "Swift.Int"
    case .stringLiteralExpr: "Swift.String"
    default: nil
    }
  }
}
