internal import OrderedCollections
internal import PandoCasePaths
internal import PandoSharing

/// The core of a part of another core's state that always exists.
final class ScopedCore<BaseState, BaseAction, State, Action>: Core<State, Action> {
  private let base: Core<BaseState, BaseAction>
  private let keyPath: KeyPath<BaseState, State>
  private let actionPath: CaseKeyPath<BaseAction, Action>
  /// The embed function of the case path, which is resolved once, with the first action.
  // Unchecked because it is copied before it is called.
  @exclusivity(unchecked) private var embed: (@Sendable (Action) -> BaseAction)?

  init(
    _ base: Core<BaseState, BaseAction>,
    _ keyPath: KeyPath<BaseState, State>,
    _ actionPath: CaseKeyPath<BaseAction, Action>
  ) {
    self.base = base
    self.keyPath = keyPath
    self.actionPath = actionPath
    super.init(root: base.root)
  }

  override func withState(_ body: (UnsafePointer<State>) -> Void) {
    base.withState { [keyPath] state in
      withUnsafePointer(to: state.pointee[keyPath: keyPath], body)
    }
  }

  override func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? {
    if let embed { return base.send(embed(action), origin: origin) }
    let path = AnyCasePath(actionPath)
    embed = path.embedding
    return base.send(path.embed(action), origin: origin)
  }

  override func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void)
  {
    let path = AnyCasePath(actionPath)
    base.observeActions(for: owner) { path.extract(from: $0).map(body) }
  }

  override var isInvalid: Bool { base.isInvalid }
  override var canStoreCacheChildren: Bool { base.canStoreCacheChildren }
}

/// The core of a part of another core's state that may disappear. Then its last known value stays.
final class IfLetCore<BaseState, BaseAction, State, Action>: Core<State, Action> {
  private let base: Core<BaseState, BaseAction>
  private let keyPath: KeyPath<BaseState, State?>
  private let actionPath: CaseKeyPath<BaseAction, Action>
  private lazy var action = AnyCasePath(actionPath)
  /// The value when the core was made. It is not kept up to date, because a second copy would make each in-place
  /// change copy the collections in the state. When a reducer removes the state, `takeDeparted` sets the last value.
  private var lastState: State

  init(
    _ base: Core<BaseState, BaseAction>,
    _ keyPath: KeyPath<BaseState, State?>,
    _ actionPath: CaseKeyPath<BaseAction, Action>,
    initial: State
  ) {
    self.base = base
    self.keyPath = keyPath
    self.actionPath = actionPath
    lastState = initial
    super.init(root: base.root)
  }

  override func withState(_ body: (UnsafePointer<State>) -> Void) {
    var isThere = false
    base.withState { [keyPath] state in
      guard let state = state.pointee[keyPath: keyPath] else { return }
      isThere = true
      withUnsafePointer(to: state, body)
    }
    if !isThere { withUnsafePointer(to: lastState, body) }
  }

  override func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? {
    // A control that writes while it disappears makes no mistake.
    if BindingLocal.isActive, isInvalid { return nil }
    return base.send(self.action.embed(action), origin: origin)
  }

  override func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void)
  {
    base.observeActions(for: owner) { [action] in action.extract(from: $0).map(body) }
  }

  override var isInvalid: Bool {
    if base.isInvalid { return true }
    var isThere = false
    SilentReading.run {
      base.withState { [keyPath] in isThere = $0.pointee[keyPath: keyPath] != nil }
    }
    return !isThere
  }

  override var canStoreCacheChildren: Bool { base.canStoreCacheChildren }

  override func takeDeparted(_ departed: DepartedStates) {
    if isInvalid, let last = departed.last(of: lastState) { lastState = last }
  }
}

/// The core of an element of a collection, found by its id.
///
/// Reading the element is not a read of the collection, so that adding a row does not evaluate the other rows.
class ElementCore<Collection, BaseAction, State, Action>: Core<State, Action> {
  private let base: Core<Collection, BaseAction>
  private var lastState: State

