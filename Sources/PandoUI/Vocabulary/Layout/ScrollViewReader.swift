/// Content that receives a proxy for scrolling.
///
/// - Important: There is no message yet that asks a renderer to scroll:
///   ``ScrollViewProxy/scrollTo(_:anchor:)`` does nothing. Give a view the focus instead: renderers
///   scroll the focused view into sight.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content with a proxy for scrolling.
  ///
  /// - Parameter content: Makes the content at each evaluation.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy for scrolling, which does nothing yet.
public struct ScrollViewProxy: Sendable {
  /// Does nothing; see ``ScrollViewReader``.
  ///
  /// - Parameters:
  ///   - id: Has no effect.
  ///   - anchor: Has no effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
