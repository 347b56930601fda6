public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch

/// Has a queue of operations do the work that publishers schedule on it.
extension OperationQueue: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType
  /// Options of the queue that waits.
  public typealias SchedulerOptions = DispatchQueue.OCombine.SchedulerOptions

  /// The queue that waits for points in time.
  private var timer: DispatchQueue.OCombine {
    (self == .main ? DispatchQueue.main : .global()).ocombine
  }

  /// The current time.
  public var now: SchedulerTimeType { timer.now }

  /// The minimum tolerance of the queue that waits.
  public var minimumTolerance: SchedulerTimeType.Stride { timer.minimumTolerance }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if self == .main { return timer.schedule(options: options, action) }
    // Unsafe because callers of a scheduler pass only work that may run on its queue.
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  /// Performs an action after a point in time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    timer.schedule(after: date, tolerance: tolerance, options: options) {
      self.schedule(options: options, action)
    }
  }

  /// Performs an action at an interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    timer.schedule(after: date, interval: interval, tolerance: tolerance, options: options) {
      self.schedule(options: options, action)
    }
  }
}