  init(_ base: Core<Collection, BaseAction>, initial: State) {
    self.base = base
    lastState = initial
    super.init(root: base.root)
  }

  /// The element; nil if it is gone.
  func element(of collection: UnsafePointer<Collection>) -> State? {
    preconditionFailure("abstract")
  }

  /// Wraps an action of the element in an action of the collection.
  func embed(_ action: Action) -> BaseAction { preconditionFailure("abstract") }

  /// The action of the element that an action of the collection wraps; nil if it wraps none.
  func extract(_ action: BaseAction) -> Action? { preconditionFailure("abstract") }

  override func withState(_ body: (UnsafePointer<State>) -> Void) {
    // Reads that `body` makes inside the element are registered again.
    withUnsafePointer(to: current() ?? lastState, body)
  }

  private func current() -> State? {
    var state: State?
    SilentReading.run {
      base.withState { state = element(of: $0) }
    }
    return state
  }

  override func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? {
    if BindingLocal.isActive, isInvalid { return nil }
    return base.send(embed(action), origin: origin)
  }

  override func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void)
  {
    base.observeActions(for: owner) { [weak self] in self?.extract($0).map(body) }
  }

  override var isInvalid: Bool { base.isInvalid || current() == nil }
  override var canStoreCacheChildren: Bool { base.canStoreCacheChildren }

  override func takeDeparted(_ departed: DepartedStates) {
    if isInvalid, let last = departed.last(of: lastState) { lastState = last }
  }
}

/// The core of an element of an identified array.
final class IdentifiedElementCore<ID: Hashable & Sendable, State, Action>:
  ElementCore<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>, State, Action>
{
  private let id: ID

  init(
    _ base: Core<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>,
    _ id: ID,
    initial: State
  ) {
    self.id = id
    super.init(base, initial: initial)
  }

  override func element(of elements: UnsafePointer<IdentifiedArray<ID, State>>) -> State? {
    elements.pointee[id: id]
  }

  override func embed(_ action: Action) -> IdentifiedAction<ID, Action> {
    .element(id: id, action: action)
  }

  override func extract(_ action: IdentifiedAction<ID, Action>) -> Action? {
    if case .element(id, let action) = action { action } else { nil }
  }
}

/// The core of an element of a stack.
final class StackElementCore<State, Action>:
  ElementCore<StackState<State>, StackAction<State, Action>, State, Action>
{
  private let id: StackElementID

  init(
    _ base: Core<StackState<State>, StackAction<State, Action>>,
    _ id: StackElementID,
    initial: State
  ) {
    self.id = id
    super.init(base, initial: initial)
  }

  override func element(of stack: UnsafePointer<StackState<State>>) -> State? {
    stack.pointee._dictionary[id]
  }

  override func embed(_ action: Action) -> StackAction<State, Action> {
    .element(id: id, action: action)
  }

  override func extract(_ action: StackAction<State, Action>) -> Action? {
    if case .element(id, let action) = action { action } else { nil }
  }
}

/// A core whose state and actions are converted by functions.
final class ClosureScopedCore<BaseState, BaseAction, State, Action>: Core<State, Action> {
  private let base: Core<BaseState, BaseAction>
  private let toState: (BaseState) -> State
  private let fromAction: (Action) -> BaseAction

  init(
    _ base: Core<BaseState, BaseAction>,
    toState: @escaping (BaseState) -> State,
    fromAction: @escaping (Action) -> BaseAction
  ) {
    self.base = base
    self.toState = toState
    self.fromAction = fromAction
    super.init(root: base.root)
  }

  override func withState(_ body: (UnsafePointer<State>) -> Void) {
    withUnsafePointer(to: toState(base.state), body)
  }

  override func send(_ action: Action, origin: ActionOrigin) -> EffectTasks? {
    base.send(fromAction(action), origin: origin)
  }

  /// The function converts actions in one direction only, so there is nothing to observe.
  override func observeActions(for owner: AnyObject, _ body: @escaping @MainActor (Action) -> Void)
  {}

  override var isInvalid: Bool { base.isInvalid }
  override var canStoreCacheChildren: Bool { false }
}
