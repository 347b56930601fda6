public import OpenCombine

extension Scheduler {
  /// Waits for a time.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - tolerance: How much longer the wait may be.
  ///   - options: Options for the scheduler.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Waits until a point in time.
  ///
  /// - Parameters:
  ///   - date: The point in time.
  ///   - tolerance: How much later the wait may end.
  ///   - options: Options for the scheduler.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(
    until date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try Task.checkCancellation()
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    schedule(after: date, tolerance: tolerance, options: options) { continuation.finish() }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  /// A sequence of the times at an interval, which ends when the task that reads it is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time between two elements, and before the first.
  ///   - tolerance: How much later an element may come.
  ///   - options: Options for the scheduler.
  /// - Returns: The sequence.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> where SchedulerTimeType: Sendable {
    let (stream, continuation) = AsyncStream<SchedulerTimeType>.makeStream()
    let subscription = UncheckedBox(
      schedule(
        after: now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance,
        options: options
      ) {
        continuation.yield(now)
      }
    )
    continuation.onTermination = { _ in subscription.value.cancel() }
    return stream
  }
}
