/// Animates what changes together with a value: in the view with its animation, elsewhere in the same commit too.
///
/// Without a value, whatever changes with an evaluation of the view is animated.
struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let animation: Animation?
  let value: Value?

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    AnimationNode(view, parent: parent)
  }
}

/// The node of a view with an animation of its own, which is an attribute in the commits that it animates.
final class AnimationNode<Content: View, Value: Equatable>: Node<
  ModifiedContent<Content, AnimationModifier<Value>>
>
{
  private var modifier: AnimationModifier<Value>
  /// The animation of the present commit; nil while the view has none of its own.
  private var current: Animation?
  private var child: Node<Content>!

  init(_ view: ModifiedContent<Content, AnimationModifier<Value>>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    graph.animatesByValue = true
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, AnimationModifier<Value>>) {
    let new = view.modifier, old = current
    let isChanged = new.value == nil || new.value != modifier.value
    modifier = new
    current = isChanged ? new.animation ?? .immediate : nil
    // The animation of `withAnimation` goes on outside of this view.
    if isChanged, let animation = new.animation, graph.drawing.animation == nil {
      graph.drawing.animation = animation
      graph.drawing.animationIsOfAView = true
    }
    guard current != old else { return child.update(view.content) }
    let mark = graph.makeDrawMark()
    child.update(view.content)
    child.redecorate(unlessDrawnSince: mark)
  }

  override var drawsOneElement: Bool { true }

  override func contribute(to layers: inout Layers) {
    guard let current else { return }
    var decoration = Decoration()
    decoration[.animation] = .animation(current)
    layers.add(decoration)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

extension Animation {
  /// The animation of a change that is drawn at once while others are animated.
  fileprivate static let immediate = Animation.linear(duration: 0)
}
