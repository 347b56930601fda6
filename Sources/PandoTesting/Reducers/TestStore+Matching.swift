internal import CustomDump
@_spi(Internals) import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing

extension TestStore {
  /// Compares the state with the expectation of a step, and reports the difference.
  ///
  /// - Parameters:
  ///   - before: The state before the step.
  ///   - actual: The state after it.
  ///   - elementIDs: Makes the ids of the elements that the step expects in stacks.
  ///   - allowsNoChange: Whether the expected state may equal the one before the step.
  ///   - update: Changes the state before the step into the expected one.
  ///   - place: The place of the step.
  func match(
    before: State,
    actual: State,
    elementIDs: StackElementIDGenerator,
    allowsNoChange: Bool = false,
    update: ((inout State) throws -> Void)?,
    at place: TestPlace
  ) {
    let comparison = StateComparison(actual: actual, tracker: tracker, isUpdated: update != nil)
    let allowsNoChange = allowsNoChange || tracker.hasWrites || update == nil
    if exhaustivity != .on { tracker.skipChanges() }
    defer { tracker.skipChanges() }
    do {
      switch exhaustivity {
      case .on:
        let expected = try expectation(of: before, elementIDs, update)
        if let text = comparison.failure(expected) {
          place.report(text)
        } else if !allowsNoChange, expected == before {
          place.report(StateComparison<State>.noChange)
        }
      case .off(let showsSkipped):
        let expected = try expectation(of: actual, elementIDs, update)
        if let text = comparison.failure(expected) { return place.report(text) }
        guard showsSkipped else { return }
        tracker.skipChanges()
        var strict = before
        place.tolerating {
          do {
            strict = try expectation(of: before, elementIDs, update)
          } catch {
            place.report("Skipped assertions.\n\nThrew error: \(error)")
          }
        }
        if let text = comparison.failure(strict) {
          place.report(text, exhaustivity)
        } else if !allowsNoChange, strict == before {
          place.report(StateComparison<State>.noChange, exhaustivity)
        }
      }
    } catch {
      place.report("Threw error: \(error)")
    }
  }

  private func expectation(
    of state: State,
    _ elementIDs: StackElementIDGenerator,
    _ update: ((inout State) throws -> Void)?
  ) throws -> State {
    guard let update else { return state }
    var expected = state
    var dependencies = record.dependencies
    dependencies.stackElementID = elementIDs.incrementingCopy()
    let isExhaustive = exhaustivity == .on
    try PandoDependencies.withDependencies {
      $0 = dependencies
    } operation: {
      try XCTModifyLocals.$isExhaustive.withValue(isExhaustive) {
        try tracker.expecting { try update(&expected) }
      }
    }
    return expected
  }
}

/// Compares states that may differ only in their shared values.
struct StateComparison<State: Equatable> {
  let actual: State
  let tracker: SharedChangeTracker
  /// Whether a closure produced the expected state.
  var isUpdated: Bool

  static var noChange: String {
    """
    Expected state to change, but no change occurred.

    The trailing closure made no observable modifications to state. If no change to state is expected, omit \
    the trailing closure.
    """
  }

  /// The message about the difference; nil if there is none.
  func failure(_ expected: State) -> String? {
    guard let difference = difference(expected) else { return nil }
    let heading =
      isUpdated
      ? "A state change does not match expectation"
      : "State was not expected to change, but a change occurred"
    return "\(heading).\n\n\(difference)"
  }

  /// The difference; nil if there is none.
  func difference(_ expected: State) -> String? {
    guard tracker.hasChanges else {
      return expected == actual
        ? nil : describe(expected, by: diff(expected, actual, format: .proportional))
    }
    // Arrays with the same storage are equal without comparing elements, so that only the dumped texts show
    // shared values in them that changed.
    let texts = (tracker.expecting { dump(expected) }, dump(actual))
    let isEqual = tracker.comparing { expected == actual }
    if isEqual, texts.0 == texts.1 { return nil }
    return describe(expected, by: texts.0 == texts.1 ? nil : lineDifference(texts.0, texts.1))
  }

  private func describe(_ expected: State, by difference: String?) -> String {
    if let difference { return "\(difference.indent(by: 4))\n\n(Expected: −, Actual: +)" }
    return """
      Expected:
      \(String(describing: expected).indent(by: 2))

      Actual:
      \(String(describing: actual).indent(by: 2))
      """
  }

  private func dump(_ state: State) -> String {
    var text = ""
    customDump(state, to: &text)
    return text
  }
}

/// The differing lines of two texts, with the lines around them, in the format of value differences.
private func lineDifference(_ before: String, _ after: String) -> String {
  let before = before.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let after = after.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  let changes = after.difference(from: before)
  let removed = Set(changes.removals.map(\.offset))
  let inserted = Set(changes.insertions.map(\.offset))
  var lines: [String] = []
  var old = 0
  var new = 0
  while old < before.count || new < after.count {
    if removed.contains(old) {
      lines.append("\u{2212} \(before[old])")
      old += 1
    } else if inserted.contains(new) {
      lines.append("+ \(after[new])")
      new += 1
    } else {
      lines.append("\u{2007} \(before[old])")
      old += 1
      new += 1
    }
  }
  return lines.joined(separator: "\n")
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
