internal import CustomDump
internal import IssueReporting
public import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing

extension TestStore where Action: Equatable {
  /// Asserts that an effect sent an action, and how the state changed by it.
  ///
  /// - Parameters:
  ///   - expectedAction: The action.
  ///   - duration: How long to wait for it, as the last resort; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    var text = ""
    customDump(expectedAction, to: &text, indent: 2)
    let expectation = ActionExpectation<Action>(
      isMatch: { $0 == expectedAction },
      missing: "Expected to receive the following action, but didn't:\n\n\(text)"
    ) { received in
      if let difference = diff(expectedAction, received, format: .proportional) {
        return "\(difference.indent(by: 4))\n\n(Expected: −, Received: +)"
      }
      return """
        Expected:
        \(String(describing: expectedAction).indent(by: 2))

        Received:
        \(String(describing: received).indent(by: 2))
        """
    }
    await receive(expectation, duration, updateStateToExpectedResult, at: place)
  }
}

extension TestStore {
  /// Asserts that an effect sent an action that satisfies a condition, and how the state changed by it.
  ///
  /// - Parameters:
  ///   - isMatching: The condition.
  ///   - duration: How long to wait for it, as the last resort; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  @_disfavoredOverload
  public func receive(
    _ isMatching: (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    await withoutActuallyEscaping(isMatching) { isMatching in
      let expectation = ActionExpectation<Action>(
        isMatch: isMatching,
        missing: "Expected to receive an action matching predicate, but didn't get one."
      )
      await receive(expectation, duration, updateStateToExpectedResult, at: place)
    }
  }

  /// Asserts that an effect sent an action of a case, and how the state changed by it.
  ///
  /// - Parameters:
  ///   - actionCase: The path to the case.
  ///   - duration: How long to wait for it, as the last resort; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  @_disfavoredOverload
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(actionCase)
    await receive(.case(path), duration, updateStateToExpectedResult, at: place)
  }

  /// Asserts that an effect sent an action of a case with a value, and how the state changed by it.
  ///
  /// - Parameters:
  ///   - actionCase: The path to the case.
  ///   - value: The value.
  ///   - duration: How long to wait for it, as the last resort; ``timeout`` by default.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  @_disfavoredOverload
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async where Action: CasePathable {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(actionCase)
    var expectation = ActionExpectation.case(path)
    expectation.isAwaited = expectation.isMatch
    expectation.isMatch = { path.extract(from: $0) == value }
    expectation.unexpected = { received in
      guard path.extract(from: received) != nil,
        let difference = diff(path.embed(value), received, format: .proportional)
      else { return ActionExpectation.text(of: received) }
      return "\(difference.indent(by: 2))\n\n(Expected: −, Actual: +)"
    }
    await receive(expectation, duration, updateStateToExpectedResult, at: place)
  }

  /// Unavailable: an action that is not `Equatable` is received by its case.
  @available(
    *,
    unavailable,
    message:
      "Give the path to the case of the action, as in 'store.receive(\\.tap)', or let 'Action' be 'Equatable'."
  )
  public func receive(
    _ expectedAction: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {}
}

/// The action that a step expects.
struct ActionExpectation<Action> {
  /// Whether an action is the expected one.
  var isMatch: (Action) -> Bool
  /// The message if no action came.
  var missing: String
  /// The message about an action that does not match.
  var unexpected: (Action) -> String
  /// The action to wait for, if that is not any match.
  var isAwaited: ((Action) -> Bool)?

  init(
    isMatch: @escaping (Action) -> Bool,
    missing: String,
    unexpected: @escaping (Action) -> String = Self.text
  ) {
    (self.isMatch, self.missing, self.unexpected) = (isMatch, missing, unexpected)
  }

  static func `case`<Value>(_ path: AnyCasePath<Action, Value>) -> Self {
    Self(
      isMatch: { path.extract(from: $0) != nil },
      missing: "Expected to receive an action matching case path, but didn't get one."
    )
  }

