/// An error of the communication between a test and the browser, or of what the test waited for.
public struct ChromeError: Error, CustomStringConvertible {
  /// The failure in words, for messages.
  public let description: String

  /// Creates an error.
  ///
  /// - Parameter description: What went wrong.
  public init(_ description: String) {
    self.description = description
  }
}
