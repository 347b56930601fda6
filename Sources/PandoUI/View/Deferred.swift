/// A view whose closure runs in an evaluation of its own. The closure's reads are tracked for this
/// view, not for the view around it.
package struct Deferred<Content: View>: PrimitiveView {
  let content: () -> Content

  package init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes the node that stands for the view.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    DeferredNode(view, parent: parent)
  }
}

final class DeferredNode<Content: View>: Node<Deferred<Content>> {
  private var view: Deferred<Content>
  private var child: Node<Content>!

  init(_ view: Deferred<Content>, parent: GraphNode) {
    self.view = view
    super.init(parent: parent)
    child = Content._makeNode(evaluate(view.content), parent: self)
  }

  override func update(_ view: Deferred<Content>) {
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    child.update(evaluate(view.content))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// Evaluates its content separately, so that the models it reads affect only this content.
///
/// Every body is tracked anyway. The type exists for code that was written for systems without
/// Observation.
public struct WithPerceptionTracking<Content> {
  let content: () -> Content
}

extension WithPerceptionTracking: View where Content: View {
  /// Tracks what `content` reads.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { Deferred(content: content) }
}
