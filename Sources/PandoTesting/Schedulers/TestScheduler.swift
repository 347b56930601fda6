public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch
public import PandoDependencies

/// A scheduler whose time passes only when a test moves it.
///
/// ```swift
/// let mainQueue = DispatchQueue.test
/// // … with `$0.mainQueue = mainQueue.eraseToAnyScheduler()`
/// await mainQueue.advance(by: .seconds(1))
/// ```
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler,
  // Sendable because all that changes is guarded by the lock of `state`.
  @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Work {
    let number: UInt64
    let date: SchedulerTimeType
    let action: () -> Void
  }

  private struct State {
    var now: SchedulerTimeType
    var lastNumber: UInt64 = 0
    /// Sorted by date, then by number.
    var work: [Work] = []

    mutating func add(at date: SchedulerTimeType, number: UInt64?, _ action: @escaping () -> Void) {
      if number == nil { lastNumber += 1 }
      let work = Work(number: number ?? lastNumber, date: date, action: action)
      let index = self.work.firstIndex { ($0.date, $0.number) > (work.date, work.number) }
      self.work.insert(work, at: index ?? self.work.endIndex)
    }

    /// Removes the first work due by `end` and moves the time to its date. Without one, moves the time to `end`.
    mutating func next(until end: SchedulerTimeType?) -> Work? {
      guard let first = work.first, end.map({ first.date <= $0 }) ?? true else {
        if let end, now < end { now = end }
        return nil
      }
      if now < first.date { now = first.date }
      return work.removeFirst()
    }
  }

  private let lock = NSRecursiveLock()
  private var state: State

  /// The minimum tolerance: zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .zero }

  /// The current time of the scheduler.
  public var now: SchedulerTimeType { withLock { $0.now } }

  /// Makes a scheduler.
  ///
  /// - Parameter now: The moment to begin with.
  public init(now: SchedulerTimeType) { state = State(now: now) }

  private func withLock<R>(_ body: (inout State) -> R) -> R {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  // MARK: Advancing

  /// Moves the time forward and runs the work that is due.
  ///
  /// - Parameter duration: How far.
  public func advance(by duration: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: duration))
  }

  /// Moves the time to an instant and runs the work that is due.
  ///
  /// - Parameter instant: The moment.
  public func advance(to instant: SchedulerTimeType) {
    while let work = withLock({ $0.next(until: instant) }) { work.action() }
  }

  /// Runs all work until none is left.
  public func run() {
    while let work = withLock({ $0.next(until: nil) }) { work.action() }
  }

  /// Moves the time forward and runs the work that is due. Tasks get turns before each piece of work.
  ///
  /// - Parameter duration: How far.
  @MainActor
  public func advance(by duration: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to an instant and runs the work that is due. Tasks get turns before each piece of work.
  ///
  /// - Parameter instant: The moment.
  @MainActor
  public func advance(to instant: SchedulerTimeType) async {
    await giveTurns()
    while let work = withLock({ $0.next(until: instant) }) {
      work.action()
      await giveTurns()
    }
  }

  /// Runs all work until none is left. Tasks get turns before each piece of work.
  @MainActor
  public func run() async {
    await giveTurns()
    while let work = withLock({ $0.next(until: nil) }) {
      work.action()
      await giveTurns()
    }
  }

  private func giveTurns() async {
    await Task.megaYield(count: 10)
  }

  // MARK: Scheduling

  /// Schedules work for the next advance.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    withLock { $0.add(at: $0.now, number: nil, action) }
  }

  /// Schedules work for a date.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    withLock { $0.add(at: date, number: nil, action) }
  }

  /// Schedules work for a date, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let number = withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    func add(at date: SchedulerTimeType) {
      withLock {
        $0.add(at: date, number: number) { [weak self] in
          guard self != nil else { return }
          // The next repetition is added first, so that the action can cancel it.
          add(at: date.advanced(by: interval))
          action()
        }
      }
    }
    add(at: date)
    return AnyCancellable { [weak self] in
      self?.withLock { $0.work.removeAll { $0.number == number } }
    }
  }
}

/// A test scheduler with the time type of another scheduler.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension RunLoop {
  /// A scheduler whose time passes only when a test moves it.
  public static var test: TestSchedulerOf<RunLoop> { DispatchQueue.test }
}

extension DispatchQueue {
  /// A scheduler whose time passes only when a test moves it.
  public static var test: TestSchedulerOf<DispatchQueue> {
    // The time does not begin at zero, because a dispatch time takes zero for "now".
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}
