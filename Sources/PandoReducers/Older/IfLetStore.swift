internal import OpenCombine
internal import OrderedCollections
internal import PandoCasePaths
internal import PandoDependencies
public import PandoSharing
public import PandoUI

// Views that precede `@ObservableState`, with which `if let`, `ForEach` and `switch` do the same.

/// A view for an optional state, or another view while the state is nil.
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: @MainActor (State?) -> Content

  /// Shows one view for the state, and another while it is nil.
  ///
  /// - Parameters:
  ///   - store: The store of the optional.
  ///   - ifContent: Makes the view from the store of the state.
  ///   - elseContent: Makes the view for nil.
  @preconcurrency @MainActor
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.store = store
    let elseContent = elseContent()
    content = { state in
      guard let state else { return ViewBuilder.buildEither(second: elseContent) }
      return ViewBuilder.buildEither(first: ifContent(store.unwrapped(state)))
    }
  }

  /// Shows a view for the state, and nothing while it is nil.
  ///
  /// - Parameters:
  ///   - store: The store of the optional.
  ///   - ifContent: Makes the view from the store of the state.
  @preconcurrency @MainActor
  public init<IfContent: View>(
    _ store: Store<State?, Action>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.store = store
    content = { state in state.map { ifContent(store.unwrapped($0)) } }
  }

  /// Shows one view for a presented state, and another while it is nil.
  @preconcurrency @MainActor
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == _ConditionalContent<IfContent, ElseContent> {
    self.init(
      store.scope(state: \.wrappedValue, action: \.presented),
      then: ifContent,
      else: elseContent
    )
  }

  /// Shows a view for a presented state, and nothing while it is nil.
  @preconcurrency @MainActor
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.scope(state: \.wrappedValue, action: \.presented), then: ifContent)
  }

  /// The view.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { ($0 != nil) == ($1 != nil) },
      content: { content($0.state) }
    )
  }
}

extension Store {
  /// The store of the state when it is not nil.
  func unwrapped<Wrapped>(_ state: Wrapped) -> Store<Wrapped, Action> where State == Wrapped? {
    scope(id: id(state: \State.!, action: \.self)) {
      IfLetCore(core, \.self, \.self, initial: state)
    }
  }
}

/// A view for each element of a collection.
public struct ForEachStore<
  EachState,
  EachAction,
  Data: Collection,
  ID: Hashable & Sendable,
  Content: View
>: View {
  /// The elements.
  public let data: Data
  private let content: Content

  /// Shows a view for each element.
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: Makes the view of an element.
  @preconcurrency @MainActor
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>,
      ForEach<[ID], ID, EachContent>
    >
  {
    data = store.withState { $0 }
    self.content = WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { $0.ids == $1.ids }
    ) { viewStore in
      ForEach(Array(viewStore.state.ids), id: \.self) { id in
        content(store.element(viewStore.state[id: id]!, id: id))
      }
    }
  }

  /// Shows a view for each element, whose actions are paired with its id.
  ///
  /// - Parameters:
  ///   - store: The store of the collection.
  ///   - content: Makes the view of an element.
  @preconcurrency @MainActor
  public init<EachContent: View>(
    _ store: Store<IdentifiedArray<ID, EachState>, (id: ID, action: EachAction)>,
    @ViewBuilder content: @escaping (_ store: Store<EachState, EachAction>) -> EachContent
  )
  where
    Data == IdentifiedArray<ID, EachState>,
    Content == WithViewStore<
      IdentifiedArray<ID, EachState>, (id: ID, action: EachAction),
      ForEach<[ID], ID, EachContent>
    >
  {
    data = store.withState { $0 }
    self.content = WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { $0.ids == $1.ids }
    ) { viewStore in
      ForEach(Array(viewStore.state.ids), id: \.self) { id in
        content(store.element(viewStore.state[id: id]!, id: id))
      }
    }
  }

  /// The views.
  public var body: some View { content }
}

/// A view for the current case of an enum state.
public struct SwitchStore<State, Action, Content: View>: View {
  /// The store of the enum.
  public let store: Store<State, Action>
  /// Makes the view for a case.
  public let content: (State) -> Content

  /// Shows the view for the current case.
  ///
  /// - Parameters:
  ///   - store: The store of the enum.
  ///   - content: Makes the view for a case, as with ``CaseLet``.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The view.
  public var body: some View {
    WithViewStore(
      store,
      observe: { $0 },
      removeDuplicates: { EnumTag.tag(of: $0) == EnumTag.tag(of: $1) }
    ) { viewStore in
      content(viewStore.state).environmentObject(SwitchedStore(store))
    }
  }
}

/// A view for one case of a ``SwitchStore``.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  /// Extracts the payload of the case.
  public let toCaseState: (EnumState) -> CaseState?
  /// Makes an action of the enum.
  public let fromCaseAction: (CaseAction) -> EnumAction
  /// Makes the view.
  public let content: (Store<CaseState, CaseAction>) -> Content
  private let sourceLocation: CodeLocation

  @EnvironmentObject private var switched: SwitchedStore<EnumState, EnumAction>

  /// Shows a case.
  ///
  /// - Parameters:
  ///   - toCaseState: Extracts the payload of the case.
  ///   - fromCaseAction: Makes an action of the enum.
  ///   - content: Makes the view.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
    sourceLocation = CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The view.
  public var body: some View {
    IfLetStore(
      switched.store._scope(state: toCaseState, action: fromCaseAction),
      then: content,
      else: {
        CaseMismatch(
          sourceLocation: sourceLocation,
          state: debugCaseOutput(switched.store.withState { $0 })
        )
      }
    )
  }
}

private final class SwitchedStore<State, Action>: ObservableObject {
  let store: Store<State, Action>
  init(_ store: Store<State, Action>) { self.store = store }
}

/// Reports a `CaseLet` at the wrong case of a `switch`.
private struct CaseMismatch: View {
  let sourceLocation: CodeLocation
  let state: String

  var body: some View {
    EmptyView().onAppear {
      sourceLocation.report(
        """
        A "CaseLet" at "\(sourceLocation)" was shown while the state is another case:

            \(state)

        The case that is switched over and that of the "CaseLet" in it are to be the same.
        """
      )
    }
  }
}
