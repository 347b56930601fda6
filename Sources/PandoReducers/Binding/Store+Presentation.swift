internal import IssueReporting
public import PandoCasePaths
public import PandoUI

// `$store.scope(state: \.child, action: \.child)`: the bindings for sheets, covers and destinations.

extension Binding {
  /// A binding to the store of a presented child; setting nil dismisses the child.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the child's actions.
  ///   - fileID: Where the store is scoped, for messages.
  ///   - filePath: Where the store is scoped, for messages.
  ///   - line: Where the store is scoped, for messages.
  ///   - column: Where the store is scoped, for messages.
  /// - Returns: The binding.
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?>
  where Value == Store<State, Action> {
    Bindable(wrappedValue).scope(
      state: state,
      action: action,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Bindable {
  /// A binding to the store of a presented child; setting nil dismisses the child.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the child's actions.
  ///   - fileID: Where the store is scoped, for messages.
  ///   - filePath: Where the store is scoped, for messages.
  ///   - line: Where the store is scoped, for messages.
  ///   - column: Where the store is scoped, for messages.
  /// - Returns: The binding.
  @MainActor
  public func scope<State: ObservableState, Action, Container: _ScopableState, ChildAction>(
    state: KeyPath<State, Container>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<Container.Unwrapped, ChildAction>?>
  where Value == Store<State, Action> {
    self[
      dynamicMember:
        \.[
          id: wrappedValue[state]._scopeID,
          state: Container._scopeKeyPath(state),
          action: action,
          isInViewBody: false,
          fileID: _HashableStaticString(rawValue: fileID),
          filePath: _HashableStaticString(rawValue: filePath),
          line: line,
          column: column
        ]
    ]
  }
}

extension Store where State: ObservableState {
  /// The store of a presented child. Setting nil dismisses the child with this id.
  @_spi(Internals)
  public subscript<ChildState, ChildAction>(
    id id: AnyHashable?,
    state state: KeyPath<State, ChildState?>,
    action action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    isInViewBody isInViewBody: Bool,
    fileID fileID: _HashableStaticString,
    filePath filePath: _HashableStaticString,
    line line: UInt,
    column column: UInt
  ) -> Store<ChildState, ChildAction>? {
    get {
      scope(
        state: state,
        action: action.appending(path: \.presented),
        fileID: fileID.rawValue,
        filePath: filePath.rawValue,
        line: line,
        column: column
      )
    }
    set {
      guard newValue == nil, !core.isInvalid, let child = current(state),
        id == identifiableID(of: child)
      else { return }
      send(AnyCasePath(action).embed(.dismiss))
      guard current(state) != nil else { return }
      reportIssue(
        """
        A binding at "\(fileID):\(line)" was set to "nil", but the store destination wasn't nil'd out.

        This usually means an "ifLet" has not been integrated with the reducer powering the store, and this \
        reducer is responsible for handling presentation actions.

        To fix this, ensure that "ifLet" is invoked from the reducer's "body":

            Reduce { state, action in
              // ...
            }
            .ifLet(\\.destination, action: \\.destination) {
              Destination()
            }

        And ensure that every parent reducer is integrated into the root reducer that powers the store.
        """,
        fileID: fileID.rawValue,
        filePath: filePath.rawValue,
        line: line,
        column: column
      )
    }
  }

  /// A part of the state, read without observing it.
  private func current<Value>(_ keyPath: KeyPath<State, Value>) -> Value {
    var value: Value?
    SilentReading.run { core.withState { value = $0.pointee[keyPath: keyPath] } }
    return value.unsafelyUnwrapped
  }
}
