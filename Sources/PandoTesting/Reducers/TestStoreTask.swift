import PandoDependencies

/// The effects that a step of a test started.
public struct TestStoreTask: Hashable, Sendable {
  let rawValue: Task<Void, Never>?
  let timeout: Duration

  /// Makes a value from a task.
  @_spi(Canary) public init(rawValue: Task<Void, Never>?, timeout: Duration) {
    self.rawValue = rawValue
    self.timeout = timeout
  }

  /// Cancels the effects, and waits for them to end.
  public func cancel() async {
    rawValue?.cancel()
    await rawValue?.value
    for _ in 0..<3 { await giveTurn() }
  }

  /// Waits for the effects to end.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, as the last resort; that of the test store by default.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    guard let rawValue else { return }
    let duration = duration ?? timeout
    let isDone = Locked(false)
    Task {
      await rawValue.value
      isDone.withLock { $0 = true }
    }
    let deadline = ContinuousClock.now.advanced(by: duration)
    var turns = 0
    while !isDone.withLock({ $0 }) {
      guard turns < 100 || ContinuousClock.now < deadline, !Task.isCancelled else {
        let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
        place.report(
          """
          Expected task to finish, but it is still in-flight\(duration > .zero ? " after \(duration)" : "").

          If this task delivers its action using a clock/scheduler (via "sleep(for:)", "timer(interval:)", \
          etc.), make sure that you wait enough time for it to perform its work. If you are using a test \
          clock/scheduler, advance the scheduler so that the effects may complete, or consider using an \
          immediate clock/scheduler to immediately perform the effect instead.

          If you are not yet using a clock/scheduler, or cannot use a clock/scheduler, \
          \(timeoutSuggestion(duration, timeout)).
          """
        )
        return
      }
      await giveTurn()
      turns += 1
    }
  }

  /// Whether the effects were cancelled, or there were none.
  public var isCancelled: Bool { rawValue?.isCancelled ?? true }
}
