/// One attack: what it does, and how to tell whether it did what it must not.
package struct Attack: Sendable {
  /// Two words for the table.
  package let name: String
  /// Whether what it does takes the server's process down or fills it, so that it is only run where
  /// the server was started here.
  package let needsProcess: Bool
  /// Does it. May take some seconds; is called on a thread of its own.
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

  /// What an attack did, and what the server should not have done.
  struct Finding {
    var did: String
    var failures: [String] = []

    init(_ did: String, _ failures: [String] = []) {
      self.did = did
      self.failures = failures
    }
  }

  /// The one with a name.
  package static func named(_ name: String) -> Attack? { all.first { $0.name == name } }

  /// All of them, in the order of the table.
  package static var all: [Attack] {
    addresses + frames + requests + visitors + connections + leaving
  }
}
