internal import Dispatch
internal import Foundation
public import OpenCombine

/// Runs work on the main actor: synchronously if the caller runs there, otherwise soon after.
public struct UIScheduler: Scheduler, Sendable {
  /// The scheduler has no options.
  public typealias SchedulerOptions = Never

  /// The shared scheduler.
  public static let shared = UIScheduler()

  /// A time, in nanoseconds since the machine was started.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    let nanoseconds: Int

    /// The duration until another time.
    public func distance(to other: Self) -> Stride {
      Stride(nanoseconds: other.nanoseconds.subtractingReportingOverflow(nanoseconds).partialValue)
    }

    /// The time that is later by a duration.
    public func advanced(by stride: Stride) -> Self {
      Self(nanoseconds: nanoseconds.addingReportingOverflow(stride.nanoseconds).partialValue)
    }

    /// A duration, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      Sendable
    {
      var nanoseconds: Int

      /// Makes a duration of nanoseconds.
      public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
      /// Makes a duration of seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Makes a duration of seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Makes a duration of seconds; nil if the number is not an `Int`.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// The absolute number of nanoseconds.
      public var magnitude: UInt { nanoseconds.magnitude }

      /// Whether the first duration is shorter.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
      /// The sum of both.
      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds &+ rhs.nanoseconds)
      }
      /// The difference of both.
      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds &- rhs.nanoseconds)
      }
      /// The product of the nanoseconds.
      public static func * (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds &* rhs.nanoseconds)
      }
      /// Adds a duration.
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      /// Subtracts a duration.
      public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
      /// Multiplies the nanoseconds.
      public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

      /// A number of seconds.
      public static func seconds(_ value: Int) -> Self { Self(nanoseconds: value &* 1_000_000_000) }
      /// A number of seconds.
      public static func seconds(_ value: Double) -> Self {
        Self(nanoseconds: Int(exactly: (value * 1_000_000_000).rounded()) ?? .max)
      }
      /// A number of milliseconds.
      public static func milliseconds(_ value: Int) -> Self {
        Self(nanoseconds: value &* 1_000_000)
      }
      /// A number of microseconds.
      public static func microseconds(_ value: Int) -> Self { Self(nanoseconds: value &* 1000) }
      /// A number of nanoseconds.
      public static func nanoseconds(_ value: Int) -> Self { Self(nanoseconds: value) }
    }
  }

  /// The current time.
  public var now: SchedulerTimeType {
    SchedulerTimeType(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// Zero.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if Self.isOnMainActor { return action() }
    let action = UncheckedBox(action)
    DispatchQueue.main.async { action.value() }
  }

  /// Runs work at a given time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let action = UncheckedBox(action)
    let deadline = DispatchTime(uptimeNanoseconds: UInt64(clamping: date.nanoseconds))
    DispatchQueue.main.asyncAfter(deadline: deadline) { action.value() }
  }

  /// Runs work at a given time, and again after each interval.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let action = UncheckedBox(action)
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.setEventHandler { action.value() }
    source.schedule(
      deadline: DispatchTime(uptimeNanoseconds: UInt64(clamping: date.nanoseconds)),
      repeating: .nanoseconds(Swift.max(interval.nanoseconds, 1))
    )
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}

extension UIScheduler {
  /// Whether the caller runs on the main actor.
  ///
  /// The main actor runs on the main queue. On Linux that queue is not bound to the main thread: once the process
  /// waits for its queues, any thread may serve it. Until then, the main thread runs main-actor code without the
  /// queue.
  package static var isOnMainActor: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
