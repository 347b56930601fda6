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
  /// between two uses of the clock, so they get a fixed number of turns without a use.
  func settle() async {
    var turnsWithoutUse = 0
    var (activity, waking) = state.withLock { ($0.activity, $0.waking) }
    while turnsWithoutUse < 24 {
      // A task of low priority has its turn after the tasks that wait for theirs.
      await Task.detached(priority: .background) { await Task.yield() }.value
      let latest = state.withLock { ($0.activity, $0.waking) }
      turnsWithoutUse = latest.0 == activity && waking == 0 ? turnsWithoutUse + 1 : 0
      (activity, waking) = latest
    }
  }
}
