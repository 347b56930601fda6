public import Dispatch
public import Foundation
public import OpenCombine
public import OpenCombineDispatch

/// Runs on the main queue what publishers schedule on `RunLoop.main`: a process on Linux that is
/// driven by Swift's main actor runs the queue and not the run loop.
extension RunLoop: @retroactive Scheduler {
  /// A point in time.
  public typealias SchedulerTimeType = DispatchQueue.OCombine.SchedulerTimeType
  /// Options of the queue.
  public typealias SchedulerOptions = DispatchQueue.OCombine.SchedulerOptions

  private var queue: DispatchQueue.OCombine { DispatchQueue.main.ocombine }

  /// The current time.
  public var now: SchedulerTimeType { queue.now }

  /// The minimum tolerance of the queue.
  public var minimumTolerance: SchedulerTimeType.Stride { queue.minimumTolerance }

  /// Performs an action as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    queue.schedule(options: options, action)
  }

  /// Performs an action after a point in time.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    queue.schedule(after: date, tolerance: tolerance, options: options, action)
  }

  /// Performs an action at an interval, until the result is cancelled.
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

extension DispatchQueue.OCombine.SchedulerTimeType.Stride {
  /// Makes a length of time, as that of a run loop in Combine is made.
  ///
  /// - Parameter timeInterval: The length in seconds.
  public init(_ timeInterval: TimeInterval) {
    self.init(floatLiteral: timeInterval)
  }
}
