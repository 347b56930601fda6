/// The result of an attack.
package struct AttackResult: Sendable {
  package var name: String
  /// The attempts of the attack.
  package var did = ""
  /// Clicks of another visitor, before and during the attack.
  package var quiet = ClickTimes([])
  package var meanwhile = ClickTimes([])
  /// The waiting times of visitors who connected during the attack.
  package var newcomers = ClickTimes([])
  /// The failures of the server, apart from slowness.
  package var failures: [String] = []
  /// A click that took longer than allowed.
  package var slowness: String?

  /// Whether the server withstood the attack, apart from slowness.
  package var isHeld: Bool { failures.isEmpty }

  /// The result in words, for the table and for the message of a test.
  package var verdict: String {
    let words = failures + [slowness].compactMap { $0 }
    return words.isEmpty ? "held" : "FAILED: " + words.joined(separator: "; ")
  }
}
