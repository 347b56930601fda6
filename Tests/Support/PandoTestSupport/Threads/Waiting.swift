import Dispatch
import Observation

/// Waits until a condition holds that reads observable values, such as `Shared`: it is evaluated again after each change
/// of what it read.
///
/// - Parameters:
///   - seconds: The deadline, which only exists to end a failing test.
///   - condition: The condition.
/// - Returns: Whether it holds.
public func waitUntil(seconds: Double = 40, _ condition: () -> Bool) async -> Bool {
  let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
  DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { change.finish() }
  var events = changes.makeAsyncIterator()
  while true {
    if withObservationTracking(condition, onChange: { change.yield() }) { return true }
    if await events.next() == nil { return condition() }
  }
}
