import IssueReporting

extension DependencyValues {
  /// Starts work that the caller does not wait for, such as sending analytics.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  ///
  /// func buyTapped() async {
  ///   await fireAndForget { try await analytics.track("buy") }
  ///   …
  /// }
  /// ```
  ///
  /// In a live context the work runs in a task of its own, and the caller continues at once. In
  /// tests and previews the caller waits for the work, so that a test sees its effects.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForget.self] }
    set { self[FireAndForget.self] = newValue }
  }
}

/// Starts work that the caller does not wait for. Errors of the work are dropped, and reported in
/// tests.
///
/// May be used from any isolation.
public struct FireAndForget: Sendable {
  /// Work that nobody waits for.
  public typealias Work = @Sendable () async throws -> Void

  /// Runs the work: its name, its priority, and what to do.
  public let operation: @Sendable (String?, TaskPriority?, @escaping Work) async -> Void

  /// Makes a value from a closure that runs the work, now or later.
  ///
  /// - Parameter operation: Receives the name, the requested priority and the work.
  public init(
    _ operation: @escaping @Sendable (String?, TaskPriority?, @escaping Work) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for debuggers.
  ///   - priority: The priority of the work; that of the caller if `nil`.
  ///   - operation: The work. What it throws is dropped; a test gets a report.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    @_inheritActorContext _ operation: @escaping Work
  ) async {
    await self.operation(name, priority, operation)
  }
}

extension FireAndForget: DependencyKey {
  /// Runs the work in a task of its own.
  public static let liveValue = FireAndForget { name, priority, operation in
    Task(name: name, priority: priority) { try await operation() }
  }

  /// Waits for the work.
  public static let previewValue = FireAndForget { name, priority, operation in
    await Task(name: name, priority: priority) { try? await operation() }.value
  }

  /// Waits for the work, and reports an error that it throws, other than a cancellation.
  public static let testValue = FireAndForget { name, priority, operation in
    await Task(name: name, priority: priority) {
      do {
        try await operation()
      } catch is CancellationError {
      } catch {
        reportIssue(error)
      }
    }
    .value
  }
}
