import PandoDependencies
import PandoUI
public import Testing

extension Driver {
  /// Waits until the interface has settled, without sleeping. Every action does so at its end.
  ///
  /// When it returns:
  ///
  /// - every change of the state has been evaluated and drawn, `onChange` and `onAppear` have run;
  /// - every task that was ready to run on the main actor has run up to where it waits for
  ///   something else: a clock, a stream, a continuation, a network;
  /// - the changes of these tasks have been drawn too.
  ///
  /// Waiting tasks do not delay the return. Tasks that compute away from the main actor get turns.
  /// What they do cannot be observed, so the number of turns is bounded: at least ten in a row in
  /// which nothing is drawn, evaluated, started or ended. In each turn, a task of every priority
  /// goes through the queues, and the processor is yielded to waiting threads. For code that takes
  /// longer, because it computes or calls another process, wait with
  /// ``wait(for:until:timeout:sourceLocation:)`` or
  /// ``ElementQuery/waitToAppear(timeout:sourceLocation:)``.
  ///
  /// For an interface that changes all the time, such as one that animates from a task without a
  /// clock, this returns after ten thousand turns.
  public func settle() async {
    var quietTurns = 0
    var last = Activity(self)
    var turns = 0
    while quietTurns < Self.quietTurnsNeeded, turns < Self.turnLimit {
      graph.flush()
      await giveTurn()
      graph.flush()
      let now = Activity(self)
      quietTurns = now == last ? quietTurns + 1 : 0
      last = now
      turns += 1
    }
  }

  private static let quietTurnsNeeded = 10
  private static let turnLimit = 10_000

  /// The counters that change while work is going on.
  private struct Activity: Equatable {
    let version: Int
    let evaluations: Int
    let runningTasks: Int

    @MainActor
    init(_ driver: Driver) {
      version = driver.renderer.version
      evaluations = driver.counter.total
      runningTasks = driver.graph.tasks.running
    }
  }

  /// Lets everything run that is queued for the main actor or for a thread.
  private func giveTurn() async {
    // The main actor's queue is first in, first out: its jobs run before this function continues.
    await Task.yield()
    for priority in [TaskPriority.high, .medium, .background] {
      await Task.detached(priority: priority) {
        if priority == .medium { yieldProcessor() }
        await Task.yield()
      }.value
    }
  }

  /// The number of tasks started by the modifier `task` that have not ended.
  public var runningTasks: Int { graph.tasks.running }

  /// Moves the clock that the driver was opened with, and waits until the interface has settled.
  ///
  /// - Parameter duration: How far. Every task whose deadline comes is woken at its deadline.
  public func advance(by duration: Duration) async {
    await settle()
    if let clock {
      await clock.advance(by: duration)
    } else {
      reportMissingClock()
    }
    await settle()
  }

  /// Waits until a condition is true. The condition is evaluated again each time something was drawn.
  ///
  /// For changes that come from elsewhere: a thread, another process. The limit is in real time and
  /// only matters for tests that fail; a condition that becomes true returns at once.
  ///
  /// - Parameters:
  ///   - description: The name of the condition, for the message of a failure.
  ///   - condition: The condition, as far as it shows in the interface.
  ///   - timeout: How long to wait at most.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if the time was over first, or the driver was closed.
  public func wait(
    for description: String = "a condition",
    until condition: () -> Bool,
    timeout: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await wait(description, condition, timeout, sourceLocation, for: nil)
  }

  /// Waits until a condition is true.
  ///
  /// - Parameter query: The subject of the condition; a failure shows what is near to it.
  fileprivate func wait(
    _ description: String,
    _ condition: () -> Bool,
    _ timeout: Duration,
    _ sourceLocation: SourceLocation,
    for query: ElementQuery?
  ) async throws {
    let deadline = ContinuousClock.now.advanced(by: timeout)
    var mayCome = true
    while mayCome {
      if !isClosed { graph.flush() }
      if condition() { return await settle() }
      let rest = ContinuousClock.now.duration(to: deadline)
      mayCome = rest > .zero && !isClosed && !Task.isCancelled
      if mayCome { _ = await renderer.nextCommit(within: rest) }
    }
    var message = "\(description) did not come within \(timeout)."
    if isClosed { message = "\(description) did not come before the driver was closed." }
    if Task.isCancelled { message = "\(description) did not come before the test was cancelled." }
    guard let query, !isClosed else {
      throw DriverError(.timedOut, scope, message).reported(at: sourceLocation)
    }
    throw DriverError.timedOut(query, message).reported(at: sourceLocation)
  }
}

extension ElementQuery {
  /// Waits until the query finds an element.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Returns: The query.
  /// - Throws: ``DriverError`` if none appeared in time.
  @discardableResult
  public func waitToAppear(
    timeout: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ElementQuery {
    try await driver.wait("\(self)", { exists }, timeout, sourceLocation, for: self)
    return self
  }

  /// Waits until the query finds no element.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most.
  ///   - sourceLocation: Where a failure is recorded.
  /// - Throws: ``DriverError`` if one still exists after that time.
  public func waitToDisappear(
    timeout: Duration = .seconds(5),
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await driver.wait("The end of \(self)", { !exists }, timeout, sourceLocation, for: self)
  }
}
