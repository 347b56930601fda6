internal import CustomDump
internal import IssueReporting
internal import PandoDependencies
public import PandoUI

extension Effect {
  /// Runs asynchronous work that may send any number of actions.
  ///
  /// The work runs outside of the main actor, with the dependencies that the reducer had. Once it is
  /// cancelled, nothing is sent any more.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await event in events() { await send(.event(event)) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of its task; nil is that of whoever sent the action.
  ///   - name: The name of its task, for debuggers.
  ///   - operation: The work. A `CancellationError` that it throws ends it; any other error is given to
  ///     `catch`, or reported if there is none.
  ///   - handler: What is done with an error.
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

  /// Sends an action at once, after the one that is being reduced.
  ///
  /// Use it for what a child tells its parent. To share code between two actions, call a method of the
  /// reducer instead.
  public static func send(_ action: Action) -> Self {
    Self(storage: .actions([action]))
  }

  /// Sends an action at once, with an animation.
  @_disfavoredOverload
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    Self.send(action).animation(animation)
  }
}
