import Foundation

/// The units of the calendar that the values along an axis stand for.
package struct ChartUnits {
  /// The ends of the units by their beginnings, in seconds.
  package private(set) var ends: [Double: Double] = [:]
  /// The length of the shortest unit, in seconds; nil if there are none.
  package private(set) var shortest: Double?

  package var isEmpty: Bool { ends.isEmpty }

  /// - Parameter units: For each value, the start and the end of the calendar unit that it represents;
  ///   nil without a unit.
  package init(_ units: [(start: ChartDrawing.Value?, end: ChartDrawing.Value?)] = []) {
    for unit in units {
      guard let start = unit.start?.number, let end = unit.end?.number, end > start else {
        continue
      }
      ends[start] = end
      shortest = min(shortest ?? .infinity, end - start)
    }
  }
}

/// A distance between dates that people count in.
struct DateUnit {
  let component: Calendar.Component
  let count: Int
  let seconds: Double

  /// The shortest unit that fits into a time at most `most` times; nil for times that are too long
  /// for all.
  ///
  /// - Parameter least: The shortest unit that is taken, in seconds; nil for any.
  static func fitting(_ seconds: Double, most: Double, least: Double? = nil) -> DateUnit? {
    // A month may be shorter than the average one.
    all.first { seconds / $0.seconds <= most && $0.seconds > (least ?? 0) * 0.9 }
  }

  /// The unit that is most nearly as long as some seconds.
  static func nearest(to seconds: Double) -> DateUnit? {
    all.min { abs(log($0.seconds / seconds)) < abs(log($1.seconds / seconds)) }
  }

  private static let all: [DateUnit] = [
    DateUnit(component: .second, count: 1, seconds: 1),
    DateUnit(component: .minute, count: 1, seconds: 60),
    DateUnit(component: .minute, count: 5, seconds: 300),
    DateUnit(component: .minute, count: 15, seconds: 900),
    DateUnit(component: .hour, count: 1, seconds: 3600),
    DateUnit(component: .hour, count: 3, seconds: 10_800),
    DateUnit(component: .hour, count: 6, seconds: 21_600),
    DateUnit(component: .day, count: 1, seconds: 86_400),
    DateUnit(component: .day, count: 2, seconds: 172_800),
    DateUnit(component: .weekOfYear, count: 1, seconds: 604_800),
    DateUnit(component: .weekOfYear, count: 2, seconds: 1_209_600),
    DateUnit(component: .month, count: 1, seconds: 2_629_746),
    DateUnit(component: .month, count: 3, seconds: 7_889_238),
    DateUnit(component: .month, count: 6, seconds: 15_778_476),
    DateUnit(component: .year, count: 1, seconds: 31_556_952),
    DateUnit(component: .year, count: 5, seconds: 157_784_760),
    DateUnit(component: .year, count: 20, seconds: 631_139_040),
  ]
}
