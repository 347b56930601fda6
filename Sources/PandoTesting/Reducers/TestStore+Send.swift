internal import CustomDump
internal import IssueReporting
public import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing

extension TestStore {
  /// Sends an action, and asserts how the state changes by it.
  ///
  /// - Parameters:
  ///   - action: What happens, as if the user did it.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one. Without it, no
  ///     change is expected.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  /// - Returns: The effects that this began.
  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let timeout = timeout
    return await withIssueContext(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    ) {
      guard !isDismissed else {
        place.report("Can't send action to dismissed test store.")
        return TestStoreTask(rawValue: nil, timeout: timeout)
      }
      reportUnreceived(at: place)
      let before = state
      let elementIDs = record.dependencies.stackElementID.incrementingCopy()
      let task: Task<Void, Never>? = tracker.tracking {
        store.send(TestAction(origin: .send, action: action, place: place))
      }
      let actual = state
      // The closure reads the state from before the action.
      record.state = before
      match(
        before: before,
        actual: actual,
        elementIDs: elementIDs,
        update: updateStateToExpectedResult,
        at: place
      )
      record.state = actual
      // Lets effects run until all of them wait for something.
      await settle()
      return TestStoreTask(rawValue: task, timeout: timeout)
    }
  }

  /// Sends an action without a value.
  ///
  /// - Parameters:
  ///   - action: The path to the case of the action.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  /// - Returns: The effects that this began.
  @_disfavoredOverload
  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Sends an action with a value.
  ///
  /// - Parameters:
  ///   - action: The path to the case of the action.
  ///   - value: The value.
  ///   - updateStateToExpectedResult: Changes the previous state into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  /// - Returns: The effects that this began.
  @_disfavoredOverload
  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value),
      assert: updateStateToExpectedResult,
      fileID: fileID,
      file: filePath,
      line: line,
      column: column
    )
  }

  /// Asserts the present state, including shared state that effects changed.
  ///
  /// - Parameters:
  ///   - updateStateToExpectedResult: Changes the state after the last step into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    match(
      before: state,
      actual: state,
      elementIDs: record.dependencies.stackElementID,
      allowsNoChange: true,
      update: updateStateToExpectedResult,
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Reports the actions that were not received, and skips them unless everything has to be asserted.
  private func reportUnreceived(at place: TestPlace) {
    let received = record.received
    guard !received.isEmpty else { return }
    var actions = ""
    customDump(received.map(\.action), to: &actions)
    place.report(
      """
      Must handle \(received.count) received action\(received.count == 1 ? "" : "s") before sending an action.

      Unhandled actions: \(actions)
      """,
      exhaustivity
    )
    switch exhaustivity {
    case .on:
      break
    case .off(showSkippedAssertions: true):
      skipReceivedActionsNow(strict: false, at: place)
    case .off(showSkippedAssertions: false):
      record.received = []
    }
  }

  /// Yields to effects until nothing happens any more, but at most 400 times.
  func settle() async {
    var quiet = 0
    var last = record.activity
    // A limit, because some effects never pause.
    for _ in 0..<400 {
      await giveTurn()
      let activity = record.activity
      quiet = activity == last ? quiet + 1 : 0
      last = activity
      if quiet == 10 { return }
    }
  }
}
