public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch
public import PandoComponents

/// A scheduler that runs all work at once, whatever the delay: for tests and previews without time.
public struct ImmediateScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  /// The moment, which is always the same.
  public let now: SchedulerTimeType
  /// None.
  public let minimumTolerance: SchedulerTimeType.Stride = .zero

  /// Makes it.
  ///
  /// - Parameter now: The moment.
  public init(now: SchedulerTimeType) { self.now = now }

  /// Runs work.
  public func schedule(options: SchedulerOptions?, _ action: () -> Void) { action() }

  /// Runs work.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: () -> Void
  ) {
    action()
  }

  /// Runs work, once.
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

// Sendable because it has a moment that does not change.
extension ImmediateScheduler: @unchecked Sendable {}

/// A scheduler without time that has the moments of another one.
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

  /// A queue of the system.
  ///
  /// - Parameter qos: How urgent its work is.
  /// - Returns: The queue.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> Self {
    DispatchQueue.global(qos: qos).eraseToAnyScheduler()
  }

  /// A scheduler whose use is reported.
  public static var unimplemented: Self { .unimplemented("DispatchQueue") }
}
