/// The values where an axis begins and ends, or its categories.
public protocol ScaleDomain {
  @_documentation(visibility: internal)
  var _domain: [ChartDrawing.Value]? { get }
  @_documentation(visibility: internal)
  var _includesZero: Bool? { get }
  @_documentation(visibility: internal)
  var _isReversed: Bool { get }
  @_documentation(visibility: internal)
  var _change: (([ChartDrawing.Value]) -> [ChartDrawing.Value])? { get }
}

extension ScaleDomain {
  /// Whether an axis that fits its marks shows 0.
  @_documentation(visibility: internal)
  public var _includesZero: Bool? { nil }
  /// Whether the axis runs from its end to its beginning.
  @_documentation(visibility: internal)
  public var _isReversed: Bool { false }
  /// Changes the values that the axis would show by default.
  @_documentation(visibility: internal)
  public var _change: (([ChartDrawing.Value]) -> [ChartDrawing.Value])? { nil }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// The ends of the axis, or its categories.
  @_documentation(visibility: internal)
  public var _domain: [ChartDrawing.Value]? { [lowerBound._place, upperBound._place] }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The ends of the axis, or its categories.
  @_documentation(visibility: internal)
  public var _domain: [ChartDrawing.Value]? { map { $0._place } }
}

/// A domain that fits the marks.
public struct AutomaticScaleDomain: ScaleDomain {
  /// Whether the axis shows 0; nil where the marks decide.
  @_documentation(visibility: internal)
  public var _includesZero: Bool?
  /// Whether the axis runs from its end to its beginning.
  @_documentation(visibility: internal)
  public var _isReversed = false
  /// Changes the values that the axis would show by default.
  @_documentation(visibility: internal)
  public var _change: (([ChartDrawing.Value]) -> [ChartDrawing.Value])?

  /// The ends of the axis, or its categories.
  @_documentation(visibility: internal)
  public var _domain: [ChartDrawing.Value]? { nil }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// A domain that fits the marks.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  /// A domain that fits the marks.
  ///
  /// - Parameters:
  ///   - includesZero: Whether the axis shows 0; nil where the marks decide: bars and areas begin there.
  ///   - reversed: Whether the axis runs from its end to its beginning; nil for no.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_includesZero: includesZero, _isReversed: reversed ?? false)
  }

  /// A domain that fits the marks, changed by the application.
  ///
  /// ```swift
  /// .chartXScale(domain: .automatic(dataType: String.self) { $0.sort() })
  /// ```
  ///
  /// - Parameters:
  ///   - includesZero: Whether the axis shows 0; nil where the marks decide: bars and areas begin there.
  ///   - reversed: Whether the axis runs from its end to its beginning; nil for no.
  ///   - dataType: The type of the values along the axis.
  ///   - modifyInferredDomain: Changes the domain: all categories in their order, or the first and the last value. It is called
  ///     when the chart is evaluated.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var domain = AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
    domain._change = { values in
      var own = values.compactMap { DataValue._value(at: $0) }
      if includesZero == true, let zero = DataValue._value(at: .number(0)) { own.append(zero) }
      modifyInferredDomain(&own)
      return own.map(\._place)
    }
    return domain
  }
}

/// The application's change of the default domain of an axis.
struct DomainChange: Equatable {
  let change: ([ChartDrawing.Value]) -> [ChartDrawing.Value]

  init?(_ change: (([ChartDrawing.Value]) -> [ChartDrawing.Value])?) {
    guard let change else { return nil }
    self.change = change
  }

  /// Closures cannot be compared, and a new one may make something else.
  static func == (lhs: DomainChange, rhs: DomainChange) -> Bool { false }
}

extension ChartDrawing.Axis {
  /// Takes the application's settings of the scale.
  mutating func spread<D: ScaleDomain>(over domain: D, _ type: ScaleType?) {
    self.domain = domain._domain
    includesZero = domain._includesZero
    isReversed = domain._isReversed
    spread(type)
  }

  /// Takes how values are spread; nil changes nothing.
  mutating func spread(_ type: ScaleType?) {
    if let type { isLogarithmic = type == .log || type == .symmetricLog }
  }
}

/// The spacing of values along an axis.
public struct ScaleType: Hashable, Sendable {
  let name: String
  /// Evenly.
  public static let linear = ScaleType(name: "linear")
  /// By their logarithm; numbers without one are at the beginning of the axis.
  public static let log = ScaleType(name: "log")
  /// By their logarithm, as ``log``.
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  /// By their square root. Here they are spread evenly.
  public static let squareRoot = ScaleType(name: "squareRoot")
  /// By date.
  public static let date = ScaleType(name: "date")
  /// Categories, one after the other.
  public static let category = ScaleType(name: "category")
}
