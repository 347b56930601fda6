import Foundation

extension VisitorKeys {
  /// The name of the file in the data folder.
  static let fileName = "visitors.key"

  /// The keys in a file, which is made if there is none.
  ///
  /// - Throws: If the file is not valid, because visitors could not be identified then.
  static func kept(in file: URL) throws(ServerConfigurationError) -> VisitorKeys {
    let path = file.path(percentEncoded: false)
    do throws(PrivateFile.Failure) {
      if let keys = try read(path) { return keys }
      _ = try PrivateFile.create(path, Data(newText.utf8))
      // Another server with the same folder may have made the file first.
      if let keys = try read(path) { return keys }
      throw PrivateFile.Failure(reason: "it was removed while the server started", fix: "try again")
    } catch {
      throw ServerConfigurationError(
        setting: "the file with the keys of visitors' cookies",
        value: path,
        reason: error.reason,
        fix: error.fix
      )
    }
  }

  private static func read(_ path: String) throws(PrivateFile.Failure) -> VisitorKeys? {
    guard let bytes = try PrivateFile.read(path, limit: 16_384) else { return nil }
    return try keys(in: bytes)
  }

  /// The keys in the contents of the file.
  static func keys(in bytes: Data) throws(PrivateFile.Failure) -> VisitorKeys {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let secrets = lines.compactMap { ServerSecret($0) }
    guard secrets.count == lines.count, (1...ServerSecret.maxCount).contains(lines.count)
    else {
      throw PrivateFile.Failure(
        reason: """
          it has to have 1 to \(ServerSecret.maxCount) lines of at least \
          \(ServerSecret.minLength) bytes
          """,
        fix: "put it back from a backup, or remove it, after which every visitor is a new one"
      )
    }
    return VisitorKeys(secrets)
  }

  /// The contents of a new file.
  static var newText: String {
    """
    # Visitors' cookies are signed with the first of these keys; those behind it are believed too.
    # To change the key, put a new line before it (openssl rand -hex 32), and start the server again;
    # remove the old one when everybody who is to be known has come back, after a year at most.
    # Who can read this file can be any visitor.
    \(Secret.make())\(Secret.make())

    """
  }
}
