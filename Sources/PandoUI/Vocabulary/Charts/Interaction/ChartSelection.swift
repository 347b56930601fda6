import Foundation

extension View {
  /// Follows the value on the horizontal axis at which the user points in the charts in this view.
  ///
  /// ```swift
  /// Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Sales", $0.sales)) }
  ///   .chartXSelection(value: $day)
  /// ```
  ///
  /// A pointer selects where it is over the chart, a finger where it lies, and the arrow keys go from
  /// one value to the next while the chart has the focus.
  ///
  /// - Parameter value: The value, which is only written: nil while the pointer is elsewhere. Where the axis has
  ///   bands, it is that of the nearest one.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.selectX = ChartSelection { place in
        value.wrappedValue = place.flatMap { P._value(at: $0) }
      }
    }
  }

  /// Follows the value on the vertical axis at which the user points in the charts in this view.
  ///
  /// ```swift
  /// Chart(cities) { BarMark(x: .value("Sales", $0.sales), y: .value("City", $0.name)) }
  ///   .chartYSelection(value: $city)
  /// ```
  ///
  /// A pointer, a finger and the arrow keys select as for `chartXSelection`.
  ///
  /// - Parameter value: The value, which is only written: nil while the pointer is elsewhere. Where bars lie, it is the
  ///   band; elsewhere it is that of the first mark at the place on the horizontal axis.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.selectY = ChartSelection { place in
        value.wrappedValue = place.flatMap { P._value(at: $0) }
      }
    }
  }
}

extension View {
  /// Follows the values of the horizontal axis over which the user drags in the charts in this
  /// view.
  ///
  /// ```swift
  /// Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Sales", $0.sales)) }
  ///   .chartXSelection(range: $days)
  /// ```
  ///
  /// A pointer or a finger selects from where it is pressed to where it is. A press without a movement selects nothing.
  ///
  /// - Parameter range: The values, which are only written: nil after a press without a movement.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    transformEnvironment(\.chartTraits) { $0.selectXRange = ChartRangeSelection(range) }
      .chartGesture { proxy in
        dragGesture { proxy.selectXRange(from: $0.x, to: $1.x) }
      }
  }

  /// Follows the values of the vertical axis over which the user drags in the charts in this view.
  ///
  /// - Parameter range: The values, which are only written: nil after a press without a movement.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    transformEnvironment(\.chartTraits) { $0.selectYRange = ChartRangeSelection(range) }
      .chartGesture { proxy in
        dragGesture { proxy.selectYRange(from: $0.y, to: $1.y) }
      }
  }

  private func dragGesture(
    _ select: @escaping @MainActor (CGPoint, CGPoint) -> Void
  ) -> some Gesture {
    DragGesture(minimumDistance: 0).onChanged { select($0.startLocation, $0.location) }
  }

  /// Follows the sector at which the user points in the charts in this view.
  ///
  /// - Parameter value: The sum of the sectors up to the middle of this one, which is only written: nil while the
  ///   pointer is elsewhere.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.selectAngle = ChartSelection { place in
        value.wrappedValue = place.flatMap { P._value(at: $0) }
      }
    }
  }
}

extension ChartDrawing {
  /// The values at a place along the axis on which bars stand: the value of that axis there, and the value of the
  /// nearest mark on the other axis.
  ///
  /// - Parameter place: From 0 at the leading side, or at the top where bars lie, to 100.
  package func values(at place: Double) -> (x: Value?, y: Value?) {
    let (x, y, hasHorizontalBars) = scales
    func distance(_ mark: ChartMark) -> Double {
      guard let base = hasHorizontalBars ? mark.y : mark.x else { return .infinity }
      return abs((hasHorizontalBars ? 100 - y.position(base) : x.position(base)) - place)
    }
    let nearest = marks.min { distance($0) < distance($1) }
    return hasHorizontalBars
      ? (nearest?.x, y.value(at: 100 - place)) : (x.value(at: place), nearest?.y)
  }
}

/// A closure that takes the value at which the user points in a chart.
struct ChartSelection: Equatable {
  let choose: (ChartDrawing.Value?) -> Void

  init(_ choose: @escaping (ChartDrawing.Value?) -> Void) {
    self.choose = choose
  }

  /// Closures cannot be compared, and a new one may write somewhere else.
  static func == (lhs: ChartSelection, rhs: ChartSelection) -> Bool { false }
}

/// A closure that takes the two values between which the user drags in a chart; nil after a press without a movement.
struct ChartRangeSelection: Equatable {
  let choose: ((ChartDrawing.Value, ChartDrawing.Value)?) -> Void

  init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    choose = { ends in
      guard let ends, let start = P._value(at: ends.0), let end = P._value(at: ends.1) else {
        range.wrappedValue = nil
        return
      }
      range.wrappedValue = min(start, end)...max(start, end)
    }
  }

  /// Closures cannot be compared, and a new one may write somewhere else.
  static func == (lhs: ChartRangeSelection, rhs: ChartRangeSelection) -> Bool { false }
}
