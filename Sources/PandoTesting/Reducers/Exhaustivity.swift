/// How much of what happens a ``TestStore`` wants to be asserted.
public enum Exhaustivity: Equatable, Sendable {
  /// All of it: every change of the state, every action that effects send, and the end of every effect.
  case on

  /// Only what the test mentions.
  ///
  /// - Parameter showSkippedAssertions: Whether the rest is shown as known issues, which fail nothing.
  case off(showSkippedAssertions: Bool)

  /// Only what the test mentions; the rest is not shown.
  public static let off = Self.off(showSkippedAssertions: false)
}
