extension AnyCasePath {
  /// Changes the associated value in place, if `root` is this case.
  ///
  /// While `body` runs, `root` is deinitialized: the associated value is not copied, so `body`
  /// changes a uniquely referenced array in place. `body` cannot observe this, because it runs
  /// within an exclusive access to `root`.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - body: Changes the associated value. If it throws, the changes made so far stay.
  /// - Returns: The result of `body`; nil if `root` is another case and `body` has not run.
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
  /// Changes the associated value in place, and throws if `root` is another case.
  ///
  /// - Parameters:
  ///   - root: A value of the enum.
  ///   - body: Changes the associated value.
  /// - Returns: What `body` returns.
  /// - Throws: The error of `body`, or an error if `root` is another case.
  public func modify<Result>(
    _ root: inout Root,
    _ body: (inout Value) throws -> Result
  ) throws -> Result {
    guard let result = try change(&root, body) else { throw ExtractionFailed() }
    return result
  }
}

/// The error that a value is another case than the expected one.
struct ExtractionFailed: Error {}
