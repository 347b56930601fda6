package import Foundation

/// The positions of values along one axis of a chart, from 0 to 100.
package struct ChartScale {
  package enum Form {
    /// A band for each value, in order of appearance.
    case bands([ChartDrawing.Value])
    /// A continuous range from the first to the second number; dates are in seconds.
    case line(Double, Double)
  }

  package let form: Form
  /// Whether there is something between any two values.
  package var isContinuous: Bool { if case .line = form { true } else { false } }
  package let isDate: Bool
  /// Whether the first band is the last one in position: the vertical axis is read from top to bottom.
  package let beginsAtTop: Bool
  /// Whether the axis runs from its end to its beginning.
  package let isReversed: Bool
  /// Whether equal distances multiply by equal factors.
  package let isLogarithmic: Bool
  /// The units of the calendar that values stand for.
  package let units: ChartUnits
  /// The distance of the nearest bars along a line; nil if there are none.
  private let slot: Double?

  /// The scale of an axis.
  ///
  /// - Parameters:
  ///   - values: The values along the axis.
  ///   - axis: The settings of the axis: its ends, or all its categories, and how values are
  ///     spread.
  ///   - units: The units of the calendar that values stand for. With units, dates are along a line.
  ///   - wantsBands: Whether numbers have bands too, because they are the bases of bars. Numbers are along a line
  ///     nevertheless if they are at uneven distances, have a domain, or have other marks between them.
  ///   - bases: The values that bars stand on; nil for all values.
  ///   - includesZero: Whether the line starts at 0 where nothing else is written, so that lengths can be compared.
  ///   - beginsAtTop: Whether the first band is the highest, as on a vertical axis.
  package init(
    _ values: [ChartDrawing.Value],
    axis: ChartDrawing.Axis = ChartDrawing.Axis(),
    units: ChartUnits = ChartUnits(),
    wantsBands: Bool,
    bases: [ChartDrawing.Value]? = nil,
    includesZero: Bool,
    beginsAtTop: Bool = false
  ) {
    self.beginsAtTop = beginsAtTop
    isReversed = axis.isReversed
    let domain = axis.domain
    isDate = values.contains { if case .date = $0 { true } else { false } }
    let isWords = values.contains { if case .category = $0 { true } else { false } }
    self.units = isWords ? ChartUnits() : units
    let needsSlot = wantsBands && !isWords && units.isEmpty
    let slot = needsSlot ? Self.slot(of: bases ?? values, among: values, domain) : nil
    self.slot = slot
    if isWords || wantsBands && units.isEmpty && slot == nil {
      isLogarithmic = false
      var seen = Set<ChartDrawing.Value>()
      let sorted = isWords ? values : values.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
      form = .bands(((domain ?? []) + sorted).filter { seen.insert($0).inserted })
      return
    }
    var numbers = (domain ?? values).compactMap(\.number).filter(\.isFinite)
    isLogarithmic = axis.isLogarithmic && !isDate && numbers.contains { $0 > 0 }
    // Other numbers have no logarithm.
    if isLogarithmic { numbers.removeAll { $0 <= 0 } }
    var low = numbers.min() ?? 0
    var high = numbers.max() ?? 1
    if domain == nil {
      if axis.includesZero ?? includesZero, !isDate, !isLogarithmic {
        (low, high) = (min(low, 0), max(high, 0))
      }
      if low == high { high = isLogarithmic ? low * 10 : low + 1 }
      if isLogarithmic {
        (low, high) = (pow(10, log10(low).rounded(.down)), pow(10, log10(high).rounded(.up)))
      } else if let slot {
        (low, high) = (low - slot / 2, high + slot / 2)
      } else if !isDate {
        let step = Self.step(low, high)
        (low, high) = ((low / step).rounded(.down) * step, (high / step).rounded(.up) * step)
      }
    }
    // A power of ten may be too small for a number, and would have no logarithm.
    if isLogarithmic { low = max(low, .leastNormalMagnitude) }
    high = min(high, .greatestFiniteMagnitude)
    form = .line(low, high > low ? high : low + 1)
  }

  /// The position of a value; in bands, the middle of its band.
  package func position(_ value: ChartDrawing.Value) -> Double {
    switch form {
    case .bands(let values):
      guard let index = values.firstIndex(of: value) else { return 0 }
      return middle(index)
    case .line(let low, let high):
      let position = share(of: value.number ?? low, from: low, to: high) * 100
      return isReversed ? 100 - position : position
    }
  }

  /// The position where bars and areas begin: that of 0, or the end of the axis nearest to it.
  package var floor: Double { min(max(position(.number(0)), 0), 100) }

  /// The place of a number between the ends of a line, as a fraction of its length.
  private func share(of number: Double, from low: Double, to high: Double) -> Double {
    guard isLogarithmic else { return (number - low) / (high - low) }
    // Zero, where bars begin, has no logarithm. It is placed at the low end.
    guard number > 0 else { return 0 }
    return (log10(number) - log10(low)) / (log10(high) - log10(low))
  }

  /// The value at a position; in bands, that of the nearest band.
  package func value(at position: Double) -> ChartDrawing.Value? {
    switch form {
    case .bands(let values):
      let place = ((beginsAtTop != isReversed ? 100 - position : position) / width).rounded(.down)
      guard place.isFinite, !values.isEmpty else { return nil }
      return values[Int(min(max(place, 0), Double(values.count - 1)))]
    case .line(let low, let high):
      let share = (isReversed ? 100 - position : position) / 100
      let number =
        isLogarithmic ? low * pow(high / low, share) : low + share * (high - low)
      return isDate ? .date(Date(timeIntervalSince1970: number)) : .number(number)
    }
  }

  /// The middle of a band.
  private func middle(_ index: Int) -> Double {
    let position = (Double(index) + 0.5) * width
    return beginsAtTop != isReversed ? 100 - position : position
  }

  /// The width of a band, or of what stands for a band along a line.
  package var width: Double {
    switch form {
    case .bands(let values): 100 / Double(max(values.count, 1))
    // Bars at almost the same place can still be seen.
    case .line(let low, let high): slot.map { max($0 / (high - low) * 100, 0.4) } ?? 6
    }
  }

  /// The distance of the nearest bars if they are along a line; nil if they have bands. Bars are along a line if they are
  /// at uneven distances, because bands would hide the gaps, if other marks are between them, or if the axis has ends.
  private static func slot(
    of bases: [ChartDrawing.Value],
    among values: [ChartDrawing.Value],
    _ domain: [ChartDrawing.Value]?
  ) -> Double? {
    let known = Set(bases.compactMap(\.number).filter(\.isFinite))
    guard !known.isEmpty else { return nil }
    let isAlone = domain == nil && values.compactMap(\.number).allSatisfy { known.contains($0) }
    let numbers = known.sorted()
    let gaps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    guard let least = gaps.min(), let greatest = gaps.max() else {
      let isDate = if case .date? = bases.first { true } else { false }
      return isAlone ? nil : isDate ? 86_400 : 1
    }
    // Months have 28 to 31 days.
    return isAlone && greatest <= least * 1.5 ? nil : least
  }

  /// The end of the unit of the calendar that begins at a value; nil if values stand for no units.
  package func unitEnd(_ value: ChartDrawing.Value) -> ChartDrawing.Value? {
    guard isContinuous, let start = value.number, let length = units.shortest else { return nil }
    let end = units.ends[start] ?? start + length
    return .date(Date(timeIntervalSince1970: end))
  }

  /// The values that are marked by default.
  ///
  /// - Parameter count: About how many; nil for five along a line and twelve in bands.
  package func ticks(count: Int? = nil) -> [ChartDrawing.Value] {
    switch form {
    case .bands(let values):
      let most = max(count ?? 12, 1)
      let every = max((values.count + most - 1) / most, 1)
      return values.enumerated().filter { $0.offset % every == 0 }.map(\.element)
    case .line(let low, let high):
      let parts = min(max(count ?? 5, 1), 100)
      if isLogarithmic { return powers(from: low, to: high, most: parts + 1) }
      if isDate, let unit = dateUnit(high - low, count) {
        return ticks(by: unit.component, count: unit.count, in: .current)
      }
      let step = isDate ? (high - low) / Double(max(parts - 1, 1)) : Self.step(low, high, parts)
      return steps(of: step, from: isDate ? low : (low / step).rounded(.up) * step)
    }
  }

  /// The distance between ticks along a line of dates; nil for times that are too long.
  private func dateUnit(_ seconds: Double, _ count: Int?) -> DateUnit? {
    if count == nil, let shortest = units.shortest, seconds / shortest <= 12.5 {
      return DateUnit.nearest(to: shortest)
    }
    return DateUnit.fitting(seconds, most: Double(count ?? 7), least: units.shortest)
  }

  /// The powers of ten from one number to another, with their double and their half where these are few.
  private func powers(from low: Double, to high: Double, most: Int) -> [ChartDrawing.Value] {
    let first = Int(log10(low).rounded(.down))
    let last = Int(log10(high).rounded(.up))
    let every: Int = max((last - first + most - 1) / most, 1)
    let parts: [Double] = last - first < 3 ? [1, 2, 5] : [1]
    var powers: [ChartDrawing.Value] = []
    for power in stride(from: first, through: last, by: every) {
      for part in parts {
        let number = part * pow(10, Double(power))
        guard number.isFinite, number >= low * 0.999, number <= high * 1.001 else { continue }
        powers.append(.number(number))
      }
    }
    return powers
  }

  /// The values at even distances.
  ///
  /// - Parameter step: The distance, in the unit of the values; of dates in seconds.
  package func ticks(by step: Double) -> [ChartDrawing.Value] {
    guard case .line(let low, _) = form else { return ticks() }
    guard step > 0, step.isFinite else { return [] }
    return steps(of: step, from: (low / step).rounded(.up) * step)
  }

  private func steps(of step: Double, from first: Double) -> [ChartDrawing.Value] {
    guard case .line(_, let high) = form, step > 0 else { return [] }
    var ticks: [ChartDrawing.Value] = []
    var value = first
    while value <= high + step / 1000, ticks.count < 200 {
      ticks.append(isDate ? .date(Date(timeIntervalSince1970: value)) : .number(value))
      value += step
    }
    return ticks
  }

  /// The dates at which units of a calendar begin; in bands, those that are the first of a unit.
  package func ticks(
    by component: Calendar.Component,
    count: Int,
    in calendar: Calendar
  ) -> [ChartDrawing.Value] {
    let count = min(max(count, 1), 10_000)
    func start(_ date: Date) -> Date {
      calendar.dateInterval(of: component, for: date)?.start ?? date
    }
    switch form {
    case .bands(let values):
      var units: [Date] = []
      return values.filter { value in
        guard case .date(let date) = value else { return true }
        guard units.last != start(date) else { return false }
        units.append(start(date))
        return (units.count - 1) % count == 0
      }
    case .line(let low, let high):
      guard isDate else { return ticks() }
      // The application's calendar may begin its units at other times than this one.
      var date = Date(timeIntervalSince1970: low)
      if units.ends[low] == nil { date = start(date) }
      var ticks: [ChartDrawing.Value] = []
      while date.timeIntervalSince1970 <= high, ticks.count < 200 {
        if date.timeIntervalSince1970 >= low { ticks.append(.date(date)) }
        guard let next = calendar.date(byAdding: component, value: count, to: date), next > date
        else { break }
        date = next
      }
      return ticks
    }
  }

  /// The step, 1, 2 or 5 times a power of ten, that divides a length into about `desiredCount`
  /// parts.
  static func roundStride(of length: Double, desiredCount: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(desiredCount, 1))
    let power = pow(10, log10(rough).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.min { abs(log($0 / rough)) < abs(log($1 / rough)) }
      ?? power
  }

  /// The smallest step, 1, 2 or 5 times a power of ten, that divides a range into at most `parts`
  /// parts.
  private static func step(_ low: Double, _ high: Double, _ parts: Int = 5) -> Double {
    let rough = max(high - low, 1e-9) / Double(parts)
    let power = pow(10, log10(rough).rounded(.down))
    return ([1, 2, 5, 10].first { $0 * power >= rough } ?? 10) * power
  }
}

