/// What of each element of a collection is drawn.
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>

  /// Says what is drawn.
  ///
  /// - Parameters:
  ///   - labelKey: The name of the quantity, as a localization key.
  ///   - keyPath: The property that is drawn.
  public static func value(
    _ labelKey: LocalizedStringKey,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> Self {
    Self { .value(labelKey, $0[keyPath: keyPath]) }
  }

  /// Says what is drawn.
  ///
  /// - Parameters:
  ///   - label: The name of the quantity.
  ///   - keyPath: The property that is drawn.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S,
    _ keyPath: KeyPath<DataElement, Value>
  ) -> Self {
    Self { .value(label, $0[keyPath: keyPath]) }
  }
}

/// Marks that are made of a collection, one for each element.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement

  /// The elements, one for each mark. Empty for a plot of a function.
  @_documentation(visibility: internal)
  var _elements: [DataElement] { get }
}

extension VectorizedChartContent {
  /// Puts each mark into a series. Each series has a colour.
  ///
  /// - Parameter value: The property whose words name the series.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some ChartContent {
    var marks = _marks
    for (index, element) in zip(marks.indices, _elements) where marks[index].series == nil {
      let value = value.value(element)
      marks[index].series = value.name
      marks[index].seriesNumber = value.start.number
    }
    return _ChartMarks(_marks: marks)
  }
}

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
