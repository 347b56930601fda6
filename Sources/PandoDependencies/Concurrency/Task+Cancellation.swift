extension Task where Failure == Never {
  /// The value of the task. Cancelling the task that waits for it cancels this one.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The value of the task. Cancelling the task that waits for it cancels this one.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task<Never, Never> {
  /// Waits until the task is cancelled.
  ///
  /// - Throws: A `CancellationError`.
  public static func never() async throws {
    for await _ in AsyncStream<Never>.never {}
    throw _Concurrency.CancellationError()
  }
}

extension Task where Failure == Never {
  /// Waits until the task is cancelled, where a value is expected.
  ///
  /// - Returns: Nothing: it never returns.
  /// - Throws: A `CancellationError`.
  public static func never() async throws -> Success {
    for await value in AsyncStream<Success>.never { return value }
    throw _Concurrency.CancellationError()
  }
}
