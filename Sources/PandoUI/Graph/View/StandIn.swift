extension View {
  /// Makes the node of a view that is drawn as a wrapper view made from it.
  package static func makeWrappingNode<Wrapper: View>(
    _ view: Self,
    parent: GraphNode,
    wrap: @escaping (Self) -> Wrapper
  ) -> Node<Self> {
    WrapperNode(view, parent: parent, content: wrap)
  }
}

/// A view that represents a stored value of another type. The value's properties are linked as if
/// they were the view's own, and evaluations are counted under the value's type.
@MainActor
package protocol StandIn: View {
  /// The type of the value.
  static var original: any Any.Type { get }
}

/// Runs `body` outside of the present evaluation, so that its reads are not tracked.
@MainActor
package func outsideOfEvaluation<R>(_ body: () -> R) -> R {
  Evaluation.untracked(body)
}

/// Whether two values are equal, as far as `Equatable` or their bits can decide.
@MainActor
package func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  Comparison.areSame(lhs, rhs)
}
