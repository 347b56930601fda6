internal import CustomDump
public import PandoCasePaths
internal import PandoDependencies

extension Reducer {
  /// Runs a child reducer while its state is not nil.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .ifLet(\.player, action: \.player) { Player() }
  /// ```
  ///
  /// The child runs before this reducer. When its state becomes nil, or that of another child (another case, another
  /// `id`), its effects are cancelled.
  ///
  /// - Parameters:
  ///   - toWrappedState: The optional property.
  ///   - toWrappedAction: The case of the child's actions.
  ///   - wrapped: The child reducer.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer<WrappedState, WrappedAction>>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: wrapped(),
      place: StatePlace(toWrappedState),
      toChildAction: AnyCasePath(toWrappedAction),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Presents an alert or a confirmation dialog, which is dismissed by the first action it sends.
  @warn_unqualified_access
  public func ifLet<WrappedState: _EphemeralState, WrappedAction>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _IfLetReducer(
      parent: self,
      child: EmptyReducer<WrappedState, WrappedAction>(),
      place: StatePlace(toWrappedState),
      toChildAction: AnyCasePath(toWrappedAction),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with an optional child reducer.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let place: StatePlace<Parent.State, Child.State?>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let sourceLocation: CodeLocation
  private let identity = StateIdentity<Child.State>.of()
  private var toChildState: WritableKeyPath<Parent.State, Child.State?> { place.keyPath }

  init(
    parent: Parent,
    child: Child,
    place: StatePlace<Parent.State, Child.State?>,
    toChildAction: AnyCasePath<Parent.Action, Child.Action>,
    sourceLocation: CodeLocation
  ) {
    (self.parent, self.child, self.place) = (parent, child, place)
    (self.toChildAction, self.sourceLocation) = (toChildAction, sourceLocation)
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action>
  {
    let values = DependencyValues.current
    let (path, table) = (values.navigationIDPath, values.cancellationTable)
    let childAction = toChildAction.extract(from: action)
    let childEffects = childAction.map { reduceChild(into: &state, $0, action, path, table) }

    let before = childID(in: state)
    let parentEffects = parent._reduce(into: &state, action: action)
    guard let before else {
      return (childEffects ?? .none).merge(with: parentEffects)
    }
    let after = childID(in: state)
    if childAction != nil, before == after, isEphemeral(in: state) {
      state[keyPath: toChildState] = nil
    }
    let effects = (childEffects ?? .none).merge(with: parentEffects)
    return before == after
      ? effects : effects.merge(with: .cancel(id: before, path: path, table: table))
  }

  private func childID(in state: Parent.State) -> NavigationID? {
    state[keyPath: toChildState].map { NavigationID(child: $0, at: toChildState) }
  }

  private func isEphemeral(in state: Parent.State) -> Bool {
    state[keyPath: toChildState].map { ephemeralType(of: $0) != nil } ?? false
  }

  private func reduceChild(
    into state: inout Parent.State,
    _ childAction: Child.Action,
    _ action: Parent.Action,
    _ path: NavigationIDPath,
    _ table: CancellationTable
  ) -> Effect<Parent.Action> {
    guard let id = childID(in: state) else {
      report(action)
      return .none
    }
    let effects = withDependencies {
      $0.navigationIDPath = path.appending(id)
    } operation: {
      var effects = Effect<Child.Action>.none
      place.change(&state, identity) {
        $1(&$0!)
      } reduce: {
        effects = child._reduce(into: &$0, action: childAction)
      } replaced: { reduction, state, place, before in
        place.tellReplacement(reduction, &state, of: before)
      }
      return effects
    }
    if effects.isNone { return .none }
    return
      effects
      .embedded { [toChildAction] in toChildAction.embed($0) }
      .cancellable(id: id, path: path, table: table)
  }

  private func report(_ action: Parent.Action) {
    sourceLocation.report(
      """
      An "ifLet" at "\(sourceLocation)" received a child action when child state was "nil".

        Action:
      \(String(customDumping: action).indent(by: 4))

      This is generally considered an application logic error, and can happen for a few reasons:

      A parent reducer set child state to "nil" before this reducer ran. This reducer must run before any \
      other reducer sets child state to "nil". This ensures that child reducers can handle their actions \
      while their state is still available.

      An in-flight effect emitted this action when child state was "nil". While it may be perfectly \
      reasonable to ignore this action, consider canceling the associated effect before child state becomes \
      "nil", especially if it is a long-living effect.

      This action was sent to the store while state was "nil". Make sure that actions for this reducer can \
      only be sent from a store when state is non-"nil". In SwiftUI applications, use "IfLetStore".
      """
    )
  }
}
