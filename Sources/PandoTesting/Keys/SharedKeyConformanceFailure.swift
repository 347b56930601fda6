/// A difference between what a key did and what it should do.
public struct SharedKeyConformanceFailure: Error, Sendable {
  /// The check that failed.
  public var check: SharedKeyCheck
  /// The display name of the key.
  public var key: String
  /// The observed and the expected behaviour, as a clause.
  public var reason: String
  /// The error that caused the failure, if any.
  public var underlying: (any Error)?
}

extension SharedKeyConformanceFailure: CustomStringConvertible {
  /// One line with the key, the check and the reason.
  public var description: String {
    "\(key) fails the check '\(check.rawValue)': \(reason)"
  }
}
