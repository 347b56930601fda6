extension AnyCasePath {
  /// Changes what a case holds where it lies, if `root` is this case.
  ///
  /// While `body` runs, `root` holds nothing: what it held is not copied, so an array in it that
  /// was referred to once is changed in place. `body` cannot see that, because it runs within an
  /// exclusive access to `root`.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - body: What changes the value that the case holds. If it throws, the changes made so far
  ///     stay.
  /// - Returns: What `body` returns; nil if `root` is another case, and `body` has not run.
  package func change<Result, Failure: Error>(
    _ root: inout Root,
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard var value = extract(from: root) else { return nil }
    return try withUnsafeMutablePointer(to: &root) { pointer throws(Failure) -> Result in
      pointer.deinitialize(count: 1)
      defer { pointer.initialize(to: embed(value)) }
      return try body(&value)
    }
  }
}

extension AnyCasePath {
  /// Changes what a case holds where it lies, and throws if `root` is another case.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - body: What changes the value that the case holds.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or that `root` is another case.
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try change(&root, body) else { throw ExtractionFailed() }
    return result
  }
}

/// Thrown because a value is another case than the one that was meant.
struct ExtractionFailed: Error {}
