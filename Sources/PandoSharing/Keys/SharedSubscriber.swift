/// Receives the reports of a key during a subscription. Its methods may be called from any thread.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Called with each new value, with nil if the storage lost the value, or with an
  ///     error. Runs on the thread that yields.
  ///   - onLoading: Called with `true` when a load begins and `false` when it ends.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Reports that the storage now holds `value`.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Reports that the storage no longer holds a value.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Reports that the storage changed to something that cannot be loaded.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Reports a result, in which `nil` means that the storage no longer holds a value.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }

  /// Reports that a load began or ended.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading(isLoading)
  }
}
