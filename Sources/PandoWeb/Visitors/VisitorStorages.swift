import Foundation
import Logging
import PandoDependencies
import PandoSharing

/// The app storage of each visitor: a file or a row of a database that all pages of the visitor share.
///
/// A storage is in memory as long as a page or a save uses it. May be used from any thread.
final class VisitorStorages: Sendable {
  private struct Entry {
    weak var defaults: UserDefaults?
  }

  /// The name of the folder in the data folder.
  static let folderName = "visitors"

  /// The folder of the files. With neither a folder nor a database, each storage is in memory until the visitor's last
  /// page ends.
  let folder: URL?
  private let database: VisitorDatabase?
  private let logger: Logger
  private let entries = Locked<[String: Entry]>([:])

  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - database: The database, which is used instead of the folder.
  ///   - logger: The log of the server.
  init(folder: URL?, database: VisitorDatabase? = nil, logger: Logger) {
    self.folder = database == nil ? folder : nil
    self.database = database
    self.logger = logger
  }

  /// The app storage of a visitor.
  func defaults(of visitor: Visitor) -> UserDefaults {
    let name = Self.fileName(of: visitor)
    return entries.withLock { entries in
      if let defaults = entries[name]?.defaults { return defaults }
      if entries.count % 256 == 255 { entries = entries.filter { $0.value.defaults != nil } }
      let defaults = open(name)
      entries[name] = Entry(defaults: defaults)
      return defaults
    }
  }

  /// Returns a closure that opens the app storage of a visitor, and that may be called on the main
  /// actor. A row, and a file that exists, are read before that; a new file is not made until the closure is called.
  func opener(of visitor: Visitor) -> @Sendable () -> UserDefaults {
    let name = Self.fileName(of: visitor)
    let isThere = folder.map {
      FileManager.default.fileExists(atPath: file(name, in: $0).path(percentEncoded: false))
    }
    guard isThere ?? (database != nil) else { return { self.defaults(of: visitor) } }
    // Sendable because UserDefaults guards its contents itself.
    nonisolated(unsafe) let defaults = defaults(of: visitor)
    return { defaults }
  }

  private func file(_ name: String, in folder: URL) -> URL {
    folder.appending(path: "\(name).plist", directoryHint: .notDirectory)
  }

  private func open(_ name: String) -> UserDefaults {
    if let database { return .kept(under: "pando/visitor/\(name)", in: database.values) }
    guard let folder, name.utf8.count <= 200 else { return .inMemory }
    do {
      return try .kept(in: file(name, in: folder))
    } catch {
      logger.error(
        "The app storage of a visitor cannot be read; it is in memory for now",
        metadata: ["error": "\(error)"]
      )
      return .inMemory
    }
  }

  /// The name of the file: by the user's identity if the application knows it, or else by browser.
  static func fileName(of visitor: Visitor) -> String {
    guard let identity = visitor.identity else { return visitor.id }
    // The bytes in hexadecimal digits, since an identity may contain any characters.
    return "user-" + identity.utf8.map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// Makes the folder, which no other user can read, and removes storages that have not changed for
  /// longer than a cookie lasts.
  func prepare(now: Date = Date()) {
    guard let folder else { return }
    let files = FileManager.default
    do {
      try files.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      let oldest = now.addingTimeInterval(-Self.lifetime)
      let keys: Set<URLResourceKey> = [.contentModificationDateKey]
      for file in try files.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: Array(keys)
      ) where file.pathExtension == "plist" {
        let date = try file.resourceValues(forKeys: keys).contentModificationDate
        if let date, date < oldest { try files.removeItem(at: file) }
      }
    } catch {
      logger.error(
        "Visitors' app storage cannot be kept there; name another folder with --data or PANDO_DATA",
        metadata: ["folder": "\(folder.path(percentEncoded: false))", "error": "\(error)"]
      )
    }
  }

  /// A little more than the year of ``VisitorCookie``, in seconds.
  private static let lifetime: TimeInterval = 400 * 24 * 60 * 60
}
