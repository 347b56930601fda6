internal import IssueReporting
public import PandoCasePaths
internal import PandoDependencies

/// Runs a child reducer on a part of the state, for the child's actions.
///
/// ```swift
/// Scope(state: \.settings, action: \.settings) { Settings() }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  let toChildState: ScopedStatePath<ParentState, Child.State>
  let toChildAction: AnyCasePath<ParentAction, Child.Action>
  let child: Child

  init(
    _ toChildState: ScopedStatePath<ParentState, Child.State>,
    _ toChildAction: AnyCasePath<ParentAction, Child.Action>,
    _ child: Child
  ) {
    (self.toChildState, self.toChildAction, self.child) = (toChildState, toChildAction, child)
  }

  /// Runs a child reducer on a property.
  ///
  /// - Parameters:
  ///   - toChildState: The property.
  ///   - toChildAction: The case of the child's actions.
  ///   - child: The child reducer.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.toChildState = .keyPath(StatePlace(toChildState), StateIdentity.of())
    self.toChildAction = AnyCasePath(toChildAction)
    self.child = child()
  }

  /// Runs a child reducer on a case of an enum.
  ///
  /// An action that arrives while the state is in another case is reported. Prefer `Reducer.ifCaseLet` where there is
  /// a parent: it runs the child before the parent can change the case, and cancels the child's effects when that
  /// happens.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let sourceLocation = CodeLocation(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    self.toChildState = .casePath(AnyCasePath(toChildState), sourceLocation)
    self.toChildAction = AnyCasePath(toChildAction)
    self.child = child()
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let childAction = toChildAction.extract(from: action) else { return .none }
    let effects: Effect<Child.Action>
    switch toChildState {
    case .keyPath(let place, let identity):
      var reduced = Effect<Child.Action>.none
      place.change(&state, identity) { reduced = child._reduce(into: &$0, action: childAction) }
      effects = reduced
    case .casePath(let toChildState, let sourceLocation):
      let reduced = toChildState.change(&state) { child._reduce(into: &$0, action: childAction) }
      guard let reduced else {
        report(action, state, sourceLocation)
        return .none
      }
      effects = reduced
    }
    if effects.isNone { return .none }
    return effects.embedded { [toChildAction] in toChildAction.embed($0) }
  }

  private func report(
    _ action: ParentAction,
    _ state: ParentState,
    _ sourceLocation: CodeLocation
  ) {
    sourceLocation.report(
      """
      A "Scope" at "\(sourceLocation)" received a child action when child state was set to a different case.

        Action:
          \(debugCaseOutput(action))
        State:
          \(debugCaseOutput(state))

      This is generally considered an application logic error, and can happen for a few reasons:

      A parent reducer set "\(typeName(ParentState.self))" to a different case before the scoped reducer ran. \
      Child reducers must run before any parent reducer sets child state to a different case. This ensures \
      that child reducers can handle their actions while their state is still available. Consider using \
      "Reducer.ifCaseLet" to embed this child reducer in the parent reducer that change its state to ensure \
      the child reducer runs first.

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

/// The path from a ``Scope`` to the state of its child.
enum ScopedStatePath<Parent, Child> {
  case keyPath(StatePlace<Parent, Child>, StateIdentity<Child>?)
  case casePath(AnyCasePath<Parent, Child>, CodeLocation)
}
