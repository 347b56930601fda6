import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for:)`: a view that sends only view actions.
enum ViewActionMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let argument = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression,
      let metatype = argument.as(MemberAccessExprSyntax.self),
      metatype.declName.baseName.tokenKind == .keyword(.self),
      let feature = metatype.base?.trimmedDescription
    else { return [] }
    guard declaration.hasStore else {
      context.diagnose(missingStore(of: feature, in: declaration))
      return []
    }
    let finder = StoreSends(viewMode: .sourceAccurate)
    finder.walk(declaration)
    for (call, function) in finder.found {
      context.diagnose(directSend(call, function))
    }
    let expansion: DeclSyntax =
      """
      \(declaration.attributes.availability)extension \(type.trimmed): \
      \(raw: Module.reducers).ViewActionSending {}
      """
    return [expansion.cast(ExtensionDeclSyntax.self)]
  }

  private static func missingStore(
    of feature: String,
    in declaration: some DeclGroupSyntax
  ) -> Diagnostic {
    var mended = declaration
    let access = declaration.outerAccess.map { "\($0.name.text) " } ?? ""
    let store: DeclSyntax = "\(raw: access)let store: StoreOf<\(raw: feature)>"
    let first = mended.memberBlock.members.first
    mended.memberBlock.members.insert(
      MemberBlockItemSyntax(
        leadingTrivia: first?.leadingTrivia ?? "\n    ",
        decl: store,
        trailingTrivia: .newline
      ),
      at: mended.memberBlock.members.startIndex
    )
    let name = declaration.declaredName.map { "'\($0)' " } ?? ""
    return Diagnostic(
      node: declaration,
      message: Message.error(
        "'@ViewAction' requires \(name)to have a 'store' property of type 'Store'."
      ),
      fixIt: .replacing("Add 'store'", declaration, with: mended)
    )
  }

  private static func directSend(_ call: FunctionCallExprSyntax, _ send: ExprSyntax) -> Diagnostic {
    var fixIts: [FixIt] = []
    if let action = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let name = action.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      name == "view", action.arguments.count == 1
    {
      var mended = call
      mended.calledExpression = send.with(\.leadingTrivia, call.leadingTrivia)
      mended.arguments = action.arguments + call.arguments.dropFirst()
      if call.arguments.count > 1, let index = mended.arguments.indices.first {
        mended.arguments[index].trailingComma = .commaToken(trailingTrivia: .space)
      }
      fixIts = [.replacing("Call 'send' directly with a view action", call, with: mended)]
    }
    return Diagnostic(
      node: call,
      message: Message.warning("Do not use 'store.send' directly when using '@ViewAction'"),
      highlights: [Syntax(call)],
      fixIts: fixIts
    )
  }
}

extension DeclGroupSyntax {
  fileprivate var hasStore: Bool {
    members(VariableDeclSyntax.self).contains { $0.identifier?.text == "store" }
  }
}

/// Finds `store.send(…)` and `self.store.send(…)`, and makes the call to use instead.
private final class StoreSends: SyntaxVisitor {
  private(set) var found: [(FunctionCallExprSyntax, ExprSyntax)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.calledExpression.as(MemberAccessExprSyntax.self),
      function.declName.baseName.text == "send"
    {
      switch function.base?.trimmedDescription {
      case "store": found.append((node, "send"))
      case "self.store": found.append((node, "self.send"))
      default: break
      }
    }
    return .visitChildren
  }
}
