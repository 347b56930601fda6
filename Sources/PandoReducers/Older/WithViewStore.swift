public import PandoUI

/// A view that is evaluated again when a part of a store's state changes.
///
/// It precedes `@ObservableState`, with which a view reads the fields from the store itself.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let content: (ViewStore<ViewState, ViewAction>) -> Content
  @ObservedObject private var viewStore: ViewStore<ViewState, ViewAction>
  private let name: String?

  @MainActor
  init(
    store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (ViewState, ViewState) -> Bool,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.content = content
    name = Logger.isLogging ? storeTypeName(of: store) : nil
    viewStore = ViewStore(store, observe: { $0 }, removeDuplicates: isDuplicate)
  }

  /// The content for the observed state.
  public var body: Content {
    if let name { Logger.shared.log("WithView\(name).body") }
    return content(ViewStore(viewStore))
  }

  /// Observes a store.
  @preconcurrency @MainActor
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      store: store._scope(state: toViewState, action: fromViewAction),
      removeDuplicates: isDuplicate,
      content: content
    )
  }

  /// Observes a store that takes the actions of the view.
  @preconcurrency @MainActor
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      store: store._scope(state: toViewState, action: { $0 }),
      removeDuplicates: isDuplicate,
      content: content
    )
  }

  /// Observes a store, with bindings to its fields.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewAction: BindableAction<State> {
    self.init(
      store,
      observe: observation(of: store, toViewState, fromViewAction),
      send: fromViewAction,
      removeDuplicates: isDuplicate,
      content: content
    )
  }

  /// Observes a store that takes the actions of the view, with bindings to its fields.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ lhs: ViewState, _ rhs: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewAction: BindableAction<State> {
    self.init(
      store,
      observe: toViewState,
      send: { $0 },
      removeDuplicates: isDuplicate,
      content: content
    )
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Observes a store.
  @preconcurrency @MainActor
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      store: store._scope(state: toViewState, action: fromViewAction),
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  /// Observes a store that takes the actions of the view.
  @preconcurrency @MainActor
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      store: store._scope(state: toViewState, action: { $0 }),
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  /// Observes a store, with bindings to its fields.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewAction: BindableAction<State> {
    self.init(
      store,
      observe: toViewState,
      send: fromViewAction,
      removeDuplicates: { $0 == $1 },
      content: content
    )
  }

  /// Observes a store that takes the actions of the view, with bindings to its fields.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content,
    file: StaticString = #fileID,
    line: UInt = #line
  ) where ViewAction: BindableAction<State> {
    self.init(store, observe: toViewState, removeDuplicates: { $0 == $1 }, content: content)
  }
}
