internal import CustomDump
public import PandoCasePaths
internal import PandoDependencies

extension Reducer {
  /// Runs a child reducer while the state is in its case.
  ///
  /// The child runs before this reducer. When the state changes to another case, or to another child in that case,
  /// the child's effects are cancelled.
  ///
  /// - Parameters:
  ///   - toCaseState: The case of the state.
  ///   - toCaseAction: The case of the child's actions.
  ///   - case: The child reducer.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Case>
  where
    State: CasePathable,
    CaseState == Case.State,
    Action: CasePathable,
    CaseAction == Case.Action
  {
    _IfCaseLetReducer(
      parent: self,
      child: `case`(),
      toChildState: AnyCasePath(toCaseState),
      toChildAction: AnyCasePath(toCaseAction),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child reducer for a case.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Child
  let toChildState: AnyCasePath<Parent.State, Child.State>
  let toChildAction: AnyCasePath<Parent.Action, Child.Action>
  let sourceLocation: CodeLocation

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action>
  {
    let values = DependencyValues.current
    let (path, table) = (values.navigationIDPath, values.cancellationTable)
    let childEffects = reduceChild(into: &state, action, path, table)
    let before = childID(in: state)
    let parentEffects = parent._reduce(into: &state, action: action)
    let effects = childEffects.merge(with: parentEffects)
    guard let before, before != childID(in: state) else { return effects }
    return effects.merge(with: .cancel(id: before, path: path, table: table))
  }

  private func childID(in state: Parent.State) -> NavigationID? {
    toChildState.extract(from: state).map { NavigationID(root: state, value: $0) }
  }

  private func reduceChild(
    into state: inout Parent.State,
    _ action: Parent.Action,
    _ path: NavigationIDPath,
    _ table: CancellationTable
  ) -> Effect<Parent.Action> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    guard let id = childID(in: state) else {
      report(action, state)
      return .none
    }
    let effects = withDependencies {
      $0.navigationIDPath = path.appending(id)
    } operation: {
      toChildState.change(&state) { child._reduce(into: &$0, action: childAction) } ?? .none
    }
    if effects.isNone { return .none }
    return
      effects
      .embedded { [toChildAction] in toChildAction.embed($0) }
      .cancellable(id: id, path: path, table: table)
  }

  private func report(_ action: Parent.Action, _ state: Parent.State) {
    sourceLocation.report(
      """
      An "ifCaseLet" at "\(sourceLocation)" received a child action when child state was set to a different case.

        Action:
      \(String(customDumping: action).indent(by: 4))
        State:
      \(String(customDumping: state).indent(by: 4))

      This is generally considered an application logic error, and can happen for a few reasons:

      A parent reducer set "\(typeName(Parent.State.self))" to a different case before this reducer ran. This \
      reducer must run before any other reducer sets child state to a different case. This ensures that \
      child reducers can handle their actions while their state is still available.

      An in-flight effect emitted this action when child state was unavailable. While it may be perfectly \
      reasonable to ignore this action, consider canceling the associated effect before child state changes \
      to another case, especially if it is a long-living effect.

      This action was sent to the store while state was another case. Make sure that actions for this \
      reducer can only be sent from a store when state is set to the appropriate case. In SwiftUI \
      applications, use "SwitchStore".
      """
    )
  }
}
