public import Foundation
import PandoDependencies

/// Writes lengths of time: “1:02:05”, “1 hour, 2 minutes”.
///
/// The largest unit is the week. Foundation on Linux has no words for months and years.
///
// Sendable because the settings are guarded by a lock.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// A style of writing units.
  public enum UnitsStyle: Int, Sendable {
    /// “1:02:05”.
    case positional
    /// “1h 2m 5s”.
    case abbreviated
    /// “1 hr, 2 min, 5 secs”.
    case short
    /// “1 hour, 2 minutes, 5 seconds”.
    case full
    /// As ``full``: numbers are not spelled out.
    case spellOut
    /// As ``short``.
    case brief
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading zeros are dropped from positional texts, all zeros from others.
    public static let `default` = Self(rawValue: 1)
    /// Zeros before the first other number are dropped.
    public static let dropLeading = Self(rawValue: 2)
    /// Zeros between other numbers are dropped.
    public static let dropMiddle = Self(rawValue: 4)
    /// Zeros after the last other number are dropped.
    public static let dropTrailing = Self(rawValue: 8)
    /// Zeros are dropped.
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Every allowed unit is written, with two digits where the text is positional.
    public static let pad = Self(rawValue: 65536)
  }

  private struct Settings {
    var allowedUnits: NSCalendar.Unit = []
    var unitsStyle: UnitsStyle = .positional
    var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    var maximumUnitCount: Int = 0
    var calendar: Calendar?
    var referenceDate: Date?
  }

  private let settings = Locked(Settings())

  /// The units that are written; none for those up to days.
  open var allowedUnits: NSCalendar.Unit {
    get { settings.withLock { $0.allowedUnits } }
    set { settings.withLock { $0.allowedUnits = newValue } }
  }
  /// A style of writing units.
  open var unitsStyle: UnitsStyle {
    get { settings.withLock { $0.unitsStyle } }
    set { settings.withLock { $0.unitsStyle = newValue } }
  }
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior: ZeroFormattingBehavior {
    get { settings.withLock { $0.zeroFormattingBehavior } }
    set { settings.withLock { $0.zeroFormattingBehavior = newValue } }
  }
  /// The most units; 0 for as many as there are.
  open var maximumUnitCount: Int {
    get { settings.withLock { $0.maximumUnitCount } }
    set { settings.withLock { $0.maximumUnitCount = newValue } }
  }
  /// The calendar, whose locale is the language; nil for that of the process.
  open var calendar: Calendar? {
    get { settings.withLock { $0.calendar } }
    set { settings.withLock { $0.calendar = newValue } }
  }
  /// The date from which months and years are counted, which makes no difference.
  open var referenceDate: Date? {
    get { settings.withLock { $0.referenceDate } }
    set { settings.withLock { $0.referenceDate = newValue } }
  }

  /// Whether the text says that the length is not exact.
  @available(
    *,
    unavailable,
    message: "There are no such words in the languages. Write them around the text."
  )
  open var includesApproximationPhrase: Bool {
    get { false }
    set {}
  }
  /// Whether the text calls the time the remaining one.
  @available(
    *,
    unavailable,
    message: "There are no such words in the languages. Write them around the text."
  )
  open var includesTimeRemainingPhrase: Bool {
    get { false }
    set {}
  }

  /// Writes a length of time.
  ///
  /// - Parameter ti: Seconds. They are rounded to the nearest.
  open func string(from ti: TimeInterval) -> String? {
    // The longest time that can be counted in every unit.
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    let total = Int(abs(ti).rounded())
    let text =
      unitsStyle == .positional ? positional(total) : words(Duration.seconds(total))
    return ti < 0 && total > 0 ? "-" + text : text
  }

  /// Writes the length of time between two dates.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - endDate: The last date.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Writes a length of time.
  ///
  /// - Parameter components: The length, from now if it has months or years.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date()
    guard let end = (calendar ?? .current).date(byAdding: components, to: start) else { return nil }
    return string(from: end.timeIntervalSince(start))
  }

  /// Writes seconds or components; nil for anything else.
  ///
  /// - Parameter obj: A `TimeInterval` or `DateComponents`.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private typealias Unit = (
    unit: NSCalendar.Unit, seconds: Int, style: Duration.UnitsFormatStyle.Unit
  )

  private var units: [Unit] {
    let all: [Unit] = [
      (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3600, .hours),
      (.minute, 60, .minutes), (.second, 1, .seconds),
    ]
    return all.filter {
      allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit)
    }
  }

  private func positional(_ total: Int) -> String {
    var rest = total
    var numbers: [Int] = []
    for unit in units {
      numbers.append(rest / unit.seconds)
      rest %= unit.seconds
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    if !isPadded { numbers = Array(numbers.drop { $0 == 0 }) }
    if numbers.isEmpty { numbers = [0] }
    if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
    return numbers.enumerated()
      .map { $0 > 0 || isPadded ? String(format: "%02d", $1) : "\($1)" }
      .joined(separator: ":")
  }

  private func words(_ duration: Duration) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .abbreviated
      default: .wide
      }
    return duration.formatted(
      Duration.UnitsFormatStyle(
        allowedUnits: Set(units.map(\.style)),
        width: width,
        maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
        zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 1) : .hide
      ).locale(calendar?.locale ?? .current)
    )
  }
}
