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

/// What a view at a mark is made for.
@available(
  *,
  unavailable,
  message: "Only the browser knows how large a mark is. Leave the parameter of the closure out."
)
public struct AnnotationContext {
  public var targetSize: CGSize { .zero }
}

@available(
  *,
  unavailable,
  message: "Only the browser knows how large a mark is. Leave the parameter of the closure out."
)
extension ChartContent {
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent { self }
}
