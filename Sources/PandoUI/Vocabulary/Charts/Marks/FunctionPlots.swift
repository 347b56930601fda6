/// The arguments for which a function is evaluated: as many as a wide chart has places for.
private func arguments(_ domain: ClosedRange<Double>?) -> [Double] {
  let domain = domain ?? -10...10
  let step = (domain.upperBound - domain.lowerBound) / 200
  return (0...200).map { domain.lowerBound + Double($0) * step }
}

extension [ChartMark] {
  /// The marks as points of a function.
  fileprivate var ofFunction: [ChartMark] {
    map {
      var mark = $0
      mark.isOfFunction = true
      return mark
    }
  }
}

extension LinePlot where DataElement == Never {
  /// Draws the line of a function. Where it has no value, the line has no point.
  ///
  /// - Parameters:
  ///   - x: The name of the argument.
  ///   - y: The name of the value.
  ///   - domain: The first and the last argument; nil for -10 and 10.
  ///   - function: The value for an argument; called once for each point, at once.
  public init<A: StringProtocol, B: StringProtocol>(
    x: A,
    y: B,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    _elements = []
    _marks =
      arguments(domain).map { ($0, function($0)) }
      .filter { $0.1.isFinite }
      .map { .make(.line, .value(x, $0.0), .value(y, $0.1)) }
      .ofFunction
  }

  /// Draws the line that a point follows.
  ///
  /// - Parameters:
  ///   - x: The name of the horizontal axis.
  ///   - y: The name of the vertical axis.
  ///   - t: The name of the argument. It is not shown.
  ///   - domain: The first and the last argument.
  ///   - function: The place for an argument; called once for each point, at once.
  public init<A: StringProtocol, B: StringProtocol, C: StringProtocol>(
    x: A,
    y: B,
    t: C,
    domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    _elements = []
    _marks =
      arguments(domain).map { function($0) }
      .filter { $0.x.isFinite && $0.y.isFinite }
      .map { .make(.line, .value(x, $0.x), .value(y, $0.y)) }
      .ofFunction
  }
}

extension AreaPlot where DataElement == Never {
  /// Fills the area between the line of a function and zero.
  ///
  /// - Parameters:
  ///   - x: The name of the argument.
  ///   - y: The name of the value.
  ///   - domain: The first and the last argument; nil for -10 and 10.
  ///   - function: The value for an argument; called once for each point, at once.
  public init<A: StringProtocol, B: StringProtocol>(
    x: A,
    y: B,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    _elements = []
    _marks =
      arguments(domain).map { ($0, function($0)) }
      .filter { $0.1.isFinite }
      .map { .make(.area, .value(x, $0.0), .value(y, $0.1), stacking: .unstacked) }
      .ofFunction
  }

  /// Fills the area between the lines of two functions.
  ///
  /// - Parameters:
  ///   - x: The name of the argument.
  ///   - yStart: The name of the lower value.
  ///   - yEnd: The name of the upper value.
  ///   - domain: The first and the last argument; nil for -10 and 10.
  ///   - function: The two values for an argument; called once for each point, at once.
  public init<A: StringProtocol, B: StringProtocol, C: StringProtocol>(
    x: A,
    yStart: B,
    yEnd: C,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _elements = []
    _marks =
      arguments(domain).map { ($0, function($0)) }
      .filter { $0.1.yStart.isFinite && $0.1.yEnd.isFinite }
      .map {
        .make(
          .area,
          .value(x, $0.0),
          .value(yStart, $0.1.yStart),
          yEnd: PlottableValue.value(yEnd, $0.1.yEnd).start
        )
      }
      .ofFunction
  }
}
