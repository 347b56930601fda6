/// A line through a value of each element, or the line of a function.
public struct LinePlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes a line of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map { .make(.line, x.value($0), y.value($0)) }
  }

  /// Makes several lines of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - series: The property that says which line a point belongs to.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>,
    series: PlottableProjection<C.Element, S>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.line, x.value($0), y.value($0), series: series.value($0).name)
    }
  }
}

/// A bar for each element.
public struct BarPlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes bars of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - width: The width in points; the browser chooses it.
  ///   - height: The height in points; the browser chooses it.
  ///   - stacking: Whether bars at one place are stacked or drawn in front of each other.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(
        .bar,
        x.value($0),
        y.value($0),
        width: width == .automatic ? height : width,
        stacking: stacking
      )
    }
  }
}

/// A point for each element.
public struct PointPlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes points of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map { .make(.point, x.value($0), y.value($0)) }
  }
}

/// The area below a value of each element, or below the line of a function.
public struct AreaPlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes an area of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - stacking: Whether areas of several series are stacked.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map { .make(.area, x.value($0), y.value($0), stacking: stacking) }
  }
}
