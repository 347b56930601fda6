/// What came of an attack.
package struct AttackResult: Sendable {
  package var name: String
  /// What was done.
  package var did = ""
  /// Clicks of another visitor, before and while it ran.
  package var quiet = ClickTimes([])
  package var meanwhile = ClickTimes([])
  /// How long those waited who came meanwhile.
  package var newcomers = ClickTimes([])
  /// What the server did that it should not have done, times aside.
  package var failures: [String] = []
  /// A click that took longer than it may.
  package var slowness: String?

  /// Whether the server held, times aside.
  package var isHeld: Bool { failures.isEmpty }

  /// In words, for a table and for the message of a test.
  package var verdict: String {
    let words = failures + [slowness].compactMap { $0 }
    return words.isEmpty ? "held" : "FAILED: " + words.joined(separator: "; ")
  }
}
