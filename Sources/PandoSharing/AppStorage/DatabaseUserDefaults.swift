package import Foundation
import PandoDependencies

extension UserDefaults {
  /// User defaults that are a row of a database, as a property list, which any number of processes share.
  ///
  /// They are read by this function. If the database cannot be reached, they are empty until it
  /// can. Changes by others are taken over when they happen. Entries are merged by name: an entry
  /// that two processes changed has the value of the one that wrote last. Create one instance for a
  /// row in a process and share it.
  ///
  /// - Parameters:
  ///   - name: The name of the row. There is none until an entry is written.
  ///   - database: The database.
  package static func kept(under name: String, in database: any ValueDatabase) -> UserDefaults {
    let defaults = DatabaseUserDefaults(name, database)
    defaults.open()
    return defaults
  }
}

/// User defaults in a row of a database, which is written on `synchronize()`.
final class DatabaseUserDefaults: InMemoryUserDefaults {
  /// A reference for the closure that follows the row.
  ///
  // Sendable because locks guard all that changes.
  private struct WeakDefaults: @unchecked Sendable {
    weak var defaults: DatabaseUserDefaults?
  }

  private struct Stored {
    /// The revision of the last row that was read; 0 is no row.
    var revision: Int64 = 0
    /// The entries of that row. An entry that differs in memory is not written yet.
    var entries: [String: PlistValue] = [:]
    var subscription: SharedSubscription?
  }

  /// The version of the form of the row.
  private static let schemaVersion = 1

  private let name: String
  private let database: any ValueDatabase
  private let writer = UUID().uuidString
  /// Taken before the lock of `contents`.
  private let stored = Locked(Stored())

  override var isMock: Bool { false }

  init(_ name: String, _ database: any ValueDatabase) {
    self.name = name
    self.database = database
    super.init()
  }

  deinit {
    stored.withLock { $0.subscription.take() }?.cancel()
  }

  /// Reads the row, and follows it.
  func open() {
    let reference = WeakDefaults(defaults: self)
    let subscription = database.subscribe(name) { change in
      // A lost connection is ignored: the row is reported again when the connection is back.
      if case .success(let row) = change { reference.defaults?.receive(row) }
    }
    stored.withLock { $0.subscription = subscription }
    if let row = try? database.read([name]).first { receive(row) }
  }

  /// Takes over the entries that other processes changed.
  private func receive(_ row: StoredRow?) {
    // The next row of this name counts from 1 again.
    if row == nil { stored.withLock { $0.revision = 0 } }
    guard let row, let entries = try? Self.entries(of: row) else { return }
    let changed = stored.withLock { stored -> [String] in
      guard row.revision > stored.revision else { return [] }
      let changed = contents.withLock { contents in
        Set(stored.entries.keys).union(entries.keys).filter { name in
          let (before, after) = (stored.entries[name], entries[name])
          // An entry that was changed here since is newer.
          guard before != after, contents.values[name] == before else { return false }
          contents.values[name] = after
          return true
        }
      }
      stored.revision = row.revision
      stored.entries = entries
      return changed.sorted()
    }
    for name in changed {
      NotificationCenter.default.post(
        name: UserDefaults.didChangeNotification,
        object: self,
        userInfo: [AppStorageHub.changedName: name]
      )
    }
  }

  /// Writes the entries that were changed here. False if that failed: they are written by the next call.
  override func synchronize() -> Bool {
    if changes.isEmpty { return true }
    do {
      let rows = try database.transaction([name]) { rows in
        var entries = try rows[0].map(Self.entries) ?? [:]
        for (name, entry) in changes { entries[name] = entry }
        return [
          RowContent(
            bytes: try Self.bytes(of: entries),
            schemaVersion: Self.schemaVersion,
            writer: writer
          )
        ]
      }
      receive(rows[0])
      return true
    } catch {
      return false
    }
  }

  /// The entries that are different in memory; nil for one that was removed.
  private var changes: [String: PlistValue?] {
    stored.withLock { stored in
      let values = contents.withLock { $0.values }
      var changes: [String: PlistValue?] = [:]
      for name in Set(stored.entries.keys).union(values.keys)
      where stored.entries[name] != values[name] {
        changes.updateValue(values[name], forKey: name)
      }
      return changes
    }
  }

  /// - Throws: ``SharedError`` if the row holds something else, which is not replaced then.
  private static func entries(of row: StoredRow) throws -> [String: PlistValue] {
    let content = row.content
    guard content.schemaVersion <= schemaVersion,
      let list = try? PropertyListSerialization.propertyList(from: content.bytes, format: nil),
      let entries = list as? [String: Any]
    else {
      throw SharedError(
        .valueUndecodable,
        reason: "the row of app storage holds something else",
        remedy: "Remove the row, or start the program that wrote it."
      )
    }
    return entries.mapValues(PlistValue.init)
  }

  private static func bytes(of entries: [String: PlistValue]) throws -> Data {
    try PropertyListSerialization.data(
      fromPropertyList: entries.mapValues(\.object),
      format: .binary,
      options: 0
    )
  }
}
