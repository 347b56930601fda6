import PandoDependencies

// Emitters that wait. Time is that of the dependency `continuousClock`, as it is where somebody
// subscribes, or in the session of the code that made the emitter; a test moves it.

extension Emitter {
  /// An emitter of a value when no other one came for a while.
  ///
  /// - Parameter duration: How long it has to be quiet.
  public func debounce(for duration: Duration) -> Emitter {
    timed { other, wait in
      let pending = Wait()
      return { value in
        pending.task?.cancel()
        pending.task = wait(duration) { other.send(value) }
      }
    }
  }

  /// An emitter of each value, after a while.
  public func delay(for duration: Duration) -> Emitter {
    timed { other, wait in
      { value in _ = wait(duration) { other.send(value) } }
    }
  }

  /// An emitter of at most one value in a while: the first at once, and of those that come before the
  /// while is over one at its end.
  ///
  /// - Parameters:
  ///   - duration: How far apart values are at least.
  ///   - latest: Whether the one at the end is the last that came, or the first.
  public func throttle(for duration: Duration, latest: Bool = true) -> Emitter {
    timed { other, wait in
      let pending = Wait()
      var next: Value?
      @MainActor func begin() {
        pending.task = wait(duration) {
          pending.task = nil
          guard let value = next else { return }
          next = nil
          begin()
          other.send(value)
        }
      }
      return { value in
        if pending.task == nil {
          begin()
          other.send(value)
        } else if latest || next == nil {
          next = value
        }
      }
    }
  }

  private typealias Waiting =
    @MainActor (Duration, @escaping @MainActor () -> Void) -> Task<Void, Never>

  /// An emitter of what `make` hands on of each value, and when.
  private func timed(
    _ make: @escaping @MainActor (Emitter, @escaping Waiting) -> @MainActor (Value) -> Void
  ) -> Emitter {
    Emitter(
      source: .init { [self] other in
        let waits = Waits()
        let handOn = make(other) { duration, action in waits.begin(duration, action) }
        let subscription = subscribeBeyondScopes { value in handOn(value) }
        return Connection {
          subscription.cancel()
          waits.cancelAll()
        }
      }
    )
  }
}

/// The one that is waited for.
@MainActor
private final class Wait {
  var task: Task<Void, Never>?
}

/// What is to be done later.
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
  /// An emitter that emits again and again, while somebody listens.
  ///
  /// - Parameter interval: How long after one time the next comes; the first comes after as long.
  public static func timer(every interval: Duration) -> SignalEmitter {
    SignalEmitter(
      source: .init { emitter in
        @Dependency(\.continuousClock) var clock
        let task = Task { [weak emitter, clock] in
          while (try? await clock.sleep(for: interval)) != nil, !Task.isCancelled {
            guard let emitter else { return }
            emitter.send()
          }
        }
        return Connection { task.cancel() }
      }
    )
  }
}
