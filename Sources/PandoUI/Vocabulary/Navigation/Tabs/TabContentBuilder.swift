/// Builds the tabs of a tab view from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab as it is.
  ///
  /// - Parameter content: The tab of one statement.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content { content }

  /// The first tab.
  ///
  /// - Parameter content: The tab of the first statement.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(
    first content: Content
  ) -> Content { content }

  /// The tabs so far, and the next one.
  ///
  /// - Parameters:
  ///   - accumulated: The tabs so far.
  ///   - next: The tab of the next statement.
  public static func buildPartialBlock<
    Accumulated: TabContent<TabValue>,
    Next: TabContent<TabValue>
  >(
    accumulated: Accumulated,
    next: Next
  ) -> TabViews<TabValue> {
    TabViews(
      views: AnyView(
        TupleView(Accumulated._tabs(of: accumulated), Next._tabs(of: next))
      )
    )
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter content: The tab; nil if the condition is false.
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> OptionalTab<Content> {
    OptionalTab(content: content)
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The tab of the branch.
  public static func buildEither<First: TabContent<TabValue>>(
    first: First
  ) -> TabViews<TabValue> {
    TabViews(views: AnyView(ToolbarBranch(isFirst: true, views: First._tabs(of: first))))
  }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The tab of the branch.
  public static func buildEither<Second: TabContent<TabValue>>(
    second: Second
  ) -> TabViews<TabValue> {
    TabViews(views: AnyView(ToolbarBranch(isFirst: false, views: Second._tabs(of: second))))
  }
}
