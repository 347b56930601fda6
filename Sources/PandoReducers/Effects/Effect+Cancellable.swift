internal import OpenCombine
internal import PandoDependencies

extension Effect {
  /// Gives an effect an id that it can be cancelled by.
  ///
  /// ```swift
  /// case .searchTextChanged:
  ///   return .run { … }.cancellable(id: CancelID.search, cancelInFlight: true)
  /// ```
  ///
  /// The id belongs to the feature that is presented, pushed or a row: the same id in another one is
  /// another id. The effect can be cancelled from the moment the store begins it; if that
  /// happens before its task runs, its work is not begun.
  ///
  /// - Parameters:
  ///   - id: The id. Ids of two types are never equal, so an enum of the reducer is a good one.
  ///   - cancelInFlight: Whether what runs under the id is cancelled first.
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
      // Each part for itself, so that those which nobody waits for stay that.
      let first = cancelInFlight ? [Self.cancel(id: id, path: path, table: table)] : []
      return .merge(first + parts.map { $0.cancellable(id: id, path: path, table: table) })
    }
    switch operation {
    case .none:
      return .none
    case .actions(let actions):
      // They are sent at once, so that only what ran before can be cancelled.
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
            // Nothing is sent once it is cancelled, from no task at all.
            await body(Send { action in if !entry.isCancelled { send.send(action) } })
          }
        }
      }
      return Self(storage: .run(name: name, priority: priority, operation: cancellable))
    }
  }

  /// Cancels what runs under an id.
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
  /// Cancels what runs under an id, from within asynchronous work.
  ///
  /// In an effect, that is what its feature began in its store. Elsewhere it is what
  /// ``withTaskCancellation(id:cancelInFlight:isolation:operation:)`` runs outside of stores, and in a test also
  /// what runs in the stores of that test.
  public static func cancel(id: some Hashable & Sendable) {
    let values = DependencyValues.current
    values.cancellationTable.cancel(id: id, path: values.navigationIDPath)
  }
}

/// Runs asynchronous work that can be cancelled by an id.
///
/// - Parameters:
///   - id: The id.
///   - cancelInFlight: Whether what runs under the id is cancelled first.
///   - operation: The work. It runs in a task of its own, which is cancelled with that of the caller.
///   - isolation: Where the caller runs.
/// - Throws: What the work throws.
/// - Returns: What the work returns.
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
