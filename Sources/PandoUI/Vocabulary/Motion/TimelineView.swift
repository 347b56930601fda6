public import Foundation

/// Says when something is drawn anew.
public protocol TimelineSchedule {
  /// The type of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from one on, in order.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often something may be drawn anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// At even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  /// Makes a schedule; the interval is in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.01)
  }

  /// The dates from one on.
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

/// When a minute begins.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The dates from one on.
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

/// At dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  let dates: Entries

  /// Makes a schedule of dates in order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Often enough for something that moves: ten times a second unless an interval says otherwise.
/// Renderers draw animations by themselves; prefer `withAnimation`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: TimeInterval
  let isPaused: Bool

  /// Makes a schedule; the interval is in seconds.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0.1, 0.01)
    isPaused = paused
  }

  /// The dates from one on.
  public func entries(
    from startDate: Date,
    mode: TimelineScheduleMode
  ) -> UnfoldSequence<Date, (Date?, Bool)> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// At even distances, in seconds.
  public static func periodic(
    from startDate: Date,
    by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// When a minute begins.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Often enough for something that moves.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Often enough for something that moves; the interval is in seconds.
  public static func animation(
    minimumInterval: TimeInterval? = nil,
    paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// At dates that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// What a timeline says to its content.
public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// How often the content is drawn anew.
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  /// The date it is drawn for.
  public let date: Date
  /// How often it is drawn anew.
  public let cadence: Cadence
}

/// Content that is drawn anew at the dates of a schedule, as long as it is in sight.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What a timeline says to its content.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  @State private var date = Date()

  /// Draws content at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at the date.
  public var body: some View {
    content(Context(date: date, cadence: .live))
      .task {
        for entry in schedule.entries(from: Date(), mode: .normal) {
          let wait = entry.timeIntervalSinceNow
          if wait > 0 {
            do { try await Task.sleep(for: .seconds(wait)) } catch { return }
          }
          if Task.isCancelled { return }
          // A date that is long over is not drawn, unless none follows.
          if wait > -1 || date < entry { date = entry }
        }
      }
  }
}
