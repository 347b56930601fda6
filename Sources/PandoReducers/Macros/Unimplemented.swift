import IssueReporting

/// The error that a function of a client throws that was not given.
public struct Unimplemented: Error, CustomStringConvertible {
  /// The name of the function.
  let endpoint: String

  /// Makes the error.
  ///
  /// - Parameter endpoint: The name of the function.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// Which function was not given.
  public var description: String { "Unimplemented: '\(endpoint)'" }
}

/// Reports a call of a function of a client that was not given.
///
/// - Parameter endpoint: The client and the function.
@_documentation(visibility: internal)
public func _$reportUnimplemented(_ endpoint: String) {
  reportIssue("Unimplemented: '\(endpoint)'")
}
