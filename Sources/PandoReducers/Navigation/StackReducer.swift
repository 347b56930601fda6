internal import IssueReporting
internal import OrderedCollections
public import PandoCasePaths
internal import PandoDependencies

extension Reducer {
  /// Runs the features on a navigation stack.
  ///
  /// ```swift
  /// Reduce { … }
  ///   .forEach(\.path, action: \.path) { Path() }
  /// ```
  ///
  /// An element's feature runs before this reducer. When the element is removed, its effects are cancelled. It can
  /// pop itself with `@Dependency(\.dismiss)`.
  ///
  /// - Parameters:
  ///   - toStackState: The property with the stack.
  ///   - toStackAction: The case of the stack's actions.
  ///   - destination: The feature of an element.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  @warn_unqualified_access
  public func forEach<
    DestinationState,
    DestinationAction,
    Destination: Reducer<DestinationState, DestinationAction>
  >(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> {
    _StackReducer(
      base: self,
      place: StatePlace(toStackState),
      toStackAction: AnyCasePath(toStackAction),
      destination: destination(),
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with children on a stack.
public struct _StackReducer<Base: Reducer, Destination: Reducer>: Reducer {
  let base: Base
  let place: StatePlace<Base.State, StackState<Destination.State>>
  let toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>
  let destination: Destination
  let sourceLocation: CodeLocation
  private let identity = StateIdentity<Destination.State>.of()
  private var toStackState: WritableKeyPath<Base.State, StackState<Destination.State>> {
    place.keyPath
  }

  init(
    base: Base,
    place: StatePlace<Base.State, StackState<Destination.State>>,
    toStackAction: AnyCasePath<Base.Action, StackAction<Destination.State, Destination.Action>>,
    destination: Destination,
    sourceLocation: CodeLocation
  ) {
    (self.base, self.place, self.destination) = (base, place, destination)
    (self.toStackAction, self.sourceLocation) = (toStackAction, sourceLocation)
  }

  /// Changes the state, and returns the effects.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let values = DependencyValues.current
    let (path, table) = (values.navigationIDPath, values.cancellationTable)
    let before = state[keyPath: toStackState]._mounted

    var destinationEffects = Effect<Base.Action>.none
    let baseEffects: Effect<Base.Action>
    switch toStackAction.extract(from: action) {
    case nil:
      baseEffects = base._reduce(into: &state, action: action)

    case .element(let id, let elementAction):
      if contains(id, in: state) {
        let life = life(of: id, path, table)
        let effects = life.reduce {
          var effects = Effect<Destination.Action>.none
          place.change(&state, identity) {
            $1(&$0._dictionary[id]!)
          } reduce: {
            effects = destination._reduce(into: &$0, action: elementAction)
          } replaced: { reduction, _, _, _ in
            reduction.touch(StackState<Destination.State>.self)
          }
          return effects
        }
        destinationEffects = life.bind(
          effects.embedded { [toStackAction] in
            toStackAction.embed(.element(id: id, action: $0))
          }
        )
      } else {
        reportMissingElement(elementAction)
      }
      baseEffects = base._reduce(into: &state, action: action)

    case .popFrom(let id):
      let canPop = contains(id, in: state)
      baseEffects = base._reduce(into: &state, action: action)
      if canPop {
        state[keyPath: toStackState].pop(from: id)
      } else {
        reportIDs("popFrom", "missing element", id, state)
      }

    case .push(let id, let element):
      if contains(id, in: state) {
        reportIDs("push", "element it already contains", id, state)
      } else {
        checkGeneration(of: id, values)
        values.stackElementID.skip(id)
        state[keyPath: toStackState]._dictionary[id] = element
      }
      baseEffects = base._reduce(into: &state, action: action)
    }

    let after = state[keyPath: toStackState].ids
    guard !after.isSame(as: before) else {
      return destinationEffects.merge(with: baseEffects)
    }
    state[keyPath: toStackState]._mounted = after
    var effects = [destinationEffects, baseEffects]
    for id in before where !after.contains(id) {
      effects.append(life(of: id, path, table).end())
    }
    for id in after where !before.contains(id) {
      let dismiss = toStackAction.embed(.popFrom(id: id))
      effects.append(life(of: id, path, table).begin(dismissal: dismiss))
    }
    return .merge(effects)
  }

  private func contains(_ id: StackElementID, in state: Base.State) -> Bool {
    state[keyPath: toStackState]._dictionary.index(forKey: id) != nil
  }

  private func life(
    of id: StackElementID,
    _ path: NavigationIDPath,
    _ table: CancellationTable
  ) -> ChildLifetime {
    ChildLifetime(path: path.appending(NavigationID(id: id, in: toStackState)), table: table)
  }
}

// MARK: - Reports

extension _StackReducer {
  private func reportMissingElement(_ action: Destination.Action) {
    sourceLocation.report(
      """
      A "forEach" at "\(sourceLocation)" received an action for a missing element.

        Action:
          \(debugCaseOutput(action))

      This is generally considered an application logic error, and can happen for a few reasons:

      A parent reducer removed an element with this ID before this reducer ran. This reducer must run \
      before any other reducer removes an element, which ensures that element reducers can handle their \
      actions while their state is still available.

      An in-flight effect emitted this action when state contained no element at this ID. While it may be \
      perfectly reasonable to ignore this action, consider canceling the associated effect before an element \
      is removed, especially if it is a long-living effect.

      This action was sent to the store while its state contained no element at this ID. To fix this make \
      sure that actions for this reducer can only be sent from a store when its state contains an element at \
      this id. In SwiftUI applications, use \
      "NavigationStack.init(path:)" with a binding to a store.
      """
    )
  }

  private func reportIDs(
    _ kind: String,
    _ problem: String,
    _ id: StackElementID,
    _ state: Base.State
  ) {
    sourceLocation.report(
      """
      A "forEach" at "\(sourceLocation)" received a "\(kind)" action for \(kind == "push" ? "an" : "a") \(problem).

        ID:
          \(id.debugDescription)
        Path IDs:
          [\(state[keyPath: toStackState].ids.map(\.debugDescription).joined(separator: ", "))]
      """
    )
  }

  /// In a test, reports a pushed element whose id is not the next one.
  private func checkGeneration(of id: StackElementID, _ values: DependencyValues) {
    guard values.context == .test else { return }
    let next = values.stackElementID.peek()
    guard id.generation > next.generation else { return }
    sourceLocation.report(
      """
      A "forEach" at "\(sourceLocation)" received a "push" action with an unexpected generational ID.

        Received ID:
          \(id.debugDescription)
        Expected ID:
          \(next.debugDescription)
      """
    )
  }
}

extension OrderedSet {
  /// Whether two sets have the same members in the same order. Sets that share a buffer are not compared further.
  func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let isShared = elements.withUnsafeBufferPointer { first in
      other.elements.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
    return isShared || self == other
  }
}
