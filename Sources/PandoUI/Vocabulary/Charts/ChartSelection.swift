extension View {
  /// Follows the value on the horizontal axis at which someone points in the charts in this view.
  ///
  /// ```swift
  /// Chart(days) { LineMark(x: .value("Day", $0.date), y: .value("Sales", $0.sales)) }
  ///   .chartXSelection(value: $day)
  /// ```
  ///
  /// A pointer selects where it is over the chart, a finger where it lies, and the arrow keys go from
  /// one value to the next while the chart has the focus.
  ///
  /// - Parameter value: The value, which is only written: nil while nobody points. Where the axis has
  ///   bands, it is that of the nearest one.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.select = ChartSelection { place in
        value.wrappedValue = place.flatMap { P._value(at: $0) }
      }
    }
  }
}

/// Who is told of the value at which someone points in a chart.
struct ChartSelection: Equatable {
  let choose: (ChartDrawing.Value?) -> Void

  init(_ choose: @escaping (ChartDrawing.Value?) -> Void) {
    self.choose = choose
  }

  /// Closures are not compared: one that is new may write somewhere else.
  static func == (lhs: ChartSelection, rhs: ChartSelection) -> Bool { false }
}
