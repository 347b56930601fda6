/// Takes the result of one load.
///
/// Resume it exactly once, from any thread. A second result is reported as an issue and ignored. A
/// continuation that is released without a result is reported, and fails with
/// ``SharedError/Code/continuationDropped``.
public struct LoadContinuation<Value>: Sendable {
  private let oneShot: OneShot<Value?>

  /// Creates a continuation.
  ///
  /// - Parameters:
  ///   - description: The name of the key in messages; evaluated only for a message.
  ///   - callback: Called with the first result: a value, nil if the storage has none, or an error.
  ///     Runs on the thread that resumes.
  public init(
    _ description: @autoclosure @escaping @Sendable () -> String = "",
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    oneShot = OneShot(kind: "load continuation", key: description, callback: callback)
  }

  /// Creates a continuation that reports misuse to its creator only, not as an issue.
  package init(
    _ description: String,
    onMisuse: @escaping @Sendable (String) -> Void,
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void
  ) {
    oneShot = OneShot(
      kind: "load continuation",
      key: { description },
      onMisuse: onMisuse,
      callback: callback
    )
  }

  /// Answers that the storage holds `value`.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Answers that the storage holds no value: the initial value is kept.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Answers that loading failed.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Answers with a result, in which `nil` means that the storage holds no value.
  public func resume(with result: Result<Value?, any Error>) {
    oneShot.resume(with: result)
  }
}
