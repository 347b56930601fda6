/// Takes the result of one save.
///
/// Resume it exactly once, from any thread. A second result is reported as an issue and ignored. A
/// continuation that is released without a result is reported, and fails with
/// ``SharedError/Code/continuationDropped``.
public struct SaveContinuation: Sendable {
  private let oneShot: OneShot<Void>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the key in messages; evaluated only for a message.
  ///   - callback: Called with the first result, on the thread that resumes.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    oneShot = OneShot(kind: "save continuation", key: description, callback: callback)
  }

  /// Creates a continuation that reports misuse to its creator only, not as an issue.
  package init(
    _ description: String,
    onMisuse: @escaping @Sendable (String) -> Void,
    callback: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    oneShot = OneShot(
      kind: "save continuation",
      key: { description },
      onMisuse: onMisuse,
      callback: callback
    )
  }

  /// Answers that the value is durable.
  public func resume() {
    resume(with: .success(()))
  }

  /// Answers that saving failed.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Answers with a result.
  public func resume(with result: Result<Void, any Error>) {
    oneShot.resume(with: result)
  }
}
