import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ReducerMacro {
  /// The error that a class or an actor cannot be a reducer.
  static func notAValue(
    _ declaration: some DeclGroupSyntax,
    _ node: AttributeSyntax
  ) -> DiagnosticsError {
    let name = declaration.declaredName.map { " '\($0)'" } ?? ""
    let keyword = declaration.keyword
    let isReference = declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self)
    return DiagnosticsError(diagnostics: [
      Diagnostic(
        node: keyword,
        message: Message.error(
          "'@Reducer' can only be applied to a struct or an enum, not to \(keyword.text)\(name)"
        ),
        fixIt: isReference
          ? .replacing(
            "Replace '\(keyword.text)' with 'struct'",
            keyword,
            with: keyword.with(\.tokenKind, .keyword(.struct))
          )
          : .removing(declaration.attributes.first(named: "Reducer") ?? node)
      )
    ])
  }

  /// Reports arguments on a struct, which declares its conformances itself.
  static func diagnoseArguments(of node: AttributeSyntax, in context: some MacroExpansionContext) {
    guard let arguments = node.arguments else { return }
    let mended = node.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
    context.diagnose(
      Diagnostic(
        node: arguments,
        message: Message.error(
          "Argument passed to call that takes no arguments when applied to a struct"
        ),
        fixIt: .replacing("Remove '(\(arguments))'", node, with: mended)
      )
    )
  }

  /// Finds a `reduce` method, which older reducers have instead of a body, and warns about it.
  static func diagnoseReduce(
    in declaration: some DeclGroupSyntax,
    _ context: some MacroExpansionContext
  ) -> Bool {
    guard let method = declaration.members(FunctionDeclSyntax.self).first(where: \.isReduce) else {
      return false
    }
    let statements = method.body?.statements.map(\.trimmedDescription) ?? []
    let access = method.modifiers.first {
      [.keyword(.public), .keyword(.package)].contains($0.name.tokenKind)
    }
    let body: DeclSyntax =
      """
      \(access?.trimmed.with(\.trailingTrivia, .space))var body: some Reducer<State, Action> {
      Reduce { state, action in
      \(raw: statements.joined(separator: "\n"))
      }
      }
      """
    context.diagnose(
      Diagnostic(
        node: method.name,
        message: Message.warning(
          """
          'reduce(into:action:)' is deprecated: Reducers should be defined using the 'body' \
          property and a 'Reduce'.
          """
        ),
        fixIt: .replacing(
          "Use 'body' instead",
          method,
          with: body.with(\.leadingTrivia, method.leadingTrivia)
        )
      )
    )
    return true
  }

  /// Reports cases with a value that is certainly not a feature and that are not marked so.
  ///
  /// Otherwise the compiler would report a missing `Int.State` in generated code.
  static func diagnoseCases(of declaration: EnumDeclSyntax, in context: some MacroExpansionContext)
  {
    for member in declaration.memberBlock.members {
      guard let cases = member.decl.as(EnumCaseDeclSyntax.self),
        !cases.attributes.has("ReducerCaseIgnored"), !cases.attributes.has("ReducerCaseEphemeral")
      else { continue }
      for element in cases.elements {
        guard let type = element.onlyParameter?.type.as(IdentifierTypeSyntax.self),
          plainTypes.contains(type.name.text), type.genericArgumentClause == nil
        else { continue }
        context.diagnose(
          Diagnostic(
            node: type,
            message: Message.error(
              """
              '\(type.name.text)' is not a reducer: mark case '\(element.name.text)' \
              '@ReducerCaseIgnored' to hold the value as it is
              """
            ),
            fixIt: cases.marking("ReducerCaseIgnored")
          )
        )
      }
    }
  }

  /// Types of the standard library and Foundation that are common beside features.
  private static let plainTypes: Set<String> = [
    "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int32", "Int64",
    "String", "UInt", "UInt32", "UInt64", "URL", "UUID", "Void",
  ]
}

extension FunctionDeclSyntax {
  /// Whether the function is `reduce(into state: inout State, action: Action) -> Effect<Action>`.
  fileprivate var isReduce: Bool {
    let parameters = signature.parameterClause.parameters
    guard name.text == "reduce", parameters.count == 2, signature.effectSpecifiers == nil,
      let state = parameters.first, state.firstName.text == "into",
      let type = state.type.as(AttributedTypeSyntax.self),
      let action = parameters.last, action.firstName.text == "action",
      signature.returnClause?.type.is(IdentifierTypeSyntax.self) == true
    else { return false }
    return type.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
  }
}

extension EnumCaseDeclSyntax {
  /// A fix-it that puts an attribute before the case.
  fileprivate func marking(_ name: String) -> FixIt {
    var marked = self
    marked.leadingTrivia = []
    let attribute = AttributeSyntax(
      leadingTrivia: leadingTrivia,
      attributeName: IdentifierTypeSyntax(name: .identifier(name)),
      trailingTrivia: .space
    )
    marked.attributes = [.attribute(attribute)] + marked.attributes
    return .replacing("Mark it '@\(name)'", self, with: marked)
  }
}
