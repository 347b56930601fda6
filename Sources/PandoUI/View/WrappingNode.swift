/// The node of a view that is drawn as another view, which is made of it.
final class WrappingNode<V: View, Wrapper: View>: Node<V> {
  private let wrap: (V) -> Wrapper
  private var child: Node<Wrapper>!

  init(_ view: V, parent: GraphNode, wrap: @escaping (V) -> Wrapper) {
    self.wrap = wrap
    super.init(parent: parent)
    child = Wrapper._makeNode(wrap(view), parent: self)
  }

  override func update(_ view: V) {
    child.update(wrap(view))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Makes the node of a view that is drawn as another view, which is made of it.
  package static func makeWrappingNode<Wrapper: View>(
    _ view: Self,
    parent: GraphNode,
    wrap: @escaping (Self) -> Wrapper
  ) -> Node<Self> {
    WrappingNode(view, parent: parent, wrap: wrap)
  }
}

/// A view that stands for a value of another type which is in it: the properties of that value are linked
/// as if they were the view's own, and evaluations are counted as its.
@MainActor
package protocol StandIn: View {
  /// The type it stands for.
  static var original: any Any.Type { get }
}

/// Runs `body`, which is not part of the evaluation that is under way: nothing it reads is tracked.
@MainActor
package func outsideOfEvaluation<R>(_ body: () -> R) -> R {
  Evaluation.untracked(body)
}

/// Whether two values say the same, as far as can be told: `Equatable` decides, or the bits.
@MainActor
package func saySame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  Comparison.areSame(lhs, rhs)
}
