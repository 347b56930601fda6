import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing

typealias TestTracker = SharedChangeTracker

/// An action of a test store: one that the test sends, or one that an effect sent.
struct TestAction<Action> {
  enum Origin {
    case send, receive
  }

  let origin: Origin
  let action: Action
  /// The location of the step that led to the action.
  let place: TestPlace
}

extension TestAction: CustomDebugStringConvertible {
  var debugDescription: String { debugCaseOutput(action) }
}

/// Runs the reducer under test, and records its results.
struct TestReducer<State, Action>: Reducer {
  let base: _ResolvedReducer<State, Action>
  let record: TestRecord<State, Action>
  let tracker: TestTracker
  /// Dismisses the test store.
  let dismiss: @MainActor @Sendable () -> Void

  func reduce(
    into state: inout State,
    action: TestAction<Action>
  ) -> Effect<TestAction<Action>> {
    var dependencies = record.dependencies
    let elementIDs = dependencies.stackElementID.incrementingCopy()
    dependencies.cancellationTable = DependencyValues.current.cancellationTable
    dependencies.dismiss = DismissEffect { [outer = dependencies.dismiss.dismiss, dismiss] in
      outer?()
      dismiss()
    }
    let effect = tracker.tracking {
      withDependencies {
        $0 = dependencies
      } operation: {
        base._reduce(into: &state, action: action.action)
      }
    }
    record.noteActivity()
    switch action.origin {
    case .send:
      record.state = state
    case .receive:
      record.receive(.init(action: action.action, state: state, elementIDs: elementIDs))
    }
    if effect.isNone { return .none }
    let place = action.place
    return effect.observed(by: record.observer(of: action.action, at: place, tracker: tracker)) {
      TestAction(origin: .receive, action: $0, place: place)
    }
  }
}
