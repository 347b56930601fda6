public import Foundation

/// What knows where in a chart a value is.
@available(
  *,
  unavailable,
  message:
    "Where the marks of a chart are is known to the renderer only. Draw what is to be seen as marks, with annotation(position:alignment:spacing:content:)."
)
public struct ChartProxy {
  /// How large the field of the marks is.
  public var plotSize: CGSize { .zero }
  /// The field of the marks.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// The field of the marks.
  public var plotAreaFrame: Anchor<CGRect> { .init() }

  /// Not available.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }

  /// Not available.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }

  /// Not available.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }

  /// Not available.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Where the marks of a chart are is known to the renderer only. Draw what is to be seen as marks, with annotation(position:alignment:spacing:content:)."
  )
  public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Where the marks of a chart are is known to the renderer only. Draw what is to be seen as marks, with annotation(position:alignment:spacing:content:)."
  )
  public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
  )
  public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
  )
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
  )
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
  )
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
  )
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers do not tell what in a chart was pressed. Use a Picker, or buttons, that select a value."
  )
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
}
