internal import CustomDump
internal import IssueReporting
public import PandoCasePaths

/// The value that a throwing asynchronous operation returned, or the error that it threw.
///
/// It precedes results with comparable errors; an action may hold a `Result` instead.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The returned value.
  case success(Success)
  /// The thrown error.
  case failure(any Error)

  /// Runs an operation.
  ///
  /// - Parameter body: The operation.
  public init(catching body: @Sendable () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Converts a result.
  ///
  /// - Parameter result: The result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The returned value.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// Transforms the returned value.
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: The transformed result.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Transforms the returned value.
  ///
  /// - Parameter transform: Makes the new result.
  /// - Returns: The new result, or the error.
  public func flatMap<NewSuccess>(
    _ transform: (Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension TaskResult: CasePathable {
  /// The cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }

  /// The cases.
  public struct AllCasePaths: Sendable {
    /// The returned value.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The thrown error.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Converts a task result.
  ///
  /// - Parameter result: The task result.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether both are equal. Errors are equal if they have one equatable type and are equal in it.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)): return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      if let lhs = (lhs as Any) as? any Equatable { return lhs.isEqual(to: rhs) }
      if type(of: lhs) == type(of: rhs) { reportIncomparable(lhs, "Equatable", "compared") }
      return false
    default: return false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the result. An error whose type is not hashable is reported.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = (error as Any) as? AnyHashable {
        hasher.combine(error)
      } else {
        reportIncomparable(error, "Hashable", "hashed")
      }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

private func reportIncomparable(_ error: any Error, _ name: String, _ verb: String) {
  let type = typeName(type(of: error))
  reportIssue(
    """
    "\(type)" is not \(name.lowercased()). A value of it was \(verb) in a "TaskResult", where every error must be: \
    to fix this, write

        extension \(type): \(name) {}
    """
  )
}
