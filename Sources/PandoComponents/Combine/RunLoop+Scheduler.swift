public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch

/// Work of publishers on `RunLoop.main` is done by the main queue: a process on Linux that is driven
/// by Swift's main actor runs the queue and not the run loop.
extension RunLoop: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType
  /// Options of the queue.
  public typealias SchedulerOptions = DispatchQueue.OCombine.SchedulerOptions

  private var queue: DispatchQueue.OCombine { DispatchQueue.main.ocombine }

  /// The present.
  public var now: SchedulerTimeType { queue.now }

  /// How exact it is.
  public var minimumTolerance: SchedulerTimeType.Stride { queue.minimumTolerance }

  /// Does something soon.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.schedule(options: options, action)
  }

  /// Does something at a time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    queue.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    queue.schedule(
      after: date,
      interval: interval,
      tolerance: tolerance,
      options: options,
      action
    )
  }
}
