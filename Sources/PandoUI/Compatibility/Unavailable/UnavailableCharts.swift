// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// Converts between the values of a chart and positions.
@available(
  *,
  unavailable,
  message:
    "Where the marks of a chart are is known to the renderer only. Draw what is to be seen as marks, with annotation(position:alignment:spacing:content:)."
)
public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public var plotFrame: Anchor<CGRect>? { nil }
  public var plotAreaFrame: Anchor<CGRect> { fatalError("unavailable") }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}

@available(
  *,
  unavailable,
  message:
    "Where the marks of a chart are is known to the renderer only. Draw what is to be seen as marks, with annotation(position:alignment:spacing:content:)."
)
extension View {
  public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> Self { self }
  public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
)
extension View {
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> Self { self }
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
}

/// A shape of one's own for the points of a chart.
@available(
  *,
  unavailable,
  message:
    "Renderers draw the symbols that they know. Use circle, square, triangle, diamond, plus or cross."
)
public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}
