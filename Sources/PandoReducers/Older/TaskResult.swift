internal import CustomDump
internal import IssueReporting
public import PandoCasePaths

/// What a throwing asynchronous operation returned, or the error that it threw.
///
/// It comes from before `Result` could be compared where errors are; an action holds a `Result` as well.
public enum TaskResult<Success: Sendable>: Sendable {
  /// What it returned.
  case success(Success)
  /// What it threw.
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

  /// Makes it of a result.
  ///
  /// - Parameter result: The result.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// What was returned.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): return value
      case .failure(let error): throw error
      }
    }
  }

  /// Changes what was returned.
  ///
  /// - Parameter transform: Makes another value.
  /// - Returns: The changed result.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Changes what was returned.
  ///
  /// - Parameter transform: Makes another result.
  /// - Returns: That result.
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
    /// What was returned.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// What was thrown.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Makes it of what a task returned or threw.
  ///
  /// - Parameter result: What it returned or threw.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Whether both are equal. Errors are if their types are one type that can be compared, and they are equal.
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
  /// Hashes it. An error is hashed if its type can be.
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
