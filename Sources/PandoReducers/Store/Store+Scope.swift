internal import IssueReporting
public import PandoCasePaths

/// The key paths of the part that a scoped store is for.
@_spi(Internals)
public struct ScopeID<State, Action>: Hashable {
  let state: PartialKeyPath<State>
  let action: PartialCaseKeyPath<Action>
}

extension Store {
  /// The store of a part of the state and of the actions.
  ///
  /// ```swift
  /// LoginView(store: store.scope(state: \.login, action: \.login))
  /// ```
  ///
  /// Each call returns the same store while this one lives.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case of the actions.
  /// - Returns: The store of the part.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(id: id(state: state, action: action)) { ScopedCore(core, state, action) }
  }

  /// The identity of the scope for a part.
  @_spi(Internals)
  public func id<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> ScopeID<State, Action> {
    ScopeID(state: state, action: action)
  }

  /// The store of a part, made if there is none.
  func scope<ChildState, ChildAction>(
    id: ScopeID<State, Action>,
    _ makeCore: () -> Core<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    noteThread()
    guard core.canStoreCacheChildren else { return uncachedStore(makeCore()) }
    let scoped = scopedStores
    if let child = scoped[id.state, id.action] as? Store<ChildState, ChildAction> { return child }
    let child = Store<ChildState, ChildAction>(core: makeCore(), isRoot: false)
    scoped[id.state, id.action] = child
    return child
  }

  /// A store that this one does not keep.
  func uncachedStore<ChildState, ChildAction>(
    _ core: Core<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let child = Store<ChildState, ChildAction>(core: core, isRoot: false)
    scopedStores.addUncached(child)
    return child
  }

  /// A store whose state and actions are converted from and to this one's by functions.
  func _scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    uncachedStore(
      ClosureScopedCore(core, toState: toChildState, fromAction: fromChildAction)
    )
  }
}

extension Store where State: ObservableState {
  /// The store of an optional part of the state; nil if the part is nil.
  ///
  /// ```swift
  /// if let child = store.scope(state: \.child, action: \.child) {
  ///   ChildView(store: child)
  /// }
  /// ```
  ///
  /// A view that calls this in its body is evaluated again when the part appears or disappears. A store whose part is
  /// gone keeps the last known value.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case of the actions.
  ///   - fileID: Where the store is scoped, for messages.
  ///   - filePath: Where the store is scoped, for messages.
  ///   - line: Where the store is scoped, for messages.
  ///   - column: Where the store is scoped, for messages.
  /// - Returns: The store of the part.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    warnIfUncached(fileID: fileID, filePath: filePath, line: line, column: column)
    let id = id(state: state, action: action)
    guard let childState = self[state] else {
      scopedStores[state, action] = nil
      return nil
    }
    return scope(id: id) { IfLetCore(core, state, action, initial: childState) }
  }

  func warnIfUncached(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    if core.canStoreCacheChildren { return }
    reportIssue(
      uncachedStoreWarning(self),
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

private func uncachedStoreWarning<State, Action>(_ store: Store<State, Action>) -> String {
  """
  Scoping from uncached '\(store)' is not compatible with observation.

  This can happen for one of two reasons:

  1. A parent view scopes on a store using transform functions, which has been deprecated, instead of with key \
  paths and case paths. Read the migration guide for 1.5 to update these scopes: \
  https://swiftpackageindex.com/pointfreeco/swift-composable-architecture/main/documentation/composablearchitecture/migratingto1.5

  2.\u{A0}A parent feature is using deprecated navigation APIs, such as 'IfLetStore', 'SwitchStore', 'ForEachStore', or \
  any navigation view modifiers taking stores instead of bindings. Read the migration guide for 1.7 to update those \
  APIs: \
  https://swiftpackageindex.com/pointfreeco/swift-composable-architecture/main/documentation/composablearchitecture/migratingto1.7
  """
}
