/// The sender of an action.
enum ActionOrigin {
  case effect
  case store
}

/// The implementation of a store: the core of a root, or of a part of another core's state.
///
/// A class with subclasses rather than a protocol: a store knows the types of its state and actions, and reaches
/// everything else with one call.
@MainActor
class Core<State, Action> {
  /// The state that all cores of one root share.
  let root: StoreRoot

  init(root: StoreRoot) {
    self.root = root
  }

  /// Calls `body` with a pointer to the state. The lock of the root may be held meanwhile.
  func withState(_ body: (UnsafePointer<State>) -> Void) { preconditionFailure("abstract") }

  /// Sends an action, and returns the effects that it began.
  func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? {
    preconditionFailure("abstract")
  }

  /// Calls a closure with each reduced action, once the state after it is in place, while `owner` lives.
  func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void) {
    preconditionFailure("abstract")
  }

  /// Whether the state that this core is for is gone.
  var isInvalid: Bool { preconditionFailure("abstract") }

  /// Whether a store may keep the stores scoped from it.
  var canStoreCacheChildren: Bool { true }

  /// Takes over the last state from before it was removed, if it was kept.
  func takeDeparted(_ departed: DepartedStates) {}

  /// A copy of the state.
  final var state: State {
    var copy: State?
    withState { copy = $0.pointee }
    return copy.unsafelyUnwrapped
  }
}

/// The core of a store for state that does not exist and never did.
final class InvalidCore<State, Action>: Core<State, Action> {
  init() {
    super.init(root: StoreRoot())
  }

  override func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? { nil }
  override func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void)
  {}
  override var isInvalid: Bool { true }
  override var canStoreCacheChildren: Bool { false }
}
