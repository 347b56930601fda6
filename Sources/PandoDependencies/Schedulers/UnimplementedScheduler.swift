public import Dispatch
internal import IssueReporting
internal import OpenCombine
public import OpenCombineDispatch

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
        reportUse(of: name, "asked for the current time")
        return moment
      },
      scheduleImmediately: { _, action in
        reportUse(of: name, "scheduled an action to run immediately")
        action()
      },
      delayed: { _, _, _, action in
        reportUse(of: name, "scheduled an action to run later")
        action()
      },
      interval: { _, _, _, _, action in
        reportUse(of: name, "scheduled an action to run on a timer")
        action()
        return AnyCancellable {}
      }
    )
  }
}

private func reportUse(of name: String, _ use: String) {
  reportIssue(
    """
    Unimplemented: \(name) \(use).

    Override it in the test with a scheduler, such as '.immediate' or a test scheduler.
    """
  )
}
