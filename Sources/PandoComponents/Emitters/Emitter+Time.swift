import PandoDependencies

// Emitters that delay values while they have subscribers. While they have none, a value counts as
// sent at once. They use the dependency `continuousClock` of the session that made the emitter, or,
// without a session, that of the subscriber. Tests replace the clock.

extension Emitter {
  /// An emitter that sends a value when no other one has followed it for `duration`.
  ///
  /// - Parameter duration: The time without another value.
  public func debounce(for duration: Duration) -> Emitter {
    timed { other, wait in
      let pending = Wait()
      return { [weak other] value in
        pending.task?.cancel()
        pending.task = wait(duration) { [weak other] in other?.send(value) }
      }
    }
  }

  /// An emitter of each value, `duration` later.
  public func delay(for duration: Duration) -> Emitter {
    timed { other, wait in
      { [weak other] value in _ = wait(duration) { other?.send(value) } }
    }
  }

  /// An emitter of at most one value per `duration`: the first value at once, and at the end of the duration one of the
  /// values that came meanwhile.
  ///
  /// - Parameters:
  ///   - duration: The minimum time between two values.
  ///   - latest: Whether the value at the end is the last that came, or the first.
  public func throttle(for duration: Duration, latest: Bool = true) -> Emitter {
    timed { other, wait in
      let pending = Wait()
      var next: Value?
      @MainActor func begin() {
        pending.task = wait(duration) { [weak other] in
          pending.task = nil
          guard let value = next else { return }
          next = nil
          begin()
          other?.send(value)
        }
      }
      return { [weak other] value in
        if pending.task == nil {
          begin()
          other?.send(value)
        } else if latest || next == nil {
          next = value
        }
      }
    }
  }

  private typealias Waiting =
    @MainActor (Duration, @escaping @MainActor () -> Void) -> Task<Void, Never>

  /// An emitter of the values that the closure made by `make` sends, at the times that it chooses.
  private func timed(
    _ make: @escaping @MainActor (Emitter, @escaping Waiting) -> @MainActor (Value) -> Void
  ) -> Emitter {
    Emitter(of: [self]) { [self] inputs, output in
      let relay = SourceRelay<Value>()
      if let lastValue { output.keepLast(lastValue) }
      inputs.follow(self) { value in
        if relay.on == nil { return output.send(value) }
        relay.newest = value
        relay.on?(value)
      }
      inputs.whileUsed { [unowned output] in
        let waits = Waits()
        relay.on = make(output) { duration, action in waits.begin(duration, action) }
        return OutputActivity { [weak output] in
          waits.cancelAll()
          if let value = relay.newest { output?.keepLast(value) }
          (relay.on, relay.newest) = (nil, nil)
        }
      }
    }
  }
}

/// Passes on the values of a source while somebody listens.
@MainActor
private final class SourceRelay<Value> {
  var on: (@MainActor (Value) -> Void)?
  var newest: Value?
}

/// The task that waits, if there is one.
@MainActor
private final class Wait {
  var task: Task<Void, Never>?
}

/// The waiting tasks of one activity of an output.
@MainActor
private final class Waits {
  @Dependency(\.continuousClock) private var clock
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastID = 0

  func begin(
    _ duration: Duration,
    _ action: @escaping @MainActor () -> Void
  ) -> Task<Void, Never> {
    lastID += 1
    let id = lastID
    let task = Task { [weak self, clock] in
      let isDue = (try? await clock.sleep(for: duration)) != nil
      self?.tasks[id] = nil
      if isDue, !Task.isCancelled { action() }
    }
    tasks[id] = task
    return task
  }

  func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

extension Emitter where Value == Void {
  /// An emitter that emits at an interval while it has subscribers. Components that subscribe keep it.
  ///
  /// - Parameter interval: The time between two emissions, and before the first.
  public static func timer(every interval: Duration) -> SignalEmitter {
    SignalEmitter(connect: { output in
      @Dependency(\.continuousClock) var clock
      let task = Task { [weak output, clock] in
        while (try? await clock.sleep(for: interval)) != nil, !Task.isCancelled {
          guard let output else { return }
          output.send()
        }
      }
      return OutputActivity { task.cancel() }
    })
  }
}
