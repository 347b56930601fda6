internal import CustomDump
internal import IssueReporting
internal import PandoDependencies
public import PandoUI

extension Effect {
  /// Runs asynchronous work that may send any number of actions.
  ///
  /// The work runs outside the main actor, with the dependencies of the reducer. After it is cancelled, it sends no
  /// more actions.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await event in events() { await send(.event(event)) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task; nil for that of the code that sent the action.
  ///   - name: The name of the task, for debuggers.
  ///   - operation: The work. Throwing a `CancellationError` ends it; any other error is passed to `catch`, or
  ///     reported if there is no `catch`.
  ///   - handler: Handles an error.
  ///   - fileID: Where this is, for messages.
  ///   - filePath: Where this is, for messages.
  ///   - line: Where this is, for messages.
  ///   - column: Where this is, for messages.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable @concurrent (_ send: Send<Action>) async throws -> Void,
    catch handler: (
      @Sendable @concurrent (_ error: any Error, _ send: Send<Action>) async -> Void
    )? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    withEscapedDependencies { dependencies in
      let run = EffectRun<Action> { send in
        await dependencies.yield {
          do {
            try await operation(send)
          } catch is CancellationError {
            return
          } catch {
            guard !Task.isCancelled else { return }
            if let handler { return await handler(error, send) }
            reportIssue(
              """
              \(EffectOrigin.currentDescription)\
              An "Effect.run" returned from "\(fileID):\(line)" threw an unhandled error.

              \(String(customDumping: error).indent(by: 4))

              All non-cancellation errors must be explicitly handled via the "catch" parameter on \
              "Effect.run", or via a "do" block.
              """,
              fileID: fileID,
              filePath: filePath,
              line: line,
              column: column
            )
          }
        }
      }
      return Self(storage: .run(name: name, priority: priority, operation: run))
    }
  }

  /// Sends an action immediately after the one being reduced.
  ///
  /// Use it for a child's messages to its parent. To share code between two actions, call a method of the reducer
  /// instead.
  public static func send(_ action: Action) -> Self {
    Self(storage: .actions([action]))
  }

  /// Sends an action with an animation, immediately after the one being reduced.
  @_disfavoredOverload
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    Self.send(action).animation(animation)
  }
}
