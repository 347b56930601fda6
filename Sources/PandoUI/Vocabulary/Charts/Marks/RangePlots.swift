public import Foundation

/// A rectangle for each element.
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes rectangles around two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - width: The width.
  ///   - height: The height.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rectangle, x.value($0), y.value($0), width: width == .automatic ? height : width)
    }
  }

  /// Makes rectangles between values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    xStart: PlottableProjection<C.Element, X>,
    xEnd: PlottableProjection<C.Element, X>,
    yStart: PlottableProjection<C.Element, Y>,
    yEnd: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(
        .rectangle,
        xStart.value($0),
        yStart.value($0),
        xEnd: xEnd.value($0).start,
        yEnd: yEnd.value($0).start
      )
    }
  }

  /// Makes rectangles between two values, from bottom to top.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  ///   - width: The width.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    yStart: PlottableProjection<C.Element, Y>,
    yEnd: PlottableProjection<C.Element, Y>,
    width: MarkDimension = .automatic
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rectangle, x.value($0), yStart.value($0), yEnd: yEnd.value($0).start, width: width)
    }
  }

  /// Makes rectangles between two values, from left to right.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - height: The height.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    xStart: PlottableProjection<C.Element, X>,
    xEnd: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>,
    height: MarkDimension = .automatic
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rectangle, xStart.value($0), y.value($0), xEnd: xEnd.value($0).start, width: height)
    }
  }
}

/// A line across the chart for each element.
public struct RulePlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes lines from the bottom of the chart to its top.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  public init<C: RandomAccessCollection, X: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rule, x.value($0), nil as PlottableValue<Int>?)
    }
  }

  /// Makes lines from side to side of the chart.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - y: The place along the vertical axis.
  public init<C: RandomAccessCollection, Y: Plottable>(
    _ data: C,
    y: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rule, nil as PlottableValue<Int>?, y.value($0))
    }
  }

  /// Makes lines between two values, from bottom to top.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    yStart: PlottableProjection<C.Element, Y>,
    yEnd: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rule, x.value($0), yStart.value($0), yEnd: yEnd.value($0).start)
    }
  }

  /// Makes lines between two values, from left to right.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    xStart: PlottableProjection<C.Element, X>,
    xEnd: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.rule, xStart.value($0), y.value($0), xEnd: xEnd.value($0).start)
    }
  }
}

/// A sector of a circle for each element.
public struct SectorPlot<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]

  /// Makes sectors whose angles stand for a value.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - angle: The value; a sector is as large as its share of the sum.
  ///   - innerRadius: The inner radius as a ratio of the outer one; anything else draws a pie.
  ///   - outerRadius: The outer radius as a ratio of that of the chart; anything else reaches the edge.
  ///   - angularInset: The distance from the edges to the next sectors, in points; nil for the default.
  public init<C: RandomAccessCollection, V: Plottable>(
    _ data: C,
    angle: PlottableProjection<C.Element, V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.flatMap {
      SectorMark(
        angle: angle.value($0),
        innerRadius: innerRadius,
        outerRadius: outerRadius,
        angularInset: angularInset
      )._marks
    }
  }
}

extension BarPlot {
  /// Makes upright bars between two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  ///   - width: The width.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    yStart: PlottableProjection<C.Element, Y>,
    yEnd: PlottableProjection<C.Element, Y>,
    width: MarkDimension = .automatic
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.bar, x.value($0), yStart.value($0), yEnd: yEnd.value($0).start, width: width)
    }
  }

  /// Makes horizontal bars between two values.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - height: The height.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    xStart: PlottableProjection<C.Element, X>,
    xEnd: PlottableProjection<C.Element, X>,
    y: PlottableProjection<C.Element, Y>,
    height: MarkDimension = .automatic
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.bar, xStart.value($0), y.value($0), xEnd: xEnd.value($0).start, width: height)
    }
  }
}

extension AreaPlot {
  /// Makes an area between two lines.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  public init<C: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: C,
    x: PlottableProjection<C.Element, X>,
    yStart: PlottableProjection<C.Element, Y>,
    yEnd: PlottableProjection<C.Element, Y>
  ) where C.Element == DataElement {
    _elements = Array(data)
    _marks = _elements.map {
      .make(.area, x.value($0), yStart.value($0), yEnd: yEnd.value($0).start)
    }
  }
}
