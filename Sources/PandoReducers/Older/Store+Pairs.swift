internal import PandoSharing

extension Store {
  /// The store of an element whose actions are paired with its id, made if there is none.
  func element<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ element: ElementState,
    id: ID
  ) -> Store<ElementState, ElementAction>
  where State == IdentifiedArray<ID, ElementState>, Action == (id: ID, action: ElementAction) {
    elementStore(id) { PairedElementCore(core, id, initial: element) }
  }
}

/// The core of an element of a collection whose actions are pairs of an id and an action of the element.
private final class PairedElementCore<ID: Hashable & Sendable, State, Action>:
  ElementCore<IdentifiedArray<ID, State>, (id: ID, action: Action), State, Action>
{
  private let id: ID

  init(
    _ base: Core<IdentifiedArray<ID, State>, (id: ID, action: Action)>,
    _ id: ID,
    initial: State
  ) {
    self.id = id
    super.init(base, initial: initial)
  }

  override func element(of elements: UnsafePointer<IdentifiedArray<ID, State>>) -> State? {
    elements.pointee[id: id]
  }

  override func embed(_ action: Action) -> (id: ID, action: Action) { (id: id, action: action) }

  override func extract(_ action: (id: ID, action: Action)) -> Action? {
    action.id == id ? action.action : nil
  }
}
