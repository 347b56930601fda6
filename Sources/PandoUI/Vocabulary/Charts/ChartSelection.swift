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
      traits.selectX = ChartSelection { place in
        value.wrappedValue = place.flatMap { P._value(at: $0) }
      }
    }
  }

  /// Follows the value on the vertical axis at which someone points in the charts in this view.
  ///
  /// ```swift
  /// Chart(cities) { BarMark(x: .value("Sales", $0.sales), y: .value("City", $0.name)) }
  ///   .chartYSelection(value: $city)
  /// ```
  ///
  /// A pointer, a finger and the arrow keys select as for `chartXSelection`.
  ///
  /// - Parameter value: The value, which is only written: nil while nobody points. Where bars lie, it is the band; elsewhere
  ///   it is that of the first mark at the place on the horizontal axis.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.selectY = ChartSelection { place in
        value.wrappedValue = place.flatMap { P._value(at: $0) }
      }
    }
  }
}

extension ChartDrawing {
  /// The values at a place along the axis on which bars stand: of this axis, and of the mark that is nearest.
  ///
  /// - Parameter place: From 0 at the leading side, or at the top where bars lie, to 100.
  package func values(at place: Double) -> (x: Value?, y: Value?) {
    let (x, y, isLying) = scales
    func distance(_ mark: ChartMark) -> Double {
      guard let base = isLying ? mark.y : mark.x else { return .infinity }
      return abs((isLying ? 100 - y.position(base) : x.position(base)) - place)
    }
    let nearest = marks.min { distance($0) < distance($1) }
    return isLying ? (nearest?.x, y.value(at: 100 - place)) : (x.value(at: place), nearest?.y)
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
