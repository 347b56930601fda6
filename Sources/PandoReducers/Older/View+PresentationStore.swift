internal import PandoCasePaths
public import PandoUI

// Presentation that precedes `@ObservableState`, with which `.sheet(item: $store.scope(…))` does the same.

extension View {
  /// Shows a sheet while a state is not nil.
  @preconcurrency @MainActor
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    sheet(store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while a state is in one of its cases.
  @preconcurrency @MainActor
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    presenting(store, toDestinationState, fromDestinationAction) { view, item, child in
      view.sheet(item: item, onDismiss: onDismiss) { _ in PresentedContent(child, content) }
    }
  }

  /// Shows a full-screen cover while a state is not nil.
  @preconcurrency @MainActor
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(
      store: store,
      state: { $0 },
      action: { $0 },
      onDismiss: onDismiss,
      content: content
    )
  }

  /// Shows a full-screen cover while a state is in one of its cases.
  @preconcurrency @MainActor
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    presenting(store, toDestinationState, fromDestinationAction) { view, item, child in
      view.fullScreenCover(item: item, onDismiss: onDismiss) { _ in
        PresentedContent(child, content)
      }
    }
  }

  /// Shows a popover while a state is not nil.
  @preconcurrency @MainActor
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    popover(store: store, state: { $0 }, action: { $0 }, content: content)
  }

  /// Shows a popover while a state is in one of its cases.
  @preconcurrency @MainActor
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder content: @escaping (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    presenting(store, toDestinationState, fromDestinationAction) { view, item, child in
      view.popover(item: item) { _ in PresentedContent(child, content) }
    }
  }

  /// Shows a screen on the navigation stack while a state is not nil.
  @preconcurrency @MainActor
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(store: store, state: { $0 }, action: { $0 }, destination: destination)
  }

  /// Shows a screen on the navigation stack while a state is in one of its cases.
  @preconcurrency @MainActor
  public func navigationDestination<
    State,
    Action,
    DestinationState,
    DestinationAction,
    Destination: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination
  ) -> some View {
    presenting(store, toDestinationState, fromDestinationAction) { view, item, child in
      view.navigationDestination(isPresented: Binding(item)) {
        PresentedContent(child, destination)
      }
    }
  }

  /// Shows an alert while its state is not nil.
  @preconcurrency @MainActor
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows an alert while a state is in one of its cases.
  @preconcurrency @MainActor
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ alertAction: ButtonAction) -> Action
  ) -> some View {
    presenting(store, toDestinationState, fromDestinationAction) { view, item, child in
      view.alert(
        Binding<Store<AlertState<ButtonAction>, ButtonAction>?>(
          get: { child() },
          set: { if $0 == nil { item.wrappedValue = nil } }
        )
      )
    }
  }

  /// Shows a confirmation dialog while its state is not nil.
  @preconcurrency @MainActor
  public func confirmationDialog<ButtonAction>(
    store: Store<
      PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    confirmationDialog(store: store, state: { $0 }, action: { $0 })
  }

  /// Shows a confirmation dialog while a state is in one of its cases.
  @preconcurrency @MainActor
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromDestinationAction: @escaping (_ confirmationDialogAction: ButtonAction) -> Action
  ) -> some View {
    presenting(store, toDestinationState, fromDestinationAction) { view, item, child in
      view.confirmationDialog(
        Binding<Store<ConfirmationDialogState<ButtonAction>, ButtonAction>?>(
          get: { child() },
          set: { if $0 == nil { item.wrappedValue = nil } }
        )
      )
    }
  }
}

/// The identity of the presented state of a child, which differs for another id and for another case.
func presentedID<State, ChildState>(
  _ state: PresentationState<State>,
  _ toChildState: (State) -> ChildState?
) -> AnyHashable? {
  guard let state = state.wrappedValue, let child = toChildState(state) else { return nil }
  let tag = AnyHashable(EnumTag.tag(of: state))
  return identifiableID(of: child).map { AnyHashable([tag, $0]) } ?? tag
}

/// The identity of a presentation.
private struct PresentedItem: Identifiable, Equatable {
  let id: AnyHashable
}

private struct PresentedContent<State, Action, Content: View>: View {
  private let content: Content?

  @MainActor
  init(_ store: () -> Store<State, Action>?, _ content: (Store<State, Action>) -> Content) {
    self.content = store().map(content)
  }

  var body: some View { content }
}

extension View {
  /// Evaluates a presentation when another state is presented, and when it is dismissed.
  @MainActor
  private func presenting<State, Action, ChildState, ChildAction, Content: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    _ toChildState: @escaping (State) -> ChildState?,
    _ fromChildAction: @escaping (ChildAction) -> Action,
    @ViewBuilder content:
      @escaping (
        Self, Binding<PresentedItem?>, @escaping @MainActor () -> Store<ChildState, ChildAction>?
      ) -> Content
  ) -> some View {
    func item(_ state: PresentationState<State>) -> PresentedItem? {
      presentedID(state, toChildState).map { PresentedItem(id: $0) }
    }
    let child = store._scope(
      state: { $0.wrappedValue.flatMap(toChildState) },
      action: { .presented(fromChildAction($0)) }
    )
    return WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { item($0) == item($1) }
    ) { viewStore in
      content(
        self,
        viewStore.binding(
          get: { item($0) },
          compactSend: { [weak viewStore] new in
            new == nil && viewStore.flatMap { item($0.store.core.state) } != nil ? .dismiss : nil
          }
        ),
        { child.core.state.map { child.unwrapped($0) } }
      )
    }
  }
}
