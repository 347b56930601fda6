extension AsyncStream {
  /// A stream without elements, which ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended.
  public static var finished: Self { Self { $0.finish() } }
}

extension AsyncStream {
  /// Makes a stream of the elements of a sequence. An error ends the stream.
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
  /// A stream without elements, which ends only when the task that reads it is cancelled.
  public static var never: Self { Self { _ in } }

  /// A stream without elements that has ended.
  ///
  /// - Parameter error: The error that the stream ends with; nil for none.
  /// - Returns: The stream.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }

  /// Makes a stream of the elements of a sequence.
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
  /// The elements as a stream, without the type of the sequence. An error ends the stream.
  ///
  /// - Returns: The stream.
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }

  /// The elements as a stream, without the type of the sequence.
  ///
  /// - Returns: The stream.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(self)
  }
}
