public import PandoUI

/// A navigation stack whose screens are the elements of a stack of states.
///
/// It precedes `@ObservableState`, with which `NavigationStack(path: $store.scope(…))` does the same.
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first screen.
  ///   - destination: Makes the screen of an element.
  @preconcurrency @MainActor
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {
    self.store = store
    self.root = root()
    self.destination = destination
  }

  /// Makes a stack for an enum of states, each case of which a ``CaseLet`` shows.
  ///
  /// - Parameters:
  ///   - store: The store of the stack.
  ///   - root: The first screen.
  ///   - destination: Makes the screen of a case.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public init<D: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> D
  ) where Destination == SwitchStore<State, Action, D> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  /// The stack.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { $0.ids == $1.ids }
    ) { viewStore in
      NavigationStack(path: path(of: viewStore)) {
        root
          .environment(\.navigationDestinationType, State.self)
          .navigationDestination(for: StackState<State>.Component.self) { component in
            destination(store.scope(component: component))
              .environment(\.navigationDestinationType, State.self)
          }
      }
    }
  }

  private func path(
    of viewStore: ViewStore<StackState<State>, StackAction<State, Action>>
  ) -> Binding<StackState<State>.PathView> {
    viewStore.binding(
      get: { $0.path },
      compactSend: { [weak viewStore] path in
        guard let current = viewStore?.state.path else { return nil }
        if path.count > current.count, let component = path.last {
          return .push(id: component.id, state: component.element)
        }
        return path.count < current.count ? .popFrom(id: current[path.count].id) : nil
      }
    )
  }
}
