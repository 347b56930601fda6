// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

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

@available(
  *,
  unavailable,
  message:
    "Marks stand at values, not at points. Draw in chartOverlay, whose proxy has the plot's size."
)
extension RectangleMark {
  public init(xStart: CGFloat?, xEnd: CGFloat?, yStart: CGFloat?, yEnd: CGFloat?) {
    fatalError("unavailable")
  }
}