extension ChartDrawing.Value {
  /// The value as a number; dates are in seconds.
  package var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSince1970
    case .category: nil
    }
  }
}

extension ChartDrawing {
  /// The scales of both axes, and whether bars are horizontal: their base is on the vertical axis.
  package var scales: (x: ChartScale, y: ChartScale, hasHorizontalBars: Bool) {
    let bars = marks.filter { $0.kind == .bar }
    let hasHorizontalBars = bars.contains(where: \.isHorizontalBar)
    let sums = Self.sums(bars.filter { $0.stack == nil }, hasHorizontalBars: hasHorizontalBars)
    let xs = marks.flatMap { $0.places(isHorizontal: true, hasHorizontalBars: hasHorizontalBars) }
    let ys = marks.flatMap { $0.places(isHorizontal: false, hasHorizontalBars: hasHorizontalBars) }
    let zero = marks.contains { [.bar, .area].contains($0.kind) }
    let x = ChartScale(
      hasHorizontalBars ? xs + sums : xs,
      axis: xAxis,
      units: ChartUnits(marks.map { ($0.x, $0.xUnitEnd) }),
      wantsBands: !bars.isEmpty && !hasHorizontalBars && bars.allSatisfy { $0.xEnd == nil },
      bases: bars.compactMap(\.x),
      includesZero: hasHorizontalBars
    )
    let y = ChartScale(
      hasHorizontalBars ? ys : ys + sums,
      axis: yAxis,
      units: ChartUnits(marks.map { ($0.y, $0.yUnitEnd) }),
      wantsBands: hasHorizontalBars && bars.allSatisfy { $0.yEnd == nil },
      bases: bars.compactMap(\.y),
      includesZero: zero && !hasHorizontalBars,
      // Categories are read from above; numbers grow upwards.
      beginsAtTop: !hasHorizontalBars || !bars.contains { $0.y?.number != nil }
    )
    return (x, y, hasHorizontalBars)
  }

  /// The total lengths of stacked bars.
  private static func sums(_ bars: [ChartMark], hasHorizontalBars: Bool) -> [Value] {
    var sums: [Value?: Double] = [:]
    for bar in bars where bar.isStacked && (hasHorizontalBars ? bar.xEnd : bar.yEnd)?.number == nil
    {
      let (base, length) = hasHorizontalBars ? (bar.y, bar.x) : (bar.x, bar.y)
      sums[base, default: 0] += length?.number ?? 0
    }
    return sums.values.map { .number($0) }
  }
}
