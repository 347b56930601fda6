public import OpenCombine

extension Scheduler {
  /// Waits.
  ///
  /// - Parameters:
  ///   - duration: How long.
  ///   - tolerance: How much longer it may be.
  ///   - options: Options for the scheduler.
  /// - Throws: A `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Waits until a moment.
  ///
  /// - Parameters:
  ///   - date: The moment.
  ///   - tolerance: How much later it may be.
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

  /// A sequence of moments, each an interval after the one before. It ends when the task that reads it is cancelled.
  ///
  /// - Parameters:
  ///   - interval: How far they lie from each other.
  ///   - tolerance: How much later one may come.
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
