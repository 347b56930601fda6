import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: makes a private view from the closure, so that it is compiled. Nothing shows the
/// view.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let body =
      node.trailingClosure
      ?? node.arguments.last { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
    guard let body else { return [] }
    let name = context.makeUniqueName("Preview")
    var state: [CodeBlockItemSyntax] = []
    var views: [CodeBlockItemSyntax] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable {
        state.append(CodeBlockItemSyntax(item: .decl(DeclSyntax(variable.withoutPreviewable))))
      } else {
        views.append(statement)
      }
    }
    return [
      """
      private struct \(name): PandoUI.View {
        \(CodeBlockItemListSyntax(state))
        @PandoUI.ViewBuilder var body: some PandoUI.View {
          \(CodeBlockItemListSyntax(views))
        }
      }
      """
    ]
  }
}

/// `@Previewable`: marks the state of a preview. ``PreviewMacro`` makes a property from it.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension VariableDeclSyntax {
  fileprivate var isPreviewable: Bool { attributes.contains { $0.isPreviewable } }

  fileprivate var withoutPreviewable: VariableDeclSyntax {
    with(\.attributes, attributes.filter { !$0.isPreviewable })
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}
