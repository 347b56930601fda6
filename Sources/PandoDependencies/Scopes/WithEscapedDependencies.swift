/// Lets an operation pass the current dependencies to code outside of the task.
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

/// Lets an asynchronous operation pass the current dependencies to code outside of the task.
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
  /// Dependencies for other code; see ``withEscapedDependencies(_:)``.
  ///
  /// A continuation may be used from any thread, and any number of times.
  public struct Continuation: Sendable {
    private let values: DependencyValues

    fileprivate init() { values = .capture() }

    /// Makes a continuation with values other than the current ones.
    package init(_ values: DependencyValues) {
      self.values = DependencyValues(storage: values.storage.tiedToRunningTest())
    }

    /// Whether these are the current dependencies.
    package var isCurrent: Bool {
      let current = DependencyValues.current
      return current.storage === values.storage && current.access == nil
    }

    /// Runs an operation with these dependencies. If they are the current ones, this costs only a
    /// comparison.
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
