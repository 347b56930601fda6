public import Foundation

/// A schedule of the dates at which content is drawn anew.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates of the schedule from a date on, in order.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are wanted.
  ///   - mode: How often entries are wanted; always `.normal` here.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// The maximum rate at which content is drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// A schedule with dates at even intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The date from which the intervals are counted.
  ///   - interval: The seconds between two dates; at least 0.01.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.01)
  }

  /// The dates of the schedule from a date on.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are wanted.
  ///   - mode: How often entries are wanted; the schedules of Pando ignore this.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let interval = interval
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    return sequence(first: start.addingTimeInterval(passed * interval)) {
      $0.addingTimeInterval(interval)
    }
  }
}

/// A schedule with a date at the start of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The dates of the schedule from a date on.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are wanted.
  ///   - mode: How often entries are wanted; the schedules of Pando ignore this.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
      $0.addingTimeInterval(60)
    }
  }
}

/// A schedule of given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Makes a schedule of dates.
  ///
  /// - Parameter dates: The dates, in order; passed ones are skipped.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The dates.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are wanted.
  ///   - mode: How often entries are wanted; the schedules of Pando ignore this.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for content that moves, with ten dates a second by default. Renderers draw animations
/// by themselves: prefer `withAnimation`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two dates, at least 0.01; nil means 0.1.
  ///   - paused: Whether the schedule ends after its first date.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, 0.01)
    isPaused = paused
  }

  /// The dates of the schedule from a date on.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are wanted.
  ///   - mode: How often entries are wanted; the schedules of Pando ignore this.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule with dates at even intervals.
  ///
  /// - Parameters:
  ///   - startDate: The date from which the intervals are counted.
  ///   - interval: The seconds between two dates; at least 0.01.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule with a date at the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for content that moves, with ten dates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// A schedule for content that moves.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds between two dates, at least 0.01; nil means 0.1.
  ///   - paused: Whether the schedule ends after its first date.
  public static func animation(
    minimumInterval: TimeInterval? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// A schedule of given dates.
  ///
  /// - Parameter dates: The dates, in order; passed ones are skipped.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// A schedule that begins again when its pace changes. The start is not compared, because a start
/// of `.now` differs at each evaluation.
private protocol PacedSchedule: TimelineSchedule {
  /// The seconds between two dates; nil while there are none.
  var pace: TimeInterval? { get }
}

extension PacedSchedule {
  fileprivate func first(from date: Date) -> Date? {
    entries(from: date, mode: .normal).first { _ in true }
  }
}

extension PeriodicTimelineSchedule: PacedSchedule {
  fileprivate var pace: TimeInterval? { interval }
}

extension AnimationTimelineSchedule: PacedSchedule {
  fileprivate var pace: TimeInterval? { isPaused ? nil : interval }
}

extension EveryMinuteTimelineSchedule: PacedSchedule {
  fileprivate var pace: TimeInterval? { 60 }
}

/// The values that a timeline gives its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// The rate at which the content is drawn anew.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The date for which the content is drawn.
  public let date: Date
  /// The rate at which the content is drawn anew.
  public let cadence: Cadence
}

/// Content that is drawn anew at the dates of a schedule, while it is in sight.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// The values that a timeline gives its content.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  @State private var date: Date

  /// Makes content for the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule, read when the view appears, and again when it pauses, goes on or has
  ///     another interval. Another change of it has no effect until the view appears again.
  ///   - content: Makes the content at each evaluation, with the date of the last entry.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
    let now = Date()
    // The first date is an entry, so that the date does not change as soon as the view is there.
    let first = (schedule as? any PacedSchedule)?.first(from: now)
    _date = State(wrappedValue: first ?? now)
  }

  /// The content for the current date.
  public var body: some View {
    content(Context(date: date, cadence: .live))
      .task(id: (schedule as? any PacedSchedule)?.pace) {
        // The date of a schedule that pauses stays.
        if let schedule = schedule as? any PacedSchedule, schedule.pace == nil { return }
        let start = -date.timeIntervalSinceNow < 1 ? date : Date()
        for entry in schedule.entries(from: start, mode: .normal) {
          let wait = entry.timeIntervalSinceNow
          if wait > 0 {
            do { try await Task.sleep(for: .seconds(wait)) } catch { return }
          }
          if Task.isCancelled { return }
          // Dates that are more than a second past are skipped, unless they are newer than the
          // drawn one.
          if wait > -1 || date < entry { date = entry }
        }
      }
  }
}
