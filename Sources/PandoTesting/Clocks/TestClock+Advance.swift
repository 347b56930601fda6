public import PandoDependencies

extension TestClock {
  /// Moves the time forward and wakes every task whose deadline is reached.
  ///
  /// - Parameter duration: How far. Zero wakes nobody, but lets tasks run up to their next sleep.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to an instant and wakes every task whose deadline is reached.
  ///
  /// Returns when the woken tasks have run, and no task uses the clock any more.
  ///
  /// - Parameter deadline: The time afterwards. One that has passed does not move the time.
  public func advance(to deadline: Instant) async {
    await settle()
    while let sleeper = state.withLock({ $0.wakeNext(by: deadline) }) {
      sleeper.resume(returning: true)
      await settle()
    }
  }

  /// Waits until tasks sleep on the clock.
  ///
  /// Use this to make sure that code started a moment ago has reached its first sleep, however busy
  /// the machine is:
  ///
  /// ```swift
  /// let countdown = Task { await model.run() }
  /// await clock.waitForSleepers()
  /// await clock.advance(by: .seconds(2))
  /// ```
  ///
  /// - Parameter count: How many tasks must sleep at the same time. With fewer, this waits for
  ///   ever; give the test a time limit where that may happen.
  public func waitForSleepers(_ count: Int = 1) async {
    await withUnsafeContinuation { continuation in
      let isReady = state.withLock { $0.wait(forSleepers: count, continuation) }
      if isReady { continuation.resume() }
    }
  }

  /// Gives other tasks turns until none of them uses the clock any more.
  ///
  /// Every task that was woken runs first. What other tasks do between two uses of the clock cannot
  /// be observed, so they get a fixed number of turns. In each turn, a task of every priority goes
  /// through the queues behind the other tasks. The processor is also yielded to waiting threads,
  /// so a turn is longer on a busy machine.
  func settle() async {
    var turnsWithoutUse = 0
    var activity = state.withLock { $0.activity }
    while turnsWithoutUse < 10 {
      await giveTurn()
      let latest = state.withLock { ($0.activity, $0.waking) }
      turnsWithoutUse = latest.0 == activity && latest.1 == 0 ? turnsWithoutUse + 1 : 0
      activity = latest.0
    }
  }
}
