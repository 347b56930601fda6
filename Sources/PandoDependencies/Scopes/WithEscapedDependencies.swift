/// Lets an operation take the current dependencies to where the task does not carry them.
///
/// Detached tasks, callbacks and other threads start without the dependencies of the code that
/// made them. Hand them a continuation:
///
/// ```swift
/// withEscapedDependencies { dependencies in
///   DispatchQueue.global().async {
///     dependencies.yield {
///       // The dependencies of the outer code.
///     }
///   }
/// }
/// ```
///
/// - Parameter operation: Receives the continuation, which it may keep for as long as it wants.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withEscapedDependencies<R>(
  _ operation: (DependencyValues.Continuation) throws -> R
) rethrows -> R {
  try operation(DependencyValues.Continuation())
}

/// Lets an asynchronous operation take the current dependencies to where the task does not carry
/// them.
///
/// See ``withEscapedDependencies(_:)``, the synchronous counterpart.
///
/// - Parameters:
///   - isolation: Where the operation runs: the actor of the caller.
///   - operation: Receives the continuation, which it may keep for as long as it wants.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withEscapedDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> R
) async rethrows -> R {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// Dependencies on their way to other code; see ``withEscapedDependencies(_:)``.
  ///
  /// A continuation may be used from any thread, and any number of times.
  public struct Continuation: Sendable {
    private let values: DependencyValues

    fileprivate init() { values = .capture() }

    /// Takes along values that are not those of the code that runs.
    package init(_ values: DependencyValues) {
      self.values = DependencyValues(storage: values.storage.tiedToRunningTest())
    }

    /// Whether these are the dependencies of the code that asks.
    package var isCurrent: Bool {
      let current = DependencyValues.current
      return current.storage === values.storage && current.access == nil
    }

    /// Runs an operation with these dependencies, at no more than the cost of a look where they are
    /// in place already.
    package func restore<R>(_ operation: () throws -> R) rethrows -> R {
      if isCurrent { return try operation() }
      return try DependencyValues.$current.withValue(values, operation: operation)
    }

    /// Runs an operation with the dependencies of the code that made the continuation.
    ///
    /// - Parameter operation: What to do. It runs on the thread of the caller.
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    public func yield<R>(_ operation: () throws -> R) rethrows -> R {
      try values.run(operation)
    }

    /// Runs an asynchronous operation with the dependencies of the code that made the
    /// continuation.
    ///
    /// - Parameters:
    ///   - isolation: Where the operation runs: the actor of the caller.
    ///   - operation: What to do.
    /// - Returns: What `operation` returns.
    /// - Throws: What `operation` throws.
    public func yield<R>(
      isolation: isolated (any Actor)? = #isolation,
      _ operation: () async throws -> R
    ) async rethrows -> R {
      try await values.run(isolation: isolation, operation)
    }
  }
}
