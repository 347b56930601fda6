/// Builds views from a list of statements. A ``View/body`` and most closures that return views use it.
///
/// It supports any number of children, `if`, `if let`, `switch`, `if #available` and `let`. Instead of
/// loops use ``ForEach``, which gives its children identities.
@resultBuilder
public struct ViewBuilder {
  /// An unchanged view, so that a compiler error is reported at its expression.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// An empty view.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One child.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several children.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without an `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.first(first))
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(.second(second))
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
