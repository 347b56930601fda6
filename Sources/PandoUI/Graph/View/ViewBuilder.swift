/// Builds views from a list of statements. A ``View/body`` and most closures that return views use
/// it.
///
/// It supports any number of children, `if`, `if let`, `switch`, `if #available` and `let`. Instead
/// of loops use ``ForEach``, which gives its children identities.
@resultBuilder
public struct ViewBuilder {
  /// An unchanged view, so that a compiler error is reported at its expression.
  ///
  /// - Parameter content: The view that the expression returns.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// An empty view.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One child.
  ///
  /// - Parameter content: The only view of the block.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several children.
  ///
  /// - Parameter content: The views of the block, in order.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter content: The view of the branch; nil if the condition is false.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  ///
  /// - Parameter first: The view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The other branch of an `if` or `switch`.
  ///
  /// - Parameter second: The view of the other branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// The body of an `if #available`.
  ///
  /// - Parameter content: The view, whose type is erased because an older system may not know it.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
