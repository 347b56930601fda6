public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch

/// Lets publishers schedule work on an operation queue.
extension OperationQueue: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType
  /// Options of the dispatch queue that keeps the time.
  public typealias SchedulerOptions = DispatchQueue.OCombine.SchedulerOptions

  /// The dispatch queue that waits until an action is due: an operation queue has no timers.
  private var timer: DispatchQueue.OCombine {
    (self == .main ? DispatchQueue.main : .global()).ocombine
  }

  /// The current time.
  public var now: SchedulerTimeType { timer.now }

  /// The minimum tolerance of the dispatch queue that keeps the time.
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
