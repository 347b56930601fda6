import IssueReporting
import PandoDependencies

extension TestClock {
  /// Moves the time forward until no task sleeps on the clock any more.
  ///
  /// ```swift
  /// let countdown = Task { await model.run() }
  /// await clock.waitForSleepers()
  /// await clock.run()
  /// await countdown.value
  /// ```
  ///
  /// - Parameters:
  ///   - timeout: How much real time to spend, unless the clock has hardly been moved by then. Code that sleeps for
  ///     ever is reported when that is over; cancel its task before the run, or use ``advance(by:)``.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func run(
    timeout: Swift.Duration = .seconds(5),
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    var moves = 0
    await settle()
    while let deadline = state.withLock({ $0.sleepers.first?.deadline }) {
      moves += 1
      // On a busy machine a few moves can take that long without any code sleeping in a loop.
      guard start.duration(to: .now) < timeout || moves <= 100 else {
        let count = state.withLock { $0.sleepers.count }
        reportIssue(
          """
          A test clock still had \(count) sleeping after running for \(timeout).

          Code that sleeps in a loop never ends by itself. To mend this, cancel its task before \
          'run', move the clock with 'advance' instead, or give 'run' a longer 'timeout'.
          """,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
        return
      }
      await advance(to: deadline)
    }
  }

  /// Checks that no task sleeps on the clock.
  ///
  /// ```swift
  /// model.cancelTapped()
  /// try await clock.checkSuspension()
  /// ```
  ///
  /// - Throws: ``TestClockSuspension`` if a task sleeps.
  public func checkSuspension() async throws(TestClockSuspension) {
    await settle()
    let count = state.withLock { $0.sleepers.count }
    guard count == 0 else { throw TestClockSuspension(sleepers: count) }
  }
}

/// The error of ``TestClock/checkSuspension()``: tasks sleep on the clock.
public struct TestClockSuspension: Error, Hashable, CustomStringConvertible {
  /// The number of sleeping tasks.
  public var sleepers: Int

  /// Makes an error.
  ///
  /// - Parameter sleepers: How many tasks sleep.
  public init(sleepers: Int) {
    self.sleepers = sleepers
  }

  /// The error in words.
  public var description: String {
    "\(sleepers) \(sleepers == 1 ? "task sleeps" : "tasks sleep") on the test clock."
  }
}
