/// What a key did otherwise than it should.
public struct SharedKeyConformanceFailure: Error, Sendable {
  /// The check that failed.
  public var check: SharedKeyCheck
  /// What the key is called.
  public var key: String
  /// What happened and what was expected, as a clause.
  public var reason: String
  /// The error it was made from, if there is one.
  public var underlying: (any Error)?
}

extension SharedKeyConformanceFailure: CustomStringConvertible {
  /// One line with the key, the check and the reason.
  public var description: String {
    "\(key) fails the check '\(check.rawValue)': \(reason)"
  }
}
