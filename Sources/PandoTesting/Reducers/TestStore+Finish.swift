import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing

extension TestStore {
  /// Waits for all effects to end. Actions that were not received, and changes of shared state that were not
  /// asserted, are issues.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, as the last resort; ``timeout`` by default.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    reportUnhandledActions(record, at: place)
    let duration = duration ?? timeout
    await settle()
    guard await wait(duration, until: { record.running.isEmpty }) else {
      place.report(
        """
        Expected effects to finish, but there are still effects in-flight\
        \(duration > .zero ? " after \(duration)" : "").

        \(inFlightSuggestion(duration))
        """,
        exhaustivity
      )
      return
    }
    reportSharedChanges(record, tracker, at: place)
  }
}

/// Reports what a test left unasserted when its store is released. Called on the thread that releases the store,
/// where the running test is known.
func reportLeftovers<State: Equatable, Action>(
  _ record: TestRecord<State, Action>,
  _ tracker: SharedChangeTracker,
  at place: TestPlace
) {
  reportUnhandledActions(record, at: place)
  for effect in record.running {
    effect.place.report(
      """
      Effect returned from: \(debugCaseOutput(effect.action))

      An effect returned for this action is still running. It must complete before the end of the test.

      To fix, inspect any effects the reducer returns for this action and ensure that all of them complete by \
      the end of the test. There are a few reasons why an effect may not have completed:

      If using async/await in your effect, it may need a little bit of time to properly finish. To fix you can \
      simply perform "await store.finish()" at the end of your test.

      If an effect uses a clock (or scheduler, via "receive(on:)", "delay", "debounce", etc.), make sure that \
      you wait enough time for it to perform the effect. If you are using a test clock/scheduler, advance it so \
      that the effects may complete, or consider using an immediate clock/scheduler to immediately perform the \
      effect instead.

      If you are returning a long-living effect (timers, notifications, subjects, etc.), then make sure those \
      effects are torn down by marking the effect ".cancellable" and returning a corresponding cancellation \
      effect ("Effect.cancel") from another action, or, if your effect is driven by a Combine subject, send it \
      a completion.

      If you do not wish to assert on these effects, perform "await store.skipInFlightEffects()", or consider \
      using a non-exhaustive test store: "store.exhaustivity = .off".
      """,
      record.exhaustivity
    )
  }
  reportSharedChanges(record, tracker, at: place)
}

func reportUnhandledActions<State, Action>(
  _ record: TestRecord<State, Action>,
  at place: TestPlace
) {
  let received = record.received
  guard !received.isEmpty else { return }
  let actions = received.map { "    " + debugCaseOutput($0.action, abbreviated: true) }
  place.report(
    """
    The store received \(received.count) unexpected action\(received.count == 1 ? "" : "s").

      Unhandled actions:
    \(actions.joined(separator: "\n"))

    To fix, explicitly assert against these actions using "store.receive", skip these actions by performing \
    "await store.skipReceivedActions()", or consider using a non-exhaustive test store: \
    "store.exhaustivity = .off".
    """,
    record.exhaustivity
  )
}

/// Reports changes of the state's shared values that no step asserted.
func reportSharedChanges<State: Equatable, Action>(
  _ record: TestRecord<State, Action>,
  _ tracker: SharedChangeTracker,
  at place: TestPlace
) {
  defer { tracker.skipChanges() }
  guard record.exhaustivity == .on, tracker.hasChanges else { return }
  let state = record.state
  let comparison = StateComparison(actual: state, tracker: tracker, isUpdated: false)
  guard let difference = comparison.difference(state) else { return }
  place.report(
    """
    \(tracker.takeReports().joined(separator: "\n\n"))

    Test store finished before asserting against changes to shared state.

    \(difference)

    Invoke "TestStore.assert" at the end of this test to assert against changes to shared state.
    """
  )
}