  static func text(of action: Action) -> String {
    var text = ""
    customDump(action, to: &text, indent: 2)
    return text
  }
}

extension TestStore {
  /// Waits for an action, takes it, and asserts its result.
  func receive(
    _ expectation: ActionExpectation<Action>,
    _ duration: Duration?,
    _ update: ((inout State) throws -> Void)?,
    at place: TestPlace
  ) async {
    await withIssueContext(
      fileID: place.fileID,
      filePath: place.filePath,
      line: place.line,
      column: place.column
    ) {
      if !record.running.isEmpty { await wait(for: expectation, duration ?? timeout, at: place) }
      take(expectation, update, at: place)
      await settle()
    }
  }

  /// Waits until an action was received: any, or a matching one if not everything has to be asserted.
  private func wait(
    for expectation: ActionExpectation<Action>,
    _ duration: Duration,
    at place: TestPlace
  ) async {
    let isAwaited = expectation.isAwaited ?? expectation.isMatch
    let isThere = { [self] in
      let received = record.received
      return exhaustivity == .on
        ? !received.isEmpty : received.contains { isAwaited($0.action) }
    }
    if await wait(duration, until: isThere) { return }
    let suggestion =
      record.running.isEmpty
      ? """
      There are no in-flight effects that could deliver this action. Could the effect you expected to deliver \
      this action have been cancelled?
      """
      : inFlightSuggestion(duration)
    place.report(
      """
      Expected to receive \(exhaustivity == .on ? "an action" : "a matching action"), but received none\
      \(duration > .zero ? " after \(duration)" : "").

      \(suggestion)
      """
    )
  }

  /// Yields to effects until `isDone` is true, no effect runs any more, or the time is over.
  func wait(_ duration: Duration, until isDone: () -> Bool) async -> Bool {
    let deadline = ContinuousClock.now.advanced(by: duration)
    var idle = 0
    var turns = 0
    while !isDone() {
      // On a busy machine the time may pass before effects had enough turns.
      if Task.isCancelled || idle > 50 || (turns > 100 && ContinuousClock.now >= deadline) {
        return false
      }
      await giveTurn()
      idle = record.running.isEmpty ? idle + 1 : 0
      turns += 1
    }
    return true
  }

  private func take(
    _ expectation: ActionExpectation<Action>,
    _ update: ((inout State) throws -> Void)?,
    at place: TestPlace
  ) {
    var received = record.received
    guard !received.isEmpty else { return place.report(expectation.missing) }
    if exhaustivity != .on {
      guard let index = received.firstIndex(where: { expectation.isMatch($0.action) }) else {
        return place.report(expectation.missing)
      }
      let skipped = received[..<index]
      received.removeFirst(index)
      if let last = skipped.last {
        record.state = last.state
        reportSkipped(skipped.map(\.action), exhaustivity, at: place)
      }
    }
    let next = received.removeFirst()
    record.received = received
    if expectation.isMatch(next.action) {
      match(
        before: state,
        actual: next.state,
        elementIDs: next.elementIDs,
        update: update,
        at: place
      )
    } else {
      place.report(
        "Received unexpected action:\n\n\(expectation.unexpected(next.action))",
        exhaustivity
      )
    }
    record.state = next.state
  }

  func inFlightSuggestion(_ duration: Duration) -> String {
    """
    There are effects in-flight. If the effect that delivers this action uses a clock/scheduler (via \
    "receive(on:)", "delay", "debounce", etc.), make sure that you wait enough time for it to perform the \
    effect. If you are using a test clock/scheduler, advance it so that the effects may complete, or consider \
    using an immediate clock/scheduler to immediately perform the effect instead.

    If you are not yet using a clock/scheduler, or can not use a clock/scheduler, \
    \(timeoutSuggestion(duration, timeout)).
    """
  }
}

func timeoutSuggestion(_ duration: Duration, _ usual: Duration) -> String {
  duration != usual
    ? #"try increasing the duration of this assertion's "timeout""#
    : #"configure this assertion with an explicit "timeout""#
}
