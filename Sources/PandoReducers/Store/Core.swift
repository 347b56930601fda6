/// Who sends an action.
enum Origin {
  case effect
  case store
}

/// What a store does its work with: the root's own, or a part of another one.
///
/// A class with subclasses instead of a protocol: a store knows the types of its state and its actions,
/// and reaches the rest with one call.
@MainActor
class Core<State, Action> {
  /// What belongs to the root, wherever in it this core is.
  let root: StoreRoot

  init(root: StoreRoot) {
    self.root = root
  }

  /// Looks at the state where it is. The lock of the root may be held meanwhile.
  func withState(_ body: (UnsafePointer<State>) -> Void) { preconditionFailure("abstract") }

  /// Sends an action, and says which effects it began.
  func send(_ action: Action, origin: Origin) -> EffectTasks? { preconditionFailure("abstract") }

  /// Has a closure called with each action that was reduced, when the state after it is in place, for as long as an
  /// object lives.
  func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void) {
    preconditionFailure("abstract")
  }

  /// Whether the state that this core is for is gone.
  var isInvalid: Bool { preconditionFailure("abstract") }

  /// Whether a store may keep the stores that were scoped from it.
  var canStoreCacheChildren: Bool { true }

  /// Notes the last state before it was gone, if somebody kept it.
  func takeDeparted(_ departed: DepartedStates) {}

  /// A copy of the state.
  final var state: State {
    var copy: State?
    withState { copy = $0.pointee }
    return copy.unsafelyUnwrapped
  }
}

/// The core of a store for something that is not there, and never was.
final class InvalidCore<State, Action>: Core<State, Action> {
  init() {
    super.init(root: StoreRoot())
  }

  override func send(_ action: Action, origin: Origin) -> EffectTasks? { nil }
  override func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void)
  {}
  override var isInvalid: Bool { true }
  override var canStoreCacheChildren: Bool { false }
}
