public import PandoDependencies

extension TestClock {
  /// Moves the time forward, waking every task whose deadline comes.
  ///
  /// - Parameter duration: How far. Zero wakes nobody, but lets tasks run up to their next sleep.
  public func advance(by duration: Duration = .zero) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the time to an instant, waking every task whose deadline comes.
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

  /// Gives other tasks turns until they no longer use the clock.
  ///
  /// Every task that was woken runs first. After that, there is no way to see what other tasks do
  /// between two uses of the clock, so they get a number of turns: in each, a task of every
  /// priority goes through the queues behind them. A turn that takes long shows a busy machine, on
  /// which a task may have been stopped half-way; then the count starts again, a few times.
  func settle() async {
    var turnsWithoutUse = 0
    var patience = 40
    var activity = state.withLock { $0.activity }
    while turnsWithoutUse < 10 {
      let start = ContinuousClock.now
      for priority in [TaskPriority.high, .medium, .background] {
        await Task.detached(priority: priority) { await Task.yield() }.value
      }
      let latest = state.withLock { ($0.activity, $0.waking) }
      if latest.0 != activity || latest.1 != 0 {
        turnsWithoutUse = 0
      } else if start.duration(to: .now) > .microseconds(500), patience > 0 {
        patience -= 1
        turnsWithoutUse = 0
      } else {
        turnsWithoutUse += 1
      }
      activity = latest.0
    }
  }
}
