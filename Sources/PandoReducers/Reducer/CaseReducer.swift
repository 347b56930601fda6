public import PandoCasePaths

/// A reducer of an enum of features, of which one exists at a time. `@Reducer` makes enums conform.
public protocol CaseReducer<State, Action>: Reducer
where State: CaseReducerState, Body: Reducer, Body.State == State, Body.Action == Action {
  associatedtype State = State
  associatedtype Action = Action
  associatedtype Body = Body

  /// The store of the current feature, by case.
  associatedtype CaseScope: _CaseScopeProtocol

  /// Runs the feature of the current case.
  @ReducerBuilder<State, Action>
  static var body: Body { get }

  /// The store of the current feature.
  @preconcurrency @MainActor
  static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  /// The body of the type.
  public var body: Body { Self.body }
}

/// Stores by the case of an enum of features.
public protocol _CaseScopeProtocol {}

/// The state of an enum of features.
public protocol CaseReducerState {
  /// The reducer of this state.
  associatedtype StateReducer: CaseReducer where StateReducer.State == Self
}

extension Reducer {
  /// Runs the presented feature of an enum of features.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .ifLet(\.$destination, action: \.destination)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The projected value of the property with `@Presents`.
  ///   - action: The case of its actions.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some ReducerOf<Self> where ChildState.StateReducer.Action == ChildAction {
    self.ifLet(
      state,
      action: action,
      destination: { ChildState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Runs the features of an enum of features on a navigation stack.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(\.path, action: \.path)
  /// ```
  ///
  /// - Parameters:
  ///   - state: The property with the stack.
  ///   - action: The case of its actions.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some ReducerOf<Self> where DestinationState.StateReducer.Action == DestinationAction {
    self.forEach(
      state,
      action: action,
      destination: { DestinationState.StateReducer.body },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the current feature, for a `switch`.
  ///
  /// ```swift
  /// switch store.case {
  /// case .detail(let store): DetailView(store: store)
  /// case .settings(let store): SettingsView(store: store)
  /// }
  /// ```
  public var `case`: State.StateReducer.CaseScope {
    State.StateReducer.scope(self)
  }
}

/// A store of an enum of features.
public protocol _StoreWithCaseScope {
  associatedtype _CaseScope: CasePathable
  @MainActor var _caseScope: _CaseScope { get }
}

extension Store: _StoreWithCaseScope
where
  State: CaseReducerState & ObservableState,
  State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{
  /// The store of the current case.
  public var _caseScope: State.StateReducer.CaseScope { self.case }
}

/// An optional store of an enum of features.
public protocol _OptionalStoreWithCaseScope: ExpressibleByNilLiteral {
  associatedtype _CaseScope: CasePathable
  @MainActor var _optionalCaseScope: _CaseScope? { get }
}

extension Optional: _OptionalStoreWithCaseScope where Wrapped: _StoreWithCaseScope {
  /// The store of the current case; nil if there is no store.
  @MainActor
  public var _optionalCaseScope: Wrapped._CaseScope? { self?._caseScope }
}

extension _OptionalStoreWithCaseScope {
  /// The store of a case; nil if it is not the current one. Setting nil dismisses the enum.
  @MainActor
  public subscript<Case>(
    _caseScope keyPath: KeyPath<_CaseScope.AllCasePaths, AnyCasePath<_CaseScope, Case>>
  ) -> Case? {
    get {
      _optionalCaseScope.flatMap { _CaseScope.allCasePaths[keyPath: keyPath].extract(from: $0) }
    }
    set { if newValue == nil { self = nil } }
  }
}
