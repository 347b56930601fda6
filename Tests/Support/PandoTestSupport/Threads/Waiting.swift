import Dispatch
import Observation

/// How long a test waits for something that has to come, in seconds.
///
/// The time only ends a failing test. A busy machine takes long until it runs a thread that is
/// ready, and the main actor of a process that runs thousands of tests takes longer.
public let testDeadline = 120.0

/// The seconds after which a test checks again a value that sends no notifications.
private let lookInterval = 0.02

/// Waits until a condition holds.
///
/// The condition is evaluated again after each change of an observable value that it read, such as
/// `Shared`. It is also evaluated now and then, for values that send no notifications.
///
/// - Parameters:
///   - seconds: The deadline.
///   - condition: The condition.
/// - Returns: Whether it holds.
public func waitUntil(seconds: Double = testDeadline, _ condition: () -> Bool) async -> Bool {
  let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
  let looks = DispatchSource.makeTimerSource(queue: .global())
  looks.schedule(deadline: .now() + lookInterval, repeating: lookInterval)
  looks.setEventHandler { change.yield() }
  looks.activate()
  defer { looks.cancel() }
  DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { change.finish() }
  var events = changes.makeAsyncIterator()
  while true {
    if withObservationTracking(condition, onChange: { change.yield() }) { return true }
    if await events.next() == nil { return condition() }
  }
}

/// Lets other tasks run until a condition holds that sends no notifications.
///
/// - Parameter condition: The condition. It may read the state of the caller's actor, on which this runs.
/// - Returns: Whether it holds; false at the deadline.
@discardableResult
public func yieldUntil(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(testDeadline)
  while ContinuousClock.now < end {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}

/// Blocks the thread until a condition holds that other threads make true. What the main actor would do waits meanwhile.
///
/// - Parameter condition: The condition.
/// - Returns: Whether it holds; false at the deadline.
public func blockUntil(_ condition: () -> Bool) -> Bool {
  let end = ContinuousClock.now + .seconds(testDeadline)
  let pause = DispatchSemaphore(value: 0)
  while ContinuousClock.now < end {
    if condition() { return true }
    _ = pause.wait(timeout: .now() + lookInterval)
  }
  return condition()
}

/// Waits for a moment before a test looks again at something that sends no notifications, such as a
/// file or the memory of another process.
///
/// A loop without a pause would take a processor from the code that it waits for.
///
/// - Throws: `CancellationError` if the task is cancelled.
public func pauseBeforeNextLook() async throws {
  try await Task.sleep(for: .seconds(lookInterval))
}
