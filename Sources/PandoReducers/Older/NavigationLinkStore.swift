public import PandoUI

/// A link that presents a screen on the navigation stack while a state is not nil.
///
/// It precedes `@ObservableState`, with which a button that sends an action, and
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

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - onTap: Called when the link is used; it has to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: The views of the link.
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

  /// Makes a link for a case of the presented state.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - toDestinationState: Extracts the payload of the case.
  ///   - fromDestinationAction: Wraps an action of the case.
  ///   - onTap: Called when the link is used; it has to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: The views of the link.
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

  /// Makes one of several links, each for the state with its id.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - id: The id of the state that this link presents.
  ///   - onTap: Called when the link is used; it has to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: The views of the link.
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

  /// Makes one of several links, each for a case of the state with its id.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - toDestinationState: Extracts the payload of the case.
  ///   - fromDestinationAction: Wraps an action of the case.
  ///   - id: The id of the state that this link presents.
  ///   - onTap: Called when the link is used; it has to send the action that presents.
  ///   - destination: Makes the screen.
  ///   - label: The views of the link.
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

  /// Has no effect: a link in a column opens in the last column in any case.
  ///
  /// - Parameter isDetailLink: Whether the link opens in the last column.
  /// - Returns: The link.
  public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}
