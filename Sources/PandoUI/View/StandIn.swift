extension View {
  /// Makes the node of a view that is drawn as another view, which is made of it.
  package static func makeWrappingNode<Wrapper: View>(
    _ view: Self,
    parent: GraphNode,
    wrap: @escaping (Self) -> Wrapper
  ) -> Node<Self> {
    WrapperNode(view, parent: parent, content: wrap)
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
