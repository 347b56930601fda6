internal import CustomDump
internal import IssueReporting
public import PandoDependencies

extension Recording {
  /// Reduces the recorded actions again, without effects, because the actions that effects sent are recorded
  /// too.
  ///
  /// UUIDs, times, random numbers and the ids of stacks' elements are the recorded ones.
  ///
  /// The initial state of the recording may hold shared values, and replaying writes to them. To leave those
  /// of the application alone, decode the recording first or give `initialState`.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with; nil takes the recorded one.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes other dependencies of the reducer.
  /// - Returns: The state after each step.
  public func replay<R: Reducer<State, Action>>(
    from initialState: State? = nil,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in }
  ) -> [State] {
    var state = initialState ?? self.initialState
    return withDependencies {
      prepareDependencies(&$0)
      $0.cancellationTable = CancellationTable()
    } operation: {
      let reducer = reducer()
      return steps.map { step in
        withDependencies {
          step.values.replay(in: &$0)
        } operation: {
          _ = reducer._reduce(into: &state, action: step.action)
        }
        return state
      }
    }
  }
}

extension Recording where State: Equatable {
  /// Reduces the recorded actions again, and reports the first state that differs from the recorded one.
  ///
  /// ```swift
  /// @Test func session() throws {
  ///   let recording = try JSONDecoder().decode(RecordingOf<Counter>.self, from: data)
  ///   recording.expectSameStates { Counter() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes other dependencies of the reducer.
  ///   - fileID: Where to report.
  ///   - filePath: Where to report.
  ///   - line: Where to report.
  ///   - column: Where to report.
  /// - Returns: Whether all states are the same.
  @discardableResult
  public func expectSameStates<R: Reducer<State, Action>>(
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Bool {
    let states = replay(reducer: reducer, withDependencies: prepareDependencies)
    let pairs = zip(steps, states).enumerated()
    guard let (index, (step, state)) = pairs.first(where: { $1.0.state != $1.1 }) else {
      return true
    }
    reportIssue(
      """
      A replayed session reached another state than the recorded one, in step \(index + 1) of \(steps.count):

        \(debugCaseOutput(step.action))

      \(diff(step.state, state) ?? "The states differ, and print the same.")

      (Recorded: −, Replayed: +)
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return false
  }
}

/// A recording of a feature.
public typealias RecordingOf<R: Reducer> = Recording<R.State, R.Action>
