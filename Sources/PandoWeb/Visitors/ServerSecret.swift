/// What visitors' cookies are signed with. It does not say itself where it is printed.
struct ServerSecret: Hashable, Sendable {
  let text: String

  /// The least bytes of one: as many as random hexadecimal digits of 128 bits have.
  static let minLength = 32
  /// How many there may be at once.
  static let maxCount = 8

  /// Takes what has enough bytes to be one.
  init?(_ text: String) {
    guard text.utf8.count >= Self.minLength else { return nil }
    self.text = text
  }

  /// Reads secrets that somebody has set.
  ///
  /// - Parameter setting: What messages call the place. They do not repeat the secrets.
  static func list(
    _ texts: [String],
    setting: String
  ) throws(ServerConfigurationError) -> [ServerSecret] {
    let secrets = texts.compactMap { ServerSecret($0) }
    guard secrets.count == texts.count, (1...maxCount).contains(texts.count) else {
      throw ServerConfigurationError(
        setting: setting,
        value: "…",
        reason: "it is 1 to \(maxCount) secrets of at least \(minLength) bytes each",
        fix: "use what this prints: openssl rand -hex 32"
      )
    }
    return secrets
  }
}

extension ServerSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "…" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
