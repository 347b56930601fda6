public import Foundation

/// Where the values of an axis are in the field of a chart.
///
/// It changes nothing here: renderers decide how much room there is around marks.
public protocol PositionScaleRange {}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole field.
  public static var plotDimension: Self { Self() }

  /// The field without room at its ends.
  ///
  /// - Parameter padding: No effect here: renderers decide how much room there is.
  public static func plotDimension(padding: CGFloat) -> Self { Self() }

  /// The field without room at its ends.
  ///
  /// - Parameters:
  ///   - startPadding: No effect here: renderers decide how much room there is.
  ///   - endPadding: No effect here: renderers decide how much room there is.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self()
  }
}

/// How much of the field of a chart an axis takes.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  init() {}
}

extension View {
  /// Sets the ends of the horizontal axis, or its categories.
  ///
  /// - Parameters:
  ///   - domain: The first and the last value, or all categories in their order.
  ///   - range: No effect here: renderers decide how much room there is around marks.
  ///   - type: How numbers are spread; nil for evenly.
  public func chartXScale<D: ScaleDomain>(
    domain: D,
    range: some PositionScaleRange,
    type: ScaleType? = nil
  ) -> some View { chartXScale(domain: domain, type: type) }

  /// Sets the ends of the vertical axis, or its categories.
  ///
  /// - Parameters:
  ///   - domain: The first and the last value, or all categories in their order.
  ///   - range: No effect here: renderers decide how much room there is around marks.
  ///   - type: How numbers are spread; nil for evenly.
  public func chartYScale<D: ScaleDomain>(
    domain: D,
    range: some PositionScaleRange,
    type: ScaleType? = nil
  ) -> some View { chartYScale(domain: domain, type: type) }
}
