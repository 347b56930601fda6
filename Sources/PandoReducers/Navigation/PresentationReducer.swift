internal import IssueReporting
public import PandoCasePaths
internal import PandoDependencies

extension Reducer {
  /// Runs a feature while it is presented.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .ifLet(\.$editor, action: \.editor) { Editor() }
  /// ```
  ///
  /// The feature runs before this reducer. When its state becomes nil, or that of another feature, its effects are
  /// cancelled. It can dismiss itself with `@Dependency(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - toPresentationState: The projected value of the property with `@Presents`.
  ///   - toPresentationAction: The case of the feature's actions.
  ///   - destination: The feature.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  @warn_unqualified_access
  public func ifLet<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _PresentationReducer(
      base: self,
      place: StatePlace(toPresentationState),
      toPresentationAction: AnyCasePath(toPresentationAction),
      destination: destination(),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Presents an alert or a confirmation dialog, which is dismissed by the first action it sends.
  @warn_unqualified_access
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ toPresentationState: WritableKeyPath<State, PresentationState<DestinationState>>,
    action toPresentationAction: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    self.ifLet(
      toPresentationState,
      action: toPresentationAction,
      destination: {},
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A reducer with a presented child.
public struct _PresentationReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let place: StatePlace<Base.State, PresentationState<Destination.State>>
  let toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>
  let destination: Destination
  let sourceLocation: CodeLocation
  private let identity = StateIdentity<Destination.State>.of()
  private var toPresentationState: WritableKeyPath<Base.State, PresentationState<Destination.State>>
  { place.keyPath }

  init(
    base: Base,
    place: StatePlace<Base.State, PresentationState<Destination.State>>,
    toPresentationAction: AnyCasePath<Base.Action, PresentationAction<Destination.Action>>,
    destination: Destination,
    sourceLocation: CodeLocation
  ) {
    (self.base, self.place, self.destination) = (base, place, destination)
    (self.toPresentationAction, self.sourceLocation) = (toPresentationAction, sourceLocation)
  }

  /// The facts about the child that are kept instead of a copy of its state.
  private struct Child {
    /// The path of the child in the state.
    var path: NavigationIDPath?
    /// The path of the child whose life was begun.
    var begun: NavigationIDPath?
    /// The type of the child, if its first action dismisses it.
    var ephemeral: (any _EphemeralState.Type)?
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let values = DependencyValues.current
    let (path, table) = (values.navigationIDPath, values.cancellationTable)
    let before = child(in: state, at: path)

    var destinationEffects = Effect<Base.Action>.none
    let baseEffects: Effect<Base.Action>
    switch toPresentationAction.extract(from: action) {
    case nil:
      baseEffects = base._reduce(into: &state, action: action)

    case .dismiss? where before.path != nil:
      baseEffects = base._reduce(into: &state, action: action)
      if child(in: state, at: path).path == before.path { remove(from: &state) }

    case .presented(let childAction)? where before.path != nil:
      let life = ChildLifetime(path: before.path!, table: table)
      let effects = life.reduce {
        var effects = Effect<Destination.Action>.none
        place.change(&state, identity) {
          $1(&$0.wrappedValue!)
        } reduce: {
          effects = destination._reduce(into: &$0, action: childAction)
        } replaced: { reduction, state, place, before in
          place.tellReplacement(reduction, &state, of: before)
        }
        return effects
      }
      destinationEffects = life.bind(
        effects.embedded { [toPresentationAction] in
          toPresentationAction.embed(.presented($0))
        }
      )
      baseEffects = base._reduce(into: &state, action: action)
      if let ephemeral = before.ephemeral, ephemeral.canSend(childAction),
        child(in: state, at: path).path == before.path
      {
        remove(from: &state)
      }

    case .some:
      reportAbsence(action)
      baseEffects = base._reduce(into: &state, action: action)
    }

    let after = child(in: state, at: path)
    let changes = changes(from: before, to: after, in: &state, table: table)
    if destinationEffects.isNone, changes.isNone { return baseEffects }
    return .merge([destinationEffects, baseEffects, changes])
  }

  /// Ends the effects of a dismissed child, and begins the effects of a presented one.
  private func changes(
    from before: Child,
    to after: Child,
    in state: inout Base.State,
    table: CancellationTable
  ) -> Effect<Base.Action> {
    let begun = before.begun
    guard begun != after.path || after.begun != after.path else { return .none }
    var effects: [Effect<Base.Action>] = []
    if let begun, begun != after.path {
      effects.append(ChildLifetime(path: begun, table: table).end())
    }
    let path = after.ephemeral == nil ? after.path : nil
    if let path, path != begun {
      let dismiss = toPresentationAction.embed(.dismiss)
      effects.append(ChildLifetime(path: path, table: table).begin(dismissal: dismiss))
    }
    if path != after.begun { state[keyPath: toPresentationState].presentedID = path }
    return .merge(effects)
  }

  private func child(in state: Base.State, at path: NavigationIDPath) -> Child {
    let presentation = state[keyPath: toPresentationState]
    guard let child = presentation.wrappedValue else {
      return Child(begun: presentation.presentedID)
    }
    return Child(
      path: path.appending(NavigationID(child: child, at: toPresentationState)),
      begun: presentation.presentedID,
      ephemeral: ephemeralType(of: child)
    )
  }

  private func remove(from state: inout Base.State) {
    state[keyPath: toPresentationState].wrappedValue = nil
  }

  private func reportAbsence(_ action: Base.Action) {
    sourceLocation.report(
      """
      An "ifLet" at "\(sourceLocation)" received a presentation action when destination state was absent.

        Action:
          \(debugCaseOutput(action))

      This is generally considered an application logic error, and can happen for a few reasons:

      A parent reducer set destination state to "nil" before this reducer ran. This reducer must run before \
      any other reducer sets destination state to "nil". This ensures that destination reducers can handle \
      their actions while their state is still present.

      This action was sent to the store while destination state was "nil". Make sure that actions for this \
      reducer can only be sent from a store when state is present, or from effects that start from this \
      reducer.
      """
    )
  }
}
