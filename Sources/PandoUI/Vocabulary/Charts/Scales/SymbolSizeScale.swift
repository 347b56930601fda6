public import Foundation

/// The areas of symbols, by the values that they stand for.
struct SymbolSizeScale: Equatable {
  /// The smallest and the largest value; nil for those of the marks.
  var domain: ClosedRange<Double>?
  /// The areas of the smallest and the largest value, in square points.
  var range: ClosedRange<CGFloat> = 20...400
  /// The areas of single values, by their words.
  var areas: [String: CGFloat] = [:]

  /// Gives the marks whose symbols stand for a value their size.
  func giveSizes(to marks: inout [ChartMark]) {
    let values = marks.compactMap(\.symbolSizeValue)
    guard !values.isEmpty else { return }
    var names: [String: Double] = [:]
    for value in values where Self.number(value) == nil && names[value.name] == nil {
      names[value.name] = Double(names.count)
    }
    let places = values.map { Self.number($0) ?? names[$0.name] ?? 0 }.filter(\.isFinite)
    let domain = domain ?? (places.min() ?? 0)...(places.max() ?? 0)
    for index in marks.indices {
      guard let value = marks[index].symbolSizeValue else { continue }
      let size = area(of: value, at: Self.number(value) ?? names[value.name] ?? 0, in: domain)
      let width = max(size, 0).squareRoot()
      if marks[index].kind == .point { marks[index].width = width }
      if marks[index].kind == .line { marks[index].symbolSize = width }
    }
  }

  private func area(
    of value: ChartDrawing.Value,
    at place: Double,
    in domain: ClosedRange<Double>
  ) -> CGFloat {
    if let area = areas[value.name] { return area }
    guard place.isFinite else { return range.lowerBound }
    let size = domain.upperBound - domain.lowerBound
    // If all values are equal, none of them is small.
    let share = size > 0 ? min(max((place - domain.lowerBound) / size, 0), 1) : 1
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  private static func number(_ value: ChartDrawing.Value) -> Double? {
    switch value {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    default: nil
    }
  }
}

extension View {
  /// Sets the areas of symbols whose size stands for a value.
  ///
  /// - Parameter range: The areas of the smallest and the largest value, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    transformEnvironment(\.chartTraits) { $0.symbolSizes.range = range }
  }

  /// Sets the areas of symbols whose size stands for a number.
  ///
  /// - Parameters:
  ///   - domain: The numbers that have the smallest and the largest area. Numbers outside
  ///     are clamped.
  ///   - range: The areas of both, in square points.
  public func chartSymbolSizeScale<D: Plottable & BinaryFloatingPoint>(
    domain: ClosedRange<D>,
    range: ClosedRange<CGFloat> = 20...400
  ) -> some View {
    symbolSizes(Double(domain.lowerBound)...Double(domain.upperBound), range)
  }

  /// Sets the areas of symbols whose size stands for a number.
  ///
  /// - Parameters:
  ///   - domain: The numbers that have the smallest and the largest area. Numbers outside
  ///     are clamped.
  ///   - range: The areas of both, in square points.
  public func chartSymbolSizeScale<D: Plottable & BinaryInteger>(
    domain: ClosedRange<D>,
    range: ClosedRange<CGFloat> = 20...400
  ) -> some View {
    symbolSizes(Double(domain.lowerBound)...Double(domain.upperBound), range)
  }

  /// Sets the areas of symbols whose size stands for a value.
  ///
  /// - Parameter mapping: Values, and their areas in square points.
  public func chartSymbolSizeScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, CGFloat>
  ) -> some View {
    let areas = mapping.map { ($0.key._place.name, $0.value) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, area) in areas { traits.symbolSizes.areas[name] = area }
    }
  }

  /// Sets the areas of symbols whose size stands for a value.
  ///
  /// - Parameters:
  ///   - domain: The values.
  ///   - range: Their areas in square points, in the same order; what is left over on either side is ignored.
  public func chartSymbolSizeScale<D: Plottable>(domain: [D], range: [CGFloat]) -> some View {
    let areas = zip(domain, range).map { ($0._place.name, $1) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, area) in areas { traits.symbolSizes.areas[name] = area }
    }
  }

  private func symbolSizes(
    _ domain: ClosedRange<Double>,
    _ range: ClosedRange<CGFloat>
  ) -> some View {
    transformEnvironment(\.chartTraits) { traits in
      traits.symbolSizes.domain = domain
      traits.symbolSizes.range = range
    }
  }
}
