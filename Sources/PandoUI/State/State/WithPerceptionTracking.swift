/// Evaluates its content separately, so that the models it reads affect only this content.
///
/// Every body is tracked anyway. The type exists for code that was written for systems without
/// Observation.
public struct WithPerceptionTracking<Content> {
  let content: () -> Content
}

extension WithPerceptionTracking: View where Content: View {
  /// Tracks what `content` reads.
  ///
  /// - Parameter content: The content; evaluated separately from the view around it.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { Deferred(content: content) }
}
