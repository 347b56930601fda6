import PandoDependencies
@_spi(Internals) import PandoReducers

/// The record of a test store: the state as asserted so far, the actions that effects sent since,
/// and the running effects.
///
/// Effects end and test stores are released on any thread.
// Sendable because everything is read and written under the lock.
final class TestRecord<State, Action>: @unchecked Sendable {
  /// An action that an effect sent, and the state after it.
  struct Received {
    let action: Action
    let state: State
    /// A copy of the generator from before the action. It makes the same ids of stack elements again.
    let elementIDs: StackElementIDGenerator
  }

  /// An effect that is running.
  final class RunningEffect {
    let action: Action
    let place: TestPlace
    /// The number of its running parts.
    fileprivate var parts = 0

    init(action: Action, place: TestPlace) {
      (self.action, self.place) = (action, place)
    }
  }

  private let lock = Lock()
  private var storedState: State
  private var storedDependencies: DependencyValues
  private var storedReceived: [Received] = []
  private var storedRunning: [RunningEffect] = []
  private var storedExhaustivity = Exhaustivity.on
  private var storedActivity = 0

  init(state: State, dependencies: DependencyValues) {
    (storedState, storedDependencies) = (state, dependencies)
  }

  /// The state as far as it was asserted.
  var state: State {
    get { lock.withLock { storedState } }
    set { lock.withLock { storedState = newValue } }
  }

  var dependencies: DependencyValues {
    get { lock.withLock { storedDependencies } }
    set { lock.withLock { storedDependencies = newValue } }
  }

  var received: [Received] {
    get { lock.withLock { storedReceived } }
    set { lock.withLock { storedReceived = newValue } }
  }

  var running: [RunningEffect] {
    get { lock.withLock { storedRunning } }
    set { lock.withLock { storedRunning = newValue } }
  }

  var exhaustivity: Exhaustivity {
    get { lock.withLock { storedExhaustivity } }
    set { lock.withLock { storedExhaustivity = newValue } }
  }

  /// A number that changes whenever something happens.
  var activity: Int { lock.withLock { storedActivity } }

  /// Records that something happened.
  func noteActivity() { lock.withLock { storedActivity &+= 1 } }

  func receive(_ received: Received) {
    lock.withLock { storedReceived.append(received) }
  }

  /// Makes the observer that records the beginning and the end of an effect.
  func observer(of action: Action, at place: TestPlace, tracker: TestTracker) -> EffectObserver {
    // Unsafe because the effect's parts are counted under the lock, and nothing else in it changes.
    nonisolated(unsafe) let effect = RunningEffect(action: action, place: place)
    return EffectObserver(
      began: { [self] in
        lock.withLock {
          storedActivity &+= 1
          if effect.parts == 0 { storedRunning.append(effect) }
          effect.parts += 1
        }
      },
      ended: { [self] in
        lock.withLock {
          storedActivity &+= 1
          effect.parts -= 1
          if effect.parts == 0 { storedRunning.removeAll { $0 === effect } }
        }
      },
      begin: { begin in tracker.tracking(begin) },
      run: { body in await tracker.tracking(body) }
    )
  }
}
