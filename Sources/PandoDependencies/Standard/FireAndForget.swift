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

/// Starts work that the caller does not wait for. Errors of the work are dropped.
///
/// May be used from any isolation.
public struct FireAndForget: Sendable {
  /// Runs the work.
  public let operation:
    @Sendable (TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  /// Makes a value from a closure that runs the work, now or later.
  ///
  /// - Parameter operation: Receives the requested priority and the work.
  public init(
    _ operation:
      @escaping @Sendable (
        TaskPriority?, @escaping @Sendable () async throws -> Void
      ) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - priority: The priority of the work; that of the caller if `nil`.
  ///   - operation: The work. What it throws is dropped.
  public func callAsFunction(
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void
  ) async {
    await self.operation(priority, operation)
  }
}

extension FireAndForget: DependencyKey {
  /// Runs the work in a task of its own.
  public static let liveValue = FireAndForget { priority, operation in
    Task(priority: priority) { try await operation() }
  }

  /// Waits for the work.
  public static let previewValue = FireAndForget { priority, operation in
    await Task(priority: priority) { try? await operation() }.value
  }

  /// Waits for the work.
  public static let testValue = previewValue
}
