/// The part of a feature's behaviour that a ``TestStore`` requires to be asserted.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: every change of the state, every action that effects send, and the end of every effect.
  case on

  /// Only what the test mentions.
  ///
  /// - Parameter showSkippedAssertions: Whether the rest is shown as known issues, which fail nothing.
  case off(showSkippedAssertions: Bool)

  /// Only what the test mentions; the rest is not reported.
  public static let off = Self.off(showSkippedAssertions: false)
}
