/// Content that is given a way to ask for scrolling.
///
/// - Important: Scrolling is the renderer's, and there is no message to it that asks for it yet:
///   ``ScrollViewProxy/scrollTo(_:anchor:)`` does nothing. What is to be in sight can be given the
///   focus instead, which every renderer brings into sight.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can ask for scrolling.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A way to ask for scrolling.
public struct ScrollViewProxy: Sendable {
  /// Does nothing; see ``ScrollViewReader``.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
