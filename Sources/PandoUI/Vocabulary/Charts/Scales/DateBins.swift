public import Foundation

/// A time in parts, such as days or months, for histograms.
///
/// ```swift
/// let days = DateBins(unit: .day, data: visits)
/// let counts = Dictionary(grouping: visits) { days.index(for: $0) }.mapValues(\.count)
/// Chart(days.indices, id: \.self) { index in
///   BarMark(x: .value("Day", days[index]), y: .value("Visits", counts[index, default: 0]))
/// }
/// ```
public struct DateBins: RandomAccessCollection, Sendable {
  private let ends: ChartBinThresholds<Date>

  /// The ends of the parts, one more than there are parts.
  public var thresholds: [Date] { ends.values }

  /// Makes parts that end at given values.
  ///
  /// - Parameter thresholds: The ends of the parts, in ascending order, one more than there are parts.
  public init(thresholds: [Date]) {
    ends = ChartBinThresholds(values: thresholds)
  }

  /// Makes parts that are equally long.
  ///
  /// - Parameters:
  ///   - timeInterval: How long a part is, in seconds above zero; otherwise, and if there were more than 10,000, there is one part.
  ///   - range: The range that the parts cover.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let seconds =
      range.lowerBound
      .timeIntervalSinceReferenceDate...range.upperBound
      .timeIntervalSinceReferenceDate
    self.init(
      thresholds: NumberBins(size: timeInterval, range: seconds).thresholds
        .map { Date(timeIntervalSinceReferenceDate: $0) }
    )
  }

  /// Makes parts that are equally long for all of the dates.
  ///
  /// - Parameters:
  ///   - timeInterval: How long a part is, in seconds above zero; otherwise, and if there were more than 10,000, there is one part.
  ///   - data: The dates.
  public init(timeInterval: TimeInterval, data: [Date]) {
    self.init(timeInterval: timeInterval, range: Self.range(of: data))
  }

  /// Makes parts of a unit of the calendar.
  ///
  /// - Parameters:
  ///   - unit: The unit at whose beginning a part begins.
  ///   - value: How many of the units a part has, at least one. Seconds, minutes, hours, months and years are counted from the
  ///     beginning of the next longer unit: three months are a quarter.
  ///   - range: The range that the parts cover; if there were more than 10,000 of them, there is
  ///     one part.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  public init(
    unit: Calendar.Component,
    by value: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let value = Swift.max(value, 1)
    let first = Self.beginning(of: unit, by: value, at: range.lowerBound, in: calendar)
    var thresholds = [first]
    while let last = thresholds.last, last <= range.upperBound {
      // Each part is counted from the first one. A month after the 31st may be the 30th, and a
      // month after that stays the 30th; two months after the 31st are the 31st again.
      let next = calendar.date(byAdding: unit, value: value * thresholds.count, to: first)
      guard let next, next > last, thresholds.count <= ChartBinThresholds<Date>.most else {
        thresholds = [range.lowerBound, range.upperBound]
        break
      }
      thresholds.append(next)
    }
    self.init(thresholds: thresholds)
  }

  /// Makes parts of a unit of the calendar for all of the dates.
  ///
  /// - Parameters:
  ///   - unit: The unit at whose beginning a part begins.
  ///   - value: How many of the units a part has, at least one. Seconds, minutes, hours, months and years are counted from the
  ///     beginning of the next longer unit: three months are a quarter.
  ///   - data: The dates.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  public init(
    unit: Calendar.Component,
    by value: Int = 1,
    data: [Date],
    calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(unit: unit, by: value, range: Self.range(of: data), calendar: calendar)
  }

  /// Makes parts of the unit of the calendar that divides the range into about `desiredCount`
  /// parts.
  ///
  /// - Parameters:
  ///   - range: The range that the parts cover.
  ///   - desiredCount: About how many parts.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  public init(
    range: ClosedRange<Date>,
    desiredCount: Int = 10,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let (unit, value) = Self.unit(for: length / Double(Swift.max(desiredCount, 1)))
    self.init(unit: unit, by: value, range: range, calendar: calendar)
  }

  /// Makes parts of the unit of the calendar that divides the dates into about `desiredCount`
  /// parts.
  ///
  /// - Parameters:
  ///   - data: The dates.
  ///   - desiredCount: About how many parts.
  ///   - calendar: The calendar that has the units; by default that of the program's process.
  public init(
    data: [Date],
    desiredCount: Int = 10,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    self.init(range: Self.range(of: data), desiredCount: desiredCount, calendar: calendar)
  }

  /// Zero.
  public var startIndex: Int { 0 }
  /// How many parts there are.
  public var endIndex: Int { ends.count }

  /// The dates of a part.
  ///
  /// - Parameter position: Which part.
  public subscript(position: Int) -> ChartBinRange<Date> { ends[position] }

  /// Which part a date is in; the first or the last one for dates outside.
  ///
  /// - Parameter value: The date.
  /// - Complexity: O(log *n*) for *n* parts.
  public func index(for value: Date) -> Int { ends.index(for: value) }

  private static func range(of data: [Date]) -> ClosedRange<Date> {
    guard let first = data.min(), let last = data.max() else {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      return start...start
    }
    return first...last
  }

  private static func beginning(
    of unit: Calendar.Component,
    by value: Int,
    at date: Date,
    in calendar: Calendar
  ) -> Date {
    let start = calendar.dateInterval(of: unit, for: date)?.start ?? date
    let first: Int
    switch unit {
    case .second, .minute, .hour, .year: first = 0
    case .month: first = 1
    default: return start
    }
    let over = (calendar.component(unit, from: start) - first) % value
    return calendar.date(byAdding: unit, value: -over, to: start) ?? start
  }

  /// The unit and its number whose length has the ratio nearest to 1 to a given length.
  private static func unit(for seconds: Double) -> (Calendar.Component, Int) {
    func distance(_ length: Double) -> Double { abs(log(length / Swift.max(seconds, 1))) }
    let units: [(Calendar.Component, [Int], Double)] = [
      (.second, [1, 5, 15, 30], 1), (.minute, [1, 5, 15, 30], 60), (.hour, [1, 3, 6, 12], 3600),
      (.day, [1], 86_400), (.weekOfYear, [1], 604_800), (.month, [1, 3], 2_629_746),
      (.year, [1, 2, 5, 10, 20, 50, 100], 31_556_952),
    ]
    var best: (Calendar.Component, Int, Double) = (.second, 1, 1)
    for (unit, counts, length) in units {
      for count in counts where distance(Double(count) * length) < distance(best.2) {
        best = (unit, count, Double(count) * length)
      }
    }
    return (best.0, best.1)
  }
}
