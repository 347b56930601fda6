public import Foundation

/// Converts between the values of a chart and places in its plot: the rectangle in which its marks are drawn.
///
/// A view that reads sizes and places is evaluated again when these change, as with a ``GeometryProxy``.
///
/// ```swift
/// Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Sales", $0.sales)) }
///   .chartOverlay { proxy in
///     Rectangle().fill(.clear).contentShape(Rectangle())
///       .onTapGesture { place in day = proxy.value(atX: place.x) }
///   }
/// ```
public struct ChartProxy {
  let geometry: Geometry
  private let x: ChartScale
  private let y: ChartScale
  private let sectors: [Double]
  private let selections: ChartTraits

  @MainActor
  init(_ drawing: ChartDrawing, _ traits: ChartTraits, geometry: Geometry) {
    self.geometry = geometry
    (x, y, _) = drawing.scales
    sectors = drawing.sectors
    selections = traits
  }

  // MARK: The plot

  /// The size of the plot, in points.
  public var plotSize: CGSize { geometry.size }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { geometry.size }

  /// The rectangle of the plot, which a ``GeometryProxy`` makes its own.
  public var plotFrame: Anchor<CGRect>? { Anchor(geometry: geometry, source: .bounds) }

  /// The rectangle of the plot, which a ``GeometryProxy`` makes its own.
  public var plotAreaFrame: Anchor<CGRect> { Anchor(geometry: geometry, source: .bounds) }

  // MARK: Places of values

  /// The place of a value along the horizontal axis.
  ///
  /// - Parameter value: The value.
  /// - Returns: The distance from the left side of the plot, in points; nil if the axis does not have the value.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    x.place(of: value).map { $0 / 100 * plotSize.width }
  }

  /// The place of a value along the vertical axis.
  ///
  /// - Parameter value: The value.
  /// - Returns: The distance from the top of the plot, in points; nil if the axis does not have the value.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    y.place(of: value).map { (100 - $0) / 100 * plotSize.height }
  }

  /// The place of two values.
  ///
  /// - Parameter position: The value along the horizontal axis, and the one along the vertical axis.
  /// - Returns: The place from the upper left corner of the plot, in points; nil if an axis does not have its value.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// The band of a value along the horizontal axis; where the axis has no bands, the place of the value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The distances from the left side of the plot, in points; nil if the axis does not have the value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value), middle.isFinite else { return nil }
    let half = x.halfBand / 100 * plotSize.width
    return middle - half...middle + half
  }

  /// The band of a value along the vertical axis; where the axis has no bands, the place of the value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The distances from the top of the plot, in points; nil if the axis does not have the value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value), middle.isFinite else { return nil }
    let half = y.halfBand / 100 * plotSize.height
    return middle - half...middle + half
  }

  // MARK: Values at places

  /// The value at a place along the horizontal axis; where the axis has bands, that of the nearest one.
  ///
  /// - Parameters:
  ///   - position: The distance from the left side of the plot, in points.
  ///   - type: The type of the value.
  /// - Returns: The value; nil if the axis has values of another type.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    let width = plotSize.width
    guard width > 0 else { return nil }
    return x.value(at: Double(position / width) * 100).flatMap { P._value(at: $0) }
  }

  /// The value at a place along the vertical axis; where the axis has bands, that of the nearest one.
  ///
  /// - Parameters:
  ///   - position: The distance from the top of the plot, in points.
  ///   - type: The type of the value.
  /// - Returns: The value; nil if the axis has values of another type.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    let height = plotSize.height
    guard height > 0 else { return nil }
    return y.value(at: 100 - Double(position / height) * 100).flatMap { P._value(at: $0) }
  }

  /// The values at a place.
  ///
  /// - Parameters:
  ///   - position: The place from the upper left corner of the plot, in points.
  ///   - type: The types of the value along the horizontal axis and of the one along the vertical axis.
  /// - Returns: The values; nil if an axis has values of another type.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint,
    as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// The angle of a place in a chart of sectors, clockwise from the top.
  ///
  /// - Parameter position: The place from the upper left corner of the plot, in points.
  public func angle(at position: CGPoint) -> Angle {
    let turn = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
    return .radians(Double(turn < 0 ? turn + 2 * .pi : turn))
  }

  /// The value at an angle in a chart of sectors: the sum of the sectors up to there.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise from the top.
  ///   - type: The type of the value.
  /// - Returns: The value; nil if the chart has no sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let total = sectors.reduce(0, +)
    guard total > 0 else { return nil }
    return P._value(at: .number(angle.radians / (2 * .pi) * total))
  }

  // MARK: Selection

  /// Selects the value at a place along the horizontal axis, as the binding of `chartXSelection(value:)` has it.
  ///
  /// - Parameter position: The distance from the left side of the plot, in points.
  @MainActor @preconcurrency
  public func selectXValue(at position: CGFloat) {
    guard plotSize.width > 0 else { return }
    selections.selectX?.choose(x.value(at: Double(position / plotSize.width) * 100))
  }

  /// Selects the value at a place along the vertical axis, as the binding of `chartYSelection(value:)` has it.
  ///
  /// - Parameter position: The distance from the top of the plot, in points.
  @MainActor @preconcurrency
  public func selectYValue(at position: CGFloat) {
    guard plotSize.height > 0 else { return }
    selections.selectY?.choose(y.value(at: 100 - Double(position / plotSize.height) * 100))
  }

  /// Selects the values between two places along the horizontal axis, as the binding of `chartXSelection(range:)` has them.
  ///
  /// - Parameters:
  ///   - start: The distance of one end from the left side of the plot, in points.
  ///   - end: The distance of the other end. Nothing is selected if it is the same.
  @MainActor @preconcurrency
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    let width = plotSize.width
    guard width > 0 else { return }
    selections.selectXRange?.choose(ends(of: x, start, end) { Double($0 / width) * 100 })
  }

  /// Selects the values between two places along the vertical axis, as the binding of `chartYSelection(range:)` has them.
  ///
  /// - Parameters:
  ///   - start: The distance of one end from the top of the plot, in points.
  ///   - end: The distance of the other end. Nothing is selected if it is the same.
  @MainActor @preconcurrency
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    let height = plotSize.height
    guard height > 0 else { return }
    selections.selectYRange?.choose(ends(of: y, start, end) { 100 - Double($0 / height) * 100 })
  }

  /// Selects the sector at an angle, as the binding of `chartAngleSelection(value:)` has it.
  ///
  /// - Parameter angle: The angle, clockwise from the top.
  @MainActor @preconcurrency
  public func selectAngleValue(at angle: Angle) {
    let total = sectors.reduce(0, +)
    guard total > 0 else { return }
    selections.selectAngle?.choose(.number(angle.radians / (2 * .pi) * total))
  }

  private func ends(
    of scale: ChartScale,
    _ start: CGFloat,
    _ end: CGFloat,
    place: (CGFloat) -> Double
  ) -> (ChartDrawing.Value, ChartDrawing.Value)? {
    guard start != end, let first = scale.value(at: place(start)),
      let last = scale.value(at: place(end))
    else { return nil }
    return (first, last)
  }
}

extension ChartScale {
  /// The place of a value; nil if the bands do not have it, or if it is of another type.
  fileprivate func place<P: Plottable>(of value: P) -> Double? {
    let value = value._place
    switch form {
    case .bands(let values): return values.contains(value) ? position(value) : nil
    case .line: return value.number == nil ? nil : position(value)
    }
  }

  /// Half of the width of a band; 0 where there are none.
  var halfBand: Double {
    if case .bands = form { width / 2 } else { 0 }
  }
}
