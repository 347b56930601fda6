/// A secret that signs visitors' cookies. Its descriptions do not reveal it.
struct ServerSecret: Hashable, Sendable {
  let text: String

  /// The minimum size in bytes: that of 128 random bits in hexadecimal digits.
  static let minLength = 32
  /// The maximum number of secrets at once.
  static let maxCount = 8

  /// Makes a secret; nil if the text is too short.
  init?(_ text: String) {
    guard text.utf8.count >= Self.minLength else { return nil }
    self.text = text
  }

  /// Reads configured secrets.
  ///
  /// - Parameter setting: The name of the setting in messages, which do not contain the secrets.
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
