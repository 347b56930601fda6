extension Result: CasePathable, CasePathIterable {
  /// The paths of `success` and `failure`.
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The path to the case of `root`.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// The path to the value of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(
        embed: { .success($0) },
        extract: { if case .success(let value) = $0 { value } else { nil } }
      )
    }

    /// The path to the error of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(
        embed: { .failure($0) },
        extract: { if case .failure(let error) = $0 { error } else { nil } }
      )
    }
  }

  /// The paths of all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result.AllCasePaths: Sequence {
  /// The paths, in the order of the cases.
  public func makeIterator() -> some IteratorProtocol<PartialCaseKeyPath<Result>> {
    [\.success, \.failure].makeIterator()
  }
}
