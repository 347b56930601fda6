// What effects and their tests write with streams and tasks.

extension AsyncStream {
  /// A stream that sends nothing, and does not end until the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncStream {
  /// The elements of a sequence as a stream. An error ends it.
  ///
  /// - Parameter sequence: The sequence.
  public init<S: AsyncSequence>(_ sequence: S)
  where S.Element == Element, S: Sendable, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
        } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream that sends nothing, and does not end until the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream that has ended.
  ///
  /// - Parameter error: The error it ends with, if any.
  /// - Returns: The stream.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// The elements of a sequence as a stream.
  ///
  /// - Parameter sequence: The sequence.
  public init<S: AsyncSequence>(_ sequence: S)
  where S.Element == Element, S: Sendable, Element: Sendable {
    self.init { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
  /// The elements as a stream, whatever the type of the sequence is. An error ends it.
  ///
  /// - Returns: The stream.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The elements as a stream, whatever the type of the sequence is.
  ///
  /// - Returns: The stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}

extension Task where Failure == Never {
  /// The value. If the task that waits for it is cancelled, this one is.
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
  /// The value. If the task that waits for it is cancelled, this one is.
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
