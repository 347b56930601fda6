public import Foundation

/// The part of a chart's plot that the values of an axis take.
public protocol PositionScaleRange {
  /// The room before the first value and behind the last one, in points.
  @_documentation(visibility: internal)
  var _padding: PlotDimensionScaleRange { get }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
  /// The room before the first value. Only the renderer knows how much is left behind the last one.
  @_documentation(visibility: internal)
  public var _padding: PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: Swift.max(lowerBound, 0), end: 0)
  }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: Self { Self(start: 0, end: 0) }

  /// The plot without room at its ends.
  ///
  /// - Parameter padding: The room at both ends, in points.
  public static func plotDimension(padding: CGFloat) -> Self { Self(start: padding, end: padding) }

  /// The plot without room at its ends.
  ///
  /// - Parameters:
  ///   - startPadding: The room before the first value, in points: at the left side, or at the lower one.
  ///   - endPadding: The room behind the last value, in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self(start: startPadding, end: endPadding)
  }
}

/// The part of a chart's plot that an axis takes.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
  let start: CGFloat
  let end: CGFloat

  /// The room before the first value and behind the last one.
  @_documentation(visibility: internal)
  public var _padding: PlotDimensionScaleRange { self }
}

extension ChartDrawing.Axis {
  /// Takes the part of the plot that the values have.
  mutating func take(_ range: some PositionScaleRange) {
    let padding = range._padding
    (startPadding, endPadding) = (Double(padding.start), Double(padding.end))
  }
}

extension View {
  /// Sets the ends of the horizontal axis, or its categories, and how much of the plot it takes.
  ///
  /// ```swift
  /// .chartXScale(domain: days, range: .plotDimension(padding: 20))
  /// ```
  ///
  /// - Parameters:
  ///   - domain: The first and the last value, or all categories in their order.
  ///   - range: The room at the ends. Lines across it reach from side to side. A range of points says where it begins, and not
  ///     where it ends.
  ///   - type: How numbers are spread; nil for evenly.
  public func chartXScale<D: ScaleDomain>(
    domain: D,
    range: some PositionScaleRange,
    type: ScaleType? = nil
  ) -> some View { chartXScale(range: range).chartXScale(domain: domain, type: type) }

  /// Sets the ends of the vertical axis, or its categories, and how much of the plot it takes.
  ///
  /// - Parameters:
  ///   - domain: The first and the last value, or all categories in their order.
  ///   - range: The room at the ends. A range of points says where it begins, and not where it ends.
  ///   - type: How numbers are spread; nil for evenly.
  public func chartYScale<D: ScaleDomain>(
    domain: D,
    range: some PositionScaleRange,
    type: ScaleType? = nil
  ) -> some View { chartYScale(range: range).chartYScale(domain: domain, type: type) }

  /// Sets how much of the plot the horizontal axis takes.
  ///
  /// - Parameters:
  ///   - range: The room at the ends. A range of points says where it begins, and not where it ends.
  ///   - type: How numbers are spread, as in `chartXScale(type:)`.
  public func chartXScale(
    range: some PositionScaleRange,
    type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) {
      $0.take(range)
      $0.spread(type)
    }
  }

  /// Sets how much of the plot the vertical axis takes.
  ///
  /// - Parameters:
  ///   - range: The room at the ends. A range of points says where it begins, and not where it ends.
  ///   - type: How numbers are spread, as in `chartYScale(type:)`.
  public func chartYScale(
    range: some PositionScaleRange,
    type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) {
      $0.take(range)
      $0.spread(type)
    }
  }
}
