/// One attack, and the check whether the server withstood it.
package struct Attack: Sendable {
  /// A name of about two words, for the table.
  package let name: String
  /// Whether the attack may crash the server's process or fill its memory, so that it is run only
  /// against a server started here.
  package let needsProcess: Bool
  /// Performs the attack. May take some seconds; called on a thread of its own.
  let run: @Sendable (AttackTarget) throws -> Finding

  init(
    _ name: String,
    needsProcess: Bool = false,
    _ run: @escaping @Sendable (AttackTarget) throws -> Finding
  ) {
    self.name = name
    self.needsProcess = needsProcess
    self.run = run
  }

  /// The result of an attack: what the attacker did, and what the server did wrong.
  struct Finding {
    var did: String
    var failures: [String] = []

    init(_ did: String, _ failures: [String] = []) {
      self.did = did
      self.failures = failures
    }
  }

  /// The attack with a name.
  package static func named(_ name: String) -> Attack? { all.first { $0.name == name } }

  /// All attacks, in the order of the table.
  package static var all: [Attack] {
    addresses + frames + requests + visitors + connections + leaving
  }
}
