internal import PandoDependencies

/// The values of a shared value over time: the current one, and each one it changes to.
///
/// A consumer that is slower than the changes gets the newest value at its next call; the ones
/// between are skipped. The values come in commit order. When the handle is redirected, by
/// `load(_:)` or by an assignment to the projected value, the sequence goes on with the value
/// there. It ends when its task is cancelled.
///
/// ```swift
/// for await count in $count.values { print(count) }
/// ```
public struct SharedValues<Value: Sendable>: AsyncSequence, Sendable {
  /// A value.
  public typealias Element = Value
  /// The sequence does not fail.
  public typealias Failure = Never

  let handle: Reference<Value>

  /// Starts to observe.
  public func makeAsyncIterator() -> Iterator {
    Iterator(handle)
  }

  /// Gives the values one by one.
  public struct Iterator: AsyncIteratorProtocol {
    private let lifetime: Lifetime

    init(_ handle: Reference<Value>) {
      lifetime = Lifetime(handle)
    }

    /// The current value at first, then the newest one after each change; nil once the task is
    /// cancelled.
    public mutating func next() async -> Value? {
      await lifetime.next()
    }

    /// The next value, on the actor of the caller.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(Never) -> Value? {
      await lifetime.next()
    }
  }

  /// Ends the observation with the iterator.
  private final class Lifetime: Sendable {
    let cursor: ChangeCursor
    let observation: ValueObservation<Value>

    init(_ handle: Reference<Value>) {
      let cursor = ChangeCursor()
      self.cursor = cursor
      observation = ValueObservation(handle) { cursor.signal() }
    }

    deinit { observation.cancel() }

    func next() async -> Value? {
      while await cursor.wait() {
        if let value = observation.readNews() { return value }
      }
      return nil
    }
  }
}

/// Signals one waiting task that the value changed since it last looked.
///
// Sendable because `state` is guarded by its lock.
final class ChangeCursor: Sendable {
  private struct State {
    /// True at first, so that the first wait ends at once.
    var isSignalled = true
    var waiter: CheckedContinuation<Bool, Never>?
  }

  private let state = Locked(State())

  func signal() {
    let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let waiter = state.waiter else {
        state.isSignalled = true
        return nil
      }
      state.waiter = nil
      return waiter
    }
    waiter?.resume(returning: true)
  }

  /// Waits for a signal; false if the task was cancelled.
  func wait() async -> Bool {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let result = state.withLock { state -> Bool? in
          if Task.isCancelled { return false }
          if state.isSignalled {
            state.isSignalled = false
            return true
          }
          state.waiter = continuation
          return nil
        }
        if let result { continuation.resume(returning: result) }
      }
    } onCancel: {
      let waiter = state.withLock { state in
        defer { state.waiter = nil }
        return state.waiter
      }
      waiter?.resume(returning: false)
    }
  }
}

extension Shared where Value: Sendable {
  /// The values over time, the current one first, as an asynchronous sequence.
  public var values: SharedValues<Value> { SharedValues(handle: handle) }
}

extension SharedReader where Value: Sendable {
  /// The values over time, the current one first, as an asynchronous sequence.
  public var values: SharedValues<Value> { SharedValues(handle: handle) }
}
