public import Foundation

/// Something that says where an axis begins and ends, or what its categories are.
public protocol ScaleDomain {
  @_documentation(visibility: internal)
  var _domain: [ChartDrawing.Value]? { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// Where the axis begins and ends, or its categories.
  @_documentation(visibility: internal)
  public var _domain: [ChartDrawing.Value]? { [lowerBound._place, upperBound._place] }
}

extension Array: ScaleDomain where Element: Plottable {
  /// Where the axis begins and ends, or its categories.
  @_documentation(visibility: internal)
  public var _domain: [ChartDrawing.Value]? { map { $0._place } }
}

/// Whatever fits the marks.
public struct AutomaticScaleDomain: ScaleDomain {
  /// Where the axis begins and ends, or its categories.
  @_documentation(visibility: internal)
  public var _domain: [ChartDrawing.Value]? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Whatever fits the marks.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// Whatever fits the marks. The renderer decides whether zero is shown.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// How values are spread along an axis.
public struct ScaleType: Hashable, Sendable {
  let name: String
  /// Evenly.
  public static let linear = ScaleType(name: "linear")
  /// By their logarithm; drawn evenly.
  public static let log = ScaleType(name: "log")
  /// By date.
  public static let date = ScaleType(name: "date")
  /// One after the other.
  public static let category = ScaleType(name: "category")
}

extension View {
  /// Sets where the horizontal axis begins and ends, or what its categories are.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.domain = domain._domain }
  }

  /// Sets where the vertical axis begins and ends, or what its categories are.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.domain = domain._domain }
  }

  /// Sets whether the horizontal axis is shown.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.isHidden = visibility == .hidden }
  }

  /// Sets whether the vertical axis is shown.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.isHidden = visibility == .hidden }
  }

  /// Writes words at the horizontal axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.label = labelKey.text() }
  }

  /// Writes words at the horizontal axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.label = String(label) }
  }

  /// Writes words at the vertical axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.label = labelKey.text() }
  }

  /// Writes words at the vertical axis.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.label = String(label) }
  }

  /// Sets whether the series are explained.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartTraits) { $0.showsLegend = visibility != .hidden }
  }

  /// Explains the series. The renderer decides where.
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits) { $0.showsLegend = true }
  }

  /// Sets what each series is drawn with.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let paints = mapping.map { ($0.key._place.name, $0.value._paint()) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, paint) in paints { traits.paints[name] = paint }
    }
  }

  /// Sets what each series is drawn with.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View {
    let paints = zip(domain, range).map { ($0._place.name, $1._paint()) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, paint) in paints { traits.paints[name] = paint }
    }
  }
}
