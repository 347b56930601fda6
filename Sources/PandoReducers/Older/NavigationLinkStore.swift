public import PandoUI

/// A link that presents a screen on the navigation stack while a state is there.
///
/// It comes from before `@ObservableState`, with which a button that sends an action, and
/// `.navigationDestination(item: $store.scope(…))`, do the same.
public struct NavigationLinkStore<
  State,
  Action,
  DestinationState,
  DestinationAction,
  Destination: View,
  Label: View
>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let onTap: () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Makes it.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - onTap: Called when the link is used; it is to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction {
    self.init(
      store,
      state: { $0 },
      action: { $0 },
      onTap: onTap,
      destination: destination,
      label: label
    )
  }

  /// Makes it for a case of what is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - toDestinationState: Takes out what the case holds.
  ///   - fromDestinationAction: Makes an action of the whole.
  ///   - onTap: Called when the link is used; it is to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// Makes one of several links, each of which presents the state with its id.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - id: The id of the state whose screen is this link's.
  ///   - onTap: Called when the link is used; it is to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    id: State.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State == DestinationState, Action == DestinationAction, State: Identifiable {
    self.init(
      store,
      state: { $0 },
      action: { $0 },
      id: id,
      onTap: onTap,
      destination: destination,
      label: label
    )
  }

  /// Makes one of several links, each of which presents a case of the state, with its id.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - toDestinationState: Takes out what the case holds.
  ///   - fromDestinationAction: Makes an action of the whole.
  ///   - id: The id of the state whose screen is this link's.
  ///   - onTap: Called when the link is used; it is to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: What the link shows.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    id: DestinationState.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where DestinationState: Identifiable {
    self.init(
      store,
      state: { toDestinationState($0).flatMap { $0.id == id ? $0 : nil } },
      action: fromDestinationAction,
      onTap: onTap,
      destination: destination,
      label: label
    )
  }

  /// The link.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { isPresented($0) == isPresented($1) }
    ) { viewStore in
      NavigationLink(
        isActive: viewStore.binding(
          get: isPresented,
          compactSend: { isFollowed in
            if isFollowed {
              onTap()
              return nil
            }
            return isPresented(store.core.state) ? .dismiss : nil
          }
        )
      ) {
        IfLetStore(
          store._scope(
            state: { $0.wrappedValue.flatMap(toDestinationState) },
            action: { .presented(fromDestinationAction($0)) }
          ),
          then: destination
        )
      } label: {
        label
      }
    }
  }

  private func isPresented(_ state: PresentationState<State>) -> Bool {
    state.wrappedValue.flatMap(toDestinationState) != nil
  }

  /// Says that a link opens in the last column. It does.
  ///
  /// - Parameter isDetailLink: Whether it is to.
  /// - Returns: The link.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}
