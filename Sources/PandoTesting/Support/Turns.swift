/// Gives other tasks a turn: a task of every priority goes through the queues behind them, and the processor
/// goes to whoever waits for it, so that turns are longer on a busy machine.
func giveTurn() async {
  for priority in [TaskPriority.high, .medium, .background] {
    await Task.detached(priority: priority) {
      if priority == .medium { yieldProcessor() }
      await Task.yield()
    }.value
  }
}

extension Task<Never, Never> {
  /// Gives other tasks turns: for code that waits for what it cannot wait for otherwise.
  ///
  /// - Parameter count: How many.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await giveTurn() }
  }

  /// Waits until the task is cancelled.
  ///
  /// - Throws: A `CancellationError`.
  public static func never() async throws -> Never {
    let stream = AsyncStream<Never> { _ in }
    for await _ in stream {}
    throw _Concurrency.CancellationError()
  }
}
