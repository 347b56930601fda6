public import Foundation

/// Marks that are made of a collection, one for each element.
public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement

  /// The elements, one for each mark. Empty for a plot of a function.
  @_documentation(visibility: internal)
  var _elements: [DataElement] { get }
}

/// Marks of a collection that a modifier changed, each after its element.
public struct _VectorizedMarks<DataElement>: VectorizedChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]
  /// The elements.
  @_documentation(visibility: internal)
  public let _elements: [DataElement]
}

extension VectorizedChartContent {
  private func changingEach(
    _ change: (inout ChartMark, DataElement) -> Void
  ) -> _VectorizedMarks<DataElement> {
    var marks = _marks
    for (index, element) in zip(marks.indices, _elements) { change(&marks[index], element) }
    return _VectorizedMarks(_marks: marks, _elements: _elements)
  }

  /// Puts each mark into a series. Each series has a colour.
  ///
  /// - Parameter value: The property whose words name the series.
  public func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      guard mark.series == nil else { return }
      let value = value.value(element)
      mark.series = value.name
      mark.seriesNumber = value.start.number
    }
  }

  /// Sets the paint of each mark.
  ///
  /// - Parameter style: The property with the paint, unless a mark has one.
  public func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.paint = $0.paint ?? $1[keyPath: style]._paint() }
  }

  /// Makes each mark translucent.
  ///
  /// - Parameter opacity: The property from 0 for clear to 1 for opaque, multiplied with opacities further in.
  public func opacity(
    _ opacity: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.opacity *= $1[keyPath: opacity] }
  }

  /// Sets the stroke of each line.
  ///
  /// - Parameter style: The property with the stroke, of which the width and the dashes count, in points.
  public func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach {
      $0.width = $1[keyPath: style].lineWidth
      $0.dash = $1[keyPath: style].dash
    }
  }

  /// Puts each mark into a series, whose lines have a stroke of their own.
  ///
  /// - Parameter value: The property whose words name the series, unless a mark has one.
  public func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let name = value.value(element).name
      mark.series = mark.series ?? name
      if mark.kind == .line || mark.kind == .rule { mark.strokeName = mark.strokeName ?? name }
    }
  }

  /// Puts each mark into a series whose bars are beside the bars of other series.
  ///
  /// - Parameters:
  ///   - value: The property whose words name the place of the bars, and the series, unless a mark has one.
  ///   - axis: No effect here.
  ///   - span: No effect here: renderers choose the width.
  public func position<P: Plottable>(
    by value: PlottableProjection<DataElement, P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let name = value.value(element).name
      mark.series = mark.series ?? name
      mark.place = mark.place ?? name
      mark.isStacked = false
    }
  }

  /// Sets the symbol at each point.
  ///
  /// - Parameter symbol: The property with the symbol.
  public func symbol(
    _ symbol: KeyPath<DataElement, BasicChartSymbolShape>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach {
      $0.symbol = $1[keyPath: symbol].symbol
      $0.symbolStroke = $1[keyPath: symbol].lineWidth
    }
  }

  /// Puts each mark into a series, with a symbol of its own.
  ///
  /// - Parameter value: The property whose words name the series, unless a mark has one.
  public func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { mark, element in
      let name = value.value(element).name
      mark.series = mark.series ?? name
      mark.symbolName = mark.symbolName ?? name
    }
  }

  /// Sets the size of each symbol by area.
  ///
  /// - Parameter size: The property with the area in square points; the symbol is as wide as its square root.
  public func symbolSize(
    _ size: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach {
      let width = max($1[keyPath: size], 0).squareRoot()
      if $0.kind == .point { $0.width = width }
      if $0.kind == .line { $0.symbolSize = width }
    }
  }

  /// Sets the size of each symbol by a value: the larger the value, the larger the area.
  ///
  /// - Parameter value: The property with the value.
  public func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changingEach { $0.symbolSizeValue = $0.symbolSizeValue ?? value.value($1).start }
  }
}
