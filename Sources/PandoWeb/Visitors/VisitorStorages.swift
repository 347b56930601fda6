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
  /// After how long without a visit a storage is removed, in seconds.
  private let lifetime: TimeInterval
  /// When ended storages were removed last.
  private let lastRemoval = Locked<Date?>(nil)
  private let entries = Locked<[String: Entry]>([:])

  /// - Parameters:
  ///   - folder: The folder of the files.
  ///   - database: The database, which is used instead of the folder.
  ///   - days: After how many days without a visit a storage is removed.
  ///   - logger: The log of the server.
  init(
    folder: URL?,
    database: VisitorDatabase? = nil,
    days: Int = ServerLimits().visitorDays,
    logger: Logger
  ) {
    lifetime = TimeInterval(max(days, 1)) * Self.day
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
    noteUse(name)
    if let database { return .kept(under: Self.rowPrefix + name, in: database.values) }
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

  /// The name of the file: by the user's identity if the application sets it, or else by browser.
  static func fileName(of visitor: Visitor) -> String {
    guard let identity = visitor.identity else { return visitor.id }
    // The bytes in hexadecimal digits, since an identity may contain any characters.
    return "user-" + identity.utf8.map { String($0, radix: 16) }.joined(separator: "-")
  }

  /// Makes the folder, which no other user can read, and removes the storages of visitors who have
  /// not returned.
  func prepare(now: Date = Date()) {
    if let folder {
      do {
        try FileManager.default.createDirectory(
          at: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
      } catch {
        logger.error(
          "Visitors' app storage cannot be kept there; name another folder with --data or PANDO_DATA",
          metadata: ["folder": "\(folder.path(percentEncoded: false))", "error": "\(error)"]
        )
      }
    }
    removeEnded(now: now)
  }

  /// Removes the storages that were not used for longer than ``lifetime``, once a day.
  private func removeEnded(now: Date) {
    let isDue = lastRemoval.withLock { last in
      guard last.map({ now.timeIntervalSince($0) > Self.day }) ?? true else { return false }
      last = now
      return true
    }
    guard isDue else { return }
    if let values = database?.values {
      values.async { [logger, lifetime] in
        do {
          try values.removeRows(named: Self.rowPrefix, unusedFor: Int(lifetime))
        } catch {
          logger.warning(
            "App storage that visitors have left could not be removed; it is tried again tomorrow",
            metadata: ["error": "\(error)"]
          )
        }
      }
    } else if let folder {
      removeFiles(in: folder, now: now)
    }
  }

  private func removeFiles(in folder: URL, now: Date) {
    let oldest = now.addingTimeInterval(-lifetime)
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.contentModificationDateKey]
      )
      for file in files where file.pathExtension == "plist" {
        if let date = try Self.lastUse(of: file), date < oldest {
          try FileManager.default.removeItem(at: file)
        }
      }
    } catch {
      logger.warning(
        "App storage that visitors have left could not be removed; it is tried again tomorrow",
        metadata: ["folder": "\(folder.path(percentEncoded: false))", "error": "\(error)"]
      )
    }
  }

  private static func lastUse(of file: URL) throws -> Date? {
    try file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  /// Notes a visit, once a day, so that a storage that is only read is kept as well.
  private func noteUse(_ name: String, now: Date = Date()) {
    removeEnded(now: now)
    if let values = database?.values {
      // If the database cannot be reached, the visitor's next page notes it.
      values.async { try? values.noteUse(of: Self.rowPrefix + name, after: Int(Self.day)) }
    } else if let file = folder.map({ file(name, in: $0) }),
      let date = try? Self.lastUse(of: file), now.timeIntervalSince(date) > Self.day
    {
      let path = file.path(percentEncoded: false)
      try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: path)
    }
  }

  private static let rowPrefix = "pando/visitor/"
  private static let day: TimeInterval = 24 * 60 * 60
}
