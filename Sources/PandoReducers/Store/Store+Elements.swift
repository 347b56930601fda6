internal import OrderedCollections
public import PandoCasePaths
public import PandoSharing

extension Store where State: ObservableState {
  /// The stores of the elements of a collection, made on access.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
  ///   RowView(store: row)
  /// }
  /// ```
  ///
  /// A view that iterates over them is evaluated again when elements come, go or change places, but
  /// not when an element changes.
  ///
  /// - Parameters:
  ///   - state: The collection.
  ///   - action: The case of the elements' actions.
  ///   - fileID: Where the store is scoped, for messages.
  ///   - filePath: Where the store is scoped, for messages.
  ///   - line: Where the store is scoped, for messages.
  ///   - column: Where the store is scoped, for messages.
  /// - Returns: The stores, in the order of the elements.
  @_disfavoredOverload
  public func scope<ElementID, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    warnIfUncached(fileID: fileID, filePath: filePath, line: line, column: column)
    return _StoreCollection(scope(state: state, action: action))
  }
}

/// The stores of the elements of a collection.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>
  // Unsafe because it is used on the main actor only, which `subscript` checks.
  private nonisolated(unsafe) let elements: IdentifiedArray<ID, State>

  @MainActor
  init(_ store: Store<IdentifiedArray<ID, State>, IdentifiedAction<ID, Action>>) {
    self.store = store
    store.noteReadOfElements()
    elements = store.core.state
  }

  /// The position of the first element.
  public var startIndex: Int { elements.startIndex }
  /// The position after the last element.
  public var endIndex: Int { elements.endIndex }

  /// The store of an element. On the main actor only.
  public subscript(position: Int) -> Store<State, Action> {
    precondition(
      MainActor.isCurrent,
      """
      Stores of the elements of a collection must be asked for on the main actor. Make an array of them \
      first: 'Array(store.scope(state: \\.elements, action: \\.elements))'.
      """
    )
    // Unsafe because this is the main actor, as checked above.
    nonisolated(unsafe) let element = elements[position]
    let store = store
    let id = elements.ids[position]
    return MainActor.assumeIsolated { store.element(element, id: id) }
  }
}

extension Store {
  /// The store of an element, made if there is none.
  func element<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ element: ElementState,
    id: ID
  ) -> Store<ElementState, ElementAction>
  where
    State == IdentifiedArray<ID, ElementState>, Action == IdentifiedAction<ID, ElementAction>
  {
    elementStore(id) { IdentifiedElementCore(core, id, initial: element) }
  }

  /// The store of an element with an id, made if there is none.
  func elementStore<ID: Hashable, ElementState, ElementAction>(
    _ id: ID,
    _ makeCore: () -> Core<ElementState, ElementAction>
  ) -> Store<ElementState, ElementAction> {
    guard core.canStoreCacheChildren else { return uncachedStore(makeCore()) }
    let elements = scopedStores.elements(by: ID.self)
    if let child = elements[id] as? Store<ElementState, ElementAction> { return child }
    let child = Store<ElementState, ElementAction>(core: makeCore(), isRoot: false)
    elements[id] = child
    return child
  }
}
