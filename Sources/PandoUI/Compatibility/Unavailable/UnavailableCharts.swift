// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message: "Each mark is drawn by itself. Give the marks opacity, blur and shadow themselves."
)
extension ChartContent {
  public func compositingLayer<V: View>(
    style: @escaping (EmptyView) -> V
  ) -> some ChartContent { self }
}
