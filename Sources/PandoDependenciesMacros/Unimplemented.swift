import IssueReporting
import PandoDependencies

/// The error thrown by a function of a client that has no implementation.
public struct Unimplemented: Error, CustomStringConvertible {
  /// The name of the function.
  let endpoint: String

  /// Makes the error.
  ///
  /// - Parameter endpoint: The name of the function.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// The name of the function without an implementation.
  public var description: String { "Unimplemented: '\(endpoint)'" }
}

/// Reports a call of a client's function that has no implementation.
///
/// - Parameter endpoint: The names of the client and the function.
@_documentation(visibility: internal)
public func _$reportUnimplemented(_ endpoint: String) {
  if DependencyValues.areChanging { return }
  reportIssue("Unimplemented: '\(endpoint)'")
}
