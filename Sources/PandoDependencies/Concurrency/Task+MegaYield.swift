/// Gives other tasks a turn: a task of every priority goes through the queues behind them, and the processor is
/// yielded to waiting threads, so that a turn is longer on a busy machine.
package func giveTurn() async {
  for priority in [TaskPriority.high, .medium, .background] {
    await Task.detached(priority: priority) {
      if priority == .medium { yieldProcessor() }
      await Task.yield()
    }.value
  }
}

extension Task<Never, Never> {
  /// Gives other tasks turns, for code whose end cannot be awaited in another way.
  ///
  /// - Parameter count: How many.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await giveTurn() }
  }
}
