internal import OpenCombine
internal import PandoDependencies

extension Effect {
  /// Gives an effect an id by which it can be cancelled.
  ///
  /// ```swift
  /// case .searchTextChanged:
  ///   return .run { … }.cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// The id belongs to the presented, pushed or listed feature: the same id in another feature is a different id. The
  /// effect can be cancelled from the moment the store begins it. If that happens before its task runs, its work does
  /// not begin.
  ///
  /// - Parameters:
  ///   - id: The id. Ids of different types are never equal, so a good choice is an enum inside the reducer.
  ///   - cancelInFlight: Whether to cancel the effects in flight under the id first.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    if isNone { return self }
    let values = DependencyValues.current
    return cancellable(
      id: id,
      cancelInFlight: cancelInFlight,
      path: values.navigationIDPath,
      table: values.cancellationTable
    )
  }

  func cancellable(
    id: some Hashable & Sendable,
    cancelInFlight: Bool = false,
    path: NavigationIDPath,
    table: CancellationTable
  ) -> Self {
    if case .merged(let parts) = storage {
      // Each part separately, so that unawaited parts stay unawaited.
      let first = cancelInFlight ? [Self.cancel(id: id, path: path, table: table)] : []
      return .merge(first + parts.map { $0.cancellable(id: id, path: path, table: table) })
    }
    switch operation {
    case .none:
      return .none
    case .actions(let actions):
      // Actions are sent at once, so only earlier work can be cancelled.
      guard cancelInFlight else { return self }
      return Self.publisher { Publishers.Sequence(sequence: actions) }
        .cancellable(id: id, cancelInFlight: true, path: path, table: table)
    case .publisher(let publisher):
      let cancellable = CancellablePublisher(upstream: publisher) {
        if cancelInFlight { table.cancel(id: id, path: path) }
      } begin: {
        table.begin(id: id, path: path, cancelInFlight: false)
      }
      let erased = cancellable.eraseToAnyPublisher()
      return Self(storage: isUnawaited ? .unawaited(erased) : .publisher(erased))
    case .run(let name, let priority, let run):
      let cancellable = EffectRun<Action> {
        let lease = CancellationLease(
          table.begin(id: id, path: path, cancelInFlight: cancelInFlight)
        )
        let body = run.begin()
        return { send in
          let entry = lease.entry
          await entry.perform {
            // After cancellation no action is sent, from any task.
            await body(Send { action in if !entry.isCancelled { send.send(action) } })
          }
        }
      }
      return Self(storage: .run(name: name, priority: priority, operation: cancellable))
    }
  }

  /// Cancels the work under an id.
  ///
  /// - Parameter id: The id that was given to ``cancellable(id:cancelInFlight:)``.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    let values = DependencyValues.current
    return cancel(id: id, path: values.navigationIDPath, table: values.cancellationTable)
  }

  static func cancel(
    id: some Hashable & Sendable,
    path: NavigationIDPath,
    table: CancellationTable
  ) -> Self {
    .publisher {
      Deferred {
        table.cancel(id: id, path: path)
        return Empty<Action, Never>(completeImmediately: true)
      }
    }
  }
}

extension Task<Never, Never> {
  /// Cancels the work under an id, from asynchronous code.
  ///
  /// Inside an effect, this cancels work of the same feature in its store. Elsewhere, it cancels the operations of
  /// ``withTaskCancellation(id:cancelInFlight:isolation:operation:)`` outside of stores, and in a test also the work
  /// in that test's stores.
  public static func cancel(id: some Hashable & Sendable) {
    let values = DependencyValues.current
    values.cancellationTable.cancel(id: id, path: values.navigationIDPath)
  }
}

/// Runs an asynchronous operation that can be cancelled by an id.
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether to cancel the work in flight under the id first.
///   - operation: The operation. It runs in its own task, which is cancelled with the caller's.
///   - isolation: The isolation of the caller.
/// - Throws: The error of the operation.
/// - Returns: The result of the operation.
public func withTaskCancellation<T: Sendable, Failure: Error>(
  id: some Hashable & Sendable,
  cancelInFlight: Bool = false,
  isolation: isolated (any Actor)? = #isolation,
  operation: @escaping @Sendable @concurrent () async throws(Failure) -> T
) async throws(Failure) -> T {
  let values = DependencyValues.current
  let entry = values.cancellationTable.begin(
    id: id,
    path: values.navigationIDPath,
    cancelInFlight: cancelInFlight
  )
  let task = Task { () async -> Result<T, Failure> in
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
  entry.run { task.cancel() }
  defer { entry.end() }
  return try await task.valueOrCancel.get()
}
