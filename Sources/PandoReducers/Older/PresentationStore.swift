internal import PandoCasePaths
public import PandoUI

/// Passes a presented state to any presenting modifier, for libraries with such modifiers of their own.
///
/// It precedes `@ObservableState`, with which `$store.scope(state: \.child, action: \.child)` is the binding
/// that such a modifier needs.
@_spi(Presentation)
public struct PresentationStore<
  State,
  Action,
  DestinationState,
  DestinationAction,
  Content: View
>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toDestinationState: (State) -> DestinationState?
  private let fromDestinationAction: (DestinationAction) -> Action
  private let content:
    (Binding<AnyIdentifiable?>, DestinationContent<DestinationState, DestinationAction>) -> Content

  /// Presents a state.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - content: Receives a binding to whether the state is presented, and what makes its view.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content:
      @escaping (
        _ isPresented: Binding<Bool>,
        _ destination: DestinationContent<DestinationState, DestinationAction>
      ) -> Content
  ) where State == DestinationState, Action == DestinationAction {
    self.init(store, state: { $0 }, action: { $0 }, content: content)
  }

  /// Presents a state that has an id.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - content: Receives a binding to the id of the presented state, and what makes its view.
  @_disfavoredOverload
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder content:
      @escaping (
        _ item: Binding<AnyIdentifiable?>,
        _ destination: DestinationContent<DestinationState, DestinationAction>
      ) -> Content
  ) where State == DestinationState, Action == DestinationAction {
    self.init(store, state: { $0 }, action: { $0 }, content: content)
  }

  /// Presents a case of a state.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - toDestinationState: Extracts the payload of the case.
  ///   - fromDestinationAction: Wraps an action of the case.
  ///   - content: Receives a binding to whether the state is presented, and what makes its view.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder content:
      @escaping (
        _ isPresented: Binding<Bool>,
        _ destination: DestinationContent<DestinationState, DestinationAction>
      ) -> Content
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.content = { content(Binding<Bool>($0), $1) }
  }

  /// Presents a case of a state that has an id.
  ///
  /// - Parameters:
  ///   - store: The store of the state.
  ///   - toDestinationState: Extracts the payload of the case.
  ///   - fromDestinationAction: Wraps an action of the case.
  ///   - content: Receives a binding to the id of the presented state, and what makes its view.
  @_disfavoredOverload
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder content:
      @escaping (
        _ item: Binding<AnyIdentifiable?>,
        _ destination: DestinationContent<DestinationState, DestinationAction>
      ) -> Content
  ) {
    self.store = store
    self.toDestinationState = toDestinationState
    self.fromDestinationAction = fromDestinationAction
    self.content = content
  }

  /// The view.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { id($0) == id($1) }
    ) { viewStore in
      content(
        viewStore.binding(
          get: { id($0).map { AnyIdentifiable(id: $0) } },
          compactSend: { [shown = id(viewStore.state)] item in
            // A state that has taken its place meanwhile is not dismissed.
            let now = id(store.core.state)
            return item == nil && now != nil && (shown == nil || shown == now) ? .dismiss : nil
          }
        ),
        DestinationContent(
          store: store._scope(
            state: { $0.wrappedValue.flatMap(toDestinationState) },
            action: { .presented(fromDestinationAction($0)) }
          )
        )
      )
    }
  }

  private func id(_ state: PresentationState<State>) -> AnyHashable? {
    presentedID(state, toDestinationState)
  }
}

/// An identifiable value, of which only the id is known.
@_spi(Presentation)
public struct AnyIdentifiable: Identifiable {
  /// The id.
  public let id: AnyHashable

  init(id: AnyHashable) { self.id = id }

  /// Takes the id of a value.
  ///
  /// - Parameter base: The value.
  public init<Base: Identifiable>(_ base: Base) { id = AnyHashable(base.id) }
}

/// Makes the view of a presented state; call it with a closure that makes the view of a store.
@_spi(Presentation)
@preconcurrency @MainActor
public struct DestinationContent<State, Action> {
  let store: Store<State?, Action>

  /// Makes the view, which is empty while nothing is presented.
  ///
  /// - Parameter body: Makes the view from a store.
  /// - Returns: The view.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ body: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    IfLetStore(store, then: body)
  }
}
