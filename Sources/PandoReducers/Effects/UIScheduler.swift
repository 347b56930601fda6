internal import Dispatch
internal import Foundation
public import OpenCombine
internal import PandoSharing

/// Runs work on the main actor: at once if the caller is there already, and soon after otherwise.
public struct UIScheduler: Scheduler, Sendable {
  /// There are none.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = UIScheduler()

  /// A moment, in nanoseconds since the machine was started.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    let nanoseconds: Int

    /// How long it is to another moment.
    public func distance(to other: Self) -> Stride {
      Stride(nanoseconds: other.nanoseconds.subtractingReportingOverflow(nanoseconds).partialValue)
    }

    /// The moment that is later by a while.
    public func advanced(by stride: Stride) -> Self {
      Self(nanoseconds: nanoseconds.addingReportingOverflow(stride.nanoseconds).partialValue)
    }

    /// A length of time, in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable,
      Sendable
    {
      var nanoseconds: Int

      /// Makes it.
      public init(nanoseconds: Int) { self.nanoseconds = nanoseconds }
      /// Makes it of a literal.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Makes it of a literal.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Makes it.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        self = .seconds(value)
      }

      /// The nanoseconds without their sign.
      public var magnitude: UInt { nanoseconds.magnitude }

      /// Whether the first is shorter.
      public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
      /// Both together.
      public static func + (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds &+ rhs.nanoseconds)
      }
      /// The first without the second.
      public static func - (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds &- rhs.nanoseconds)
      }
      /// The product of the nanoseconds.
      public static func * (lhs: Self, rhs: Self) -> Self {
        Self(nanoseconds: lhs.nanoseconds &* rhs.nanoseconds)
      }
      /// Makes it longer.
      public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
      /// Makes it shorter.
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

  /// The moment.
  public var now: SchedulerTimeType {
    SchedulerTimeType(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds))
  }

  /// None.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs work as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if Self.isOnMainActor { return action() }
    let action = UncheckedBox(action)
    DispatchQueue.main.async { action.value() }
  }

  /// Runs work at a moment.
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

  /// Runs work at a moment, and again after each interval.
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
  /// Whether the code that calls this runs on the main actor.
  ///
  /// That is the main queue, which on Linux is not bound to the main thread: any thread may serve it once the process waits
  /// for its queues. Until then the main thread runs what is on the main actor, without the queue.
  package static var isOnMainActor: Bool { MainQueue.isCurrent || Thread.isMainThread }
}
