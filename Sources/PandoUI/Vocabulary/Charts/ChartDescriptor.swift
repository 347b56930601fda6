// The types for charts of the framework Accessibility, which come with SwiftUI's import.

/// A type that describes a chart to assistive technology.
public protocol AXChartDescriptorRepresentable {
  /// Makes the description.
  @MainActor @preconcurrency func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description. It is never called: the description is made anew.
  ///
  /// - Parameter descriptor: The description.
  @MainActor @preconcurrency func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  ///
  /// - Parameter descriptor: The description.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart for screen readers, which say the title, then the summary. The values come from the marks.
  ///
  /// - Parameter representable: Makes the description, when this view is made.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    let (title, summary) = (descriptor.title ?? "", descriptor.summary ?? "")
    return accessibilityLabel(Text(verbatim: title), isEnabled: !title.isEmpty)
      .accessibilityHint(Text(verbatim: summary), isEnabled: !summary.isEmpty)
  }
}

/// The description of a chart.
public final class AXChartDescriptor {
  /// The name of the chart.
  public var title: String?
  /// A sentence on what the chart shows.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The values.
  public var series: [AXDataSeriesDescriptor]

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - title: The name of the chart.
  ///   - summary: The message of the chart, in a sentence.
  ///   - xAxis: The horizontal axis.
  ///   - yAxis: The vertical axis.
  ///   - additionalAxes: Further axes.
  ///   - series: The values.
  public init(
    title: String?,
    summary: String?,
    xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a described chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The name of the axis.
  var title: String { get set }
}

/// An axis with numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The spacing of numbers along an axis.
  public enum ScaleType: Int, Sendable {
    case linear, log10, ln
  }

  /// The name of the axis.
  public var title: String
  /// The first and the last number.
  public var range: ClosedRange<Double>
  /// The values of its grid lines.
  public var gridlinePositions: [Double]
  /// How numbers are read aloud.
  public var valueDescriptionProvider: (Double) -> String
  /// The spacing of numbers along an axis.
  public var scaleType = ScaleType.linear

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - title: The name of the axis.
  ///   - range: The first and the last number.
  ///   - gridlinePositions: The values of its grid lines.
  ///   - valueDescriptionProvider: How numbers are read aloud.
  public init(
    title: String,
    range: ClosedRange<Double>,
    gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis with categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The name of the axis.
  public var title: String
  /// The categories in their order.
  public var categoryOrder: [String]

  /// Makes an axis.
  ///
  /// - Parameters:
  ///   - title: The name of the axis.
  ///   - categoryOrder: The categories in their order.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A series of a described chart.
public final class AXDataSeriesDescriptor {
  /// The name of the series.
  public var name: String?
  /// Whether its values are joined.
  public var isContinuous: Bool
  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Makes a series.
  ///
  /// - Parameters:
  ///   - name: The name of the series.
  ///   - isContinuous: Whether its values are joined.
  ///   - dataPoints: The values.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A value of a described chart.
public final class AXDataPoint {
  /// A value along an axis.
  public enum Value {
    case number(Double)
    case category(String)
  }

  /// The place along the horizontal axis.
  public var xValue: Value
  /// The place along the vertical axis.
  public var yValue: Double?
  /// The places along further axes.
  public var additionalValues: [Value]
  /// The name of the value.
  public var label: String?

  /// Makes a value.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - additionalValues: The places along further axes.
  ///   - label: The name of the value.
  public init(x: Double, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Makes a value of a category.
  ///
  /// - Parameters:
  ///   - x: The category.
  ///   - y: The place along the vertical axis.
  ///   - additionalValues: The places along further axes.
  ///   - label: The name of the value.
  public init(x: String, y: Double?, additionalValues: [Value] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y
    self.additionalValues = additionalValues
    self.label = label
  }
}
