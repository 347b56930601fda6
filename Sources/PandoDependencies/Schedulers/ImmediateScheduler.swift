public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch

/// A scheduler that runs all work at once, whatever the delay, for tests and previews.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The time, which never changes.
  public let now: SchedulerTimeType
  /// No tolerance.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// Makes a scheduler.
  ///
  /// - Parameter now: The time that it always has.
  public init(now: SchedulerTimeType) { self.now = now }

  /// Runs work at once.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) { action() }

  /// Runs work at once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  /// Runs work at once, and does not repeat it.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

// Sendable because its time does not change.
extension ImmediateScheduler: @unchecked Sendable {}

/// An immediate scheduler with the type of time of another scheduler.
public typealias ImmediateSchedulerOf<S: Scheduler> = ImmediateScheduler<
  S.SchedulerTimeType, S.SchedulerOptions
>

extension DispatchQueue {
  /// A scheduler that runs all work at once.
  public static var immediate: ImmediateSchedulerOf<DispatchQueue> {
    ImmediateScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension RunLoop {
  /// A scheduler that runs all work at once.
  public static var immediate: ImmediateSchedulerOf<RunLoop> { DispatchQueue.immediate }
}

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// The main queue.
  public static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }

  /// A scheduler that runs all work at once.
  public static var immediate: Self { DispatchQueue.immediate.eraseToAnyScheduler() }

  /// A global queue of the system.
  ///
  /// - Parameter qos: The priority of the work.
  /// - Returns: The queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// A scheduler whose use is reported.
  public static var unimplemented: Self { .unimplemented("DispatchQueue") }
}
