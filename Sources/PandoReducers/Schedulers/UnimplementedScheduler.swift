public import Dispatch
public import Foundation
internal import IssueReporting
internal import OpenCombine
public import OpenCombineDispatch
public import PandoComponents
public import PandoDependencies

extension AnyScheduler
where
  SchedulerTimeType == DispatchQueue.SchedulerTimeType,
  SchedulerOptions == DispatchQueue.SchedulerOptions
{
  /// A scheduler whose use is reported as unexpected, which runs the work at once.
  ///
  /// - Parameter name: The name of the scheduler in messages.
  /// - Returns: The scheduler.
  public static func unimplemented(_ name: String) -> Self {
    let moment = SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1))
    return Self(
      minimumTolerance: { .zero },
      now: {
        reportUnimplemented(name, "asked for the current time")
        return moment
      },
      scheduleImmediately: { _, action in
        reportUnimplemented(name, "scheduled an action to run immediately")
        action()
      },
      delayed: { _, _, _, action in
        reportUnimplemented(name, "scheduled an action to run later")
        action()
      },
      interval: { _, _, _, _, action in
        reportUnimplemented(name, "scheduled an action to run on a timer")
        action()
        return AnyCancellable {}
      }
    )
  }
}

private func reportUnimplemented(_ name: String, _ use: String) {
  reportIssue(
    """
    Unimplemented: \(name) \(use).

    Override it in the test with a scheduler, such as '.immediate' or a test scheduler.
    """
  )
}

extension DependencyValues {
  /// The main queue, as a scheduler that a test can replace.
  ///
  /// Its use in a test without an override is reported.
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { self[MainQueueKey.self] }
    set { self[MainQueueKey.self] = newValue }
  }
}

extension DependencyValues {
  /// The main run loop, as a scheduler that a test can replace. The main queue does its work.
  ///
  /// Its use in a test without an override is reported.
  public var mainRunLoop: AnySchedulerOf<RunLoop> {
    get { self[MainRunLoopKey.self] }
    set { self[MainRunLoopKey.self] = newValue }
  }
}

private enum MainRunLoopKey: DependencyKey {
  static let liveValue = AnySchedulerOf<RunLoop>.main
  static let testValue = AnySchedulerOf<RunLoop>.unimplemented("@Dependency(\\.mainRunLoop)")
}

private enum MainQueueKey: DependencyKey {
  static let liveValue = AnySchedulerOf<DispatchQueue>.main
  static let testValue = AnySchedulerOf<DispatchQueue>.unimplemented("@Dependency(\\.mainQueue)")
}
