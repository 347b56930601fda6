internal import OrderedCollections
public import PandoCasePaths
internal import PandoDependencies
public import PandoSharing

extension Reducer {
  /// Runs a child reducer for each element of a collection.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(\.rows, action: \.rows) { Row() }
  /// ```
  ///
  /// The child runs in place, before this reducer. When an element is removed, its effects are
  /// cancelled.
  ///
  /// - Parameters:
  ///   - toElementsState: The collection.
  ///   - toElementAction: The case of the elements' actions.
  ///   - element: The child reducer.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  /// - Complexity: O(1) for an action of an element.
  @warn_unqualified_access
  public func forEach<
    ElementState,
    ElementAction,
    ID: Hashable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _ForEachReducer(
      parent: self,
      place: StatePlace(toElementsState),
      toElementAction: AnyCasePath(toElementAction.appending(path: \.element)),
      element: element(),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child reducer for each element.
public struct _ForEachReducer<
  Parent: Reducer,
  ID: Hashable & Sendable,
  Element: Reducer
>: Reducer {
  let parent: Parent
  let place: StatePlace<Parent.State, IdentifiedArray<ID, Element.State>>
  let toElementAction: AnyCasePath<Parent.Action, (id: ID, action: Element.Action)>
  let element: Element
  let sourceLocation: CodeLocation
  private let identity = StateIdentity<Element.State>.of()
  private var toElementsState: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>> {
    place.keyPath
  }

  init(
    parent: Parent,
    place: StatePlace<Parent.State, IdentifiedArray<ID, Element.State>>,
    toElementAction: AnyCasePath<Parent.Action, (id: ID, action: Element.Action)>,
    element: Element,
    sourceLocation: CodeLocation
  ) {
    (self.parent, self.place, self.toElementAction) = (parent, place, toElementAction)
    (self.element, self.sourceLocation) = (element, sourceLocation)
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action>
  {
    let values = DependencyValues.current
    let (path, table) = (values.navigationIDPath, values.cancellationTable)
    let elementAction = toElementAction.extract(from: action)
    let elementEffects =
      elementAction.map { reduceElement(into: &state, $0, action, path, table) } ?? .none

    // Only running effects have to be cancelled. Holding a copy of the ids makes the next insertion
    // copy them.
    guard !table.isEmpty || !elementEffects.isNone else {
      return parent._reduce(into: &state, action: action)
    }
    let before = state[keyPath: toElementsState].ids
    let effects = elementEffects.merge(with: parent._reduce(into: &state, action: action))
    let after = state[keyPath: toElementsState].ids
    guard !after.isSame(as: before) else { return effects }
    var all = [effects]
    for id in before where !after.contains(id) {
      let id = NavigationID(id: id, in: toElementsState)
      // Effects of the element that was just reduced begin before this cancellation.
      all.append(.cancel(id: id, path: path, table: table))
    }
    return .merge(all)
  }

  private func reduceElement(
    into state: inout Parent.State,
    _ elementAction: (id: ID, action: Element.Action),
    _ action: Parent.Action,
    _ path: NavigationIDPath,
    _ table: CancellationTable
  ) -> Effect<Parent.Action> {
    guard state[keyPath: toElementsState].ids.contains(elementAction.id) else {
      report(action)
      return .none
    }
    let id = NavigationID(id: elementAction.id, in: toElementsState)
    let effects = withDependencies {
      $0.navigationIDPath = path.appending(id)
    } operation: {
      var effects = Effect<Element.Action>.none
      place.change(&state, identity) {
        $1(&$0[id: elementAction.id]!)
      } reduce: {
        effects = element._reduce(into: &$0, action: elementAction.action)
      } replaced: { reduction, _, _, _ in
        reduction.touch(IdentifiedArray<ID, Element.State>.self)
      }
      return effects
    }
    if effects.isNone { return .none }
    return
      effects
      .embedded { [toElementAction, id = elementAction.id] in
        toElementAction.embed((id: id, action: $0))
      }
      .cancellable(id: id, path: path, table: table)
  }

  private func report(_ action: Parent.Action) {
    sourceLocation.report(
      """
      A "forEach" at "\(sourceLocation)" received an action for a missing element.

        Action:
          \(debugCaseOutput(action))

      This is generally considered an application logic error, and can happen for a few reasons:

      A parent reducer removed an element with this ID before this reducer ran. This reducer must run \
      before any other reducer removes an element, which ensures that element reducers can handle their \
      actions while their state is still available.

      An in-flight effect emitted this action when state contained no element at this ID. While it may be \
      perfectly reasonable to ignore this action, consider canceling the associated effect before an element \
      is removed, especially if it is a long-living effect.

      This action was sent to the store while its state contained no element at this ID. To fix this make \
      sure that actions for this reducer can only be sent from a store when its state contains an element at \
      this id. In SwiftUI applications, use "ForEachStore".
      """
    )
  }
}
