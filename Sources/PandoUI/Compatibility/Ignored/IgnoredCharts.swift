public import Foundation

extension View {
  /// No effect here: renderers choose the symbols of series.
  ///
  /// - Parameter domain: The values between which symbols grow.
  public func chartSymbolSizeScale<D: ScaleDomain>(domain: D) -> some View { self }

  /// No effect here: renderers decide how axes are drawn.
  ///
  /// - Parameter content: Makes the axis that is drawn from the plain one. It is never called.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }

  /// No effect here: renderers decide how axes are drawn.
  ///
  /// - Parameter content: Makes the axis that is drawn from the plain one. It is never called.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }
}

extension ChartContent {
  /// No effect here: marks begin and end where their values are.
  ///
  /// - Parameters:
  ///   - x: How far the marks are moved to the right, in points.
  ///   - yStart: How far their beginning is moved down, in points.
  ///   - yEnd: How far their end is moved down, in points.
  @_disfavoredOverload
  public func offset(
    x: CGFloat = 0,
    yStart: CGFloat = 0,
    yEnd: CGFloat = 0
  ) -> some ChartContent { self }

  /// No effect here: marks begin and end where their values are.
  ///
  /// - Parameters:
  ///   - xStart: How far their beginning is moved to the right, in points.
  ///   - xEnd: How far their end is moved to the right, in points.
  ///   - y: How far the marks are moved down, in points.
  @_disfavoredOverload
  public func offset(
    xStart: CGFloat = 0,
    xEnd: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }
}

extension ChartContent {
  /// No effect here: each mark is drawn with its own opacity, blur and shadow.
  public func compositingLayer() -> some ChartContent { self }
}

extension AxisMark {
  /// No effect here: marks stand where their values are.
  ///
  /// - Parameters:
  ///   - x: How far the mark is moved to the right, in points.
  ///   - y: How far the mark is moved down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
}
