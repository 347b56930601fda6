internal import CustomDump
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing

extension TestStore {
  /// Receives all actions that effects sent, without asserting them.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    skipReceivedActionsNow(strict: strict, at: place)
  }

  /// Drops the running effects, so that the test does not have to see them end.
  ///
  /// - Parameters:
  ///   - strict: Whether it is an issue if there are none.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await settle()
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    skipInFlightEffectsNow(strict: strict, at: place)
  }

  func skipReceivedActionsNow(strict: Bool, at place: TestPlace) {
    let received = record.received
    guard let last = received.last else {
      if strict { place.report("There were no received actions to skip.") }
      return
    }
    reportSkipped(
      received.map(\.action),
      shownExhaustivity,
      at: place,
      isListed: received.count > 1
    )
    record.state = last.state
    record.received = []
  }

  func skipInFlightEffectsNow(strict: Bool, at place: TestPlace) {
    let running = record.running
    guard !running.isEmpty else {
      if strict { place.report("There were no in-flight effects to skip.") }
      return
    }
    place.report(
      """
      \(running.count) in-flight effect\(running.count == 1 ? " was" : "s were") cancelled, originating from:

      \(dump(running.map(\.action), isListed: running.count > 1))
      """,
      shownExhaustivity
    )
    record.running = []
  }

  func reportSkipped(
    _ actions: [Action],
    _ exhaustivity: Exhaustivity,
    at place: TestPlace,
    isListed: Bool = true
  ) {
    place.report(
      """
      \(actions.count) received action\(actions.count == 1 ? " was" : "s were") skipped.

      \(dump(actions, isListed: isListed))
      """,
      exhaustivity
    )
  }

  /// Explicitly skipped changes are shown, and do not fail the test.
  private var shownExhaustivity: Exhaustivity {
    exhaustivity == .on ? .off(showSkippedAssertions: true) : exhaustivity
  }

  private func dump(_ actions: [Action], isListed: Bool) -> String {
    var text = ""
    if isListed {
      customDump(actions, to: &text)
    } else if let action = actions.first {
      customDump(action, to: &text)
    }
    return text
  }
}
