import PandoDependencies

/// Keeps a value under a name in a database. PandoSQLite and PandoPostgres make it: `.sqlite("settings")`,
/// `.postgres("settings")`.
///
/// - A change is seen in this process at once, and saved in the background. If another process was
///   first, the two are merged: by field of a struct, by key of a dictionary, by id of an
///   ``IdentifiedArray``. If both changed the same field, the last process wins, and the
///   `saveError` of the other one is a ``SharedError`` with a ``MergeConflict``.
/// - Changes of other processes are taken over automatically, also after the connection was lost.
/// - While the database cannot be reached, `loadError` says why, changes wait in memory, and are
///   saved when it can.
/// - `try await $value.transaction { … }` is for changes that must be exact.
/// - The value is kept as JSON, with the version of its type; see ``ValueMigration``. A row that a newer version wrote is a
///   `loadError`, and is never replaced. One that does not decode is a `loadError` too, and the first save sets it aside,
///   under its name with `.undecodable-20261121T031500Z`.
///
/// The first value is read when the value is first used, on that thread.
public struct DatabaseKey<Value: Codable & Sendable>: SharedKey {
  private let channel: DatabaseChannel<Value>
  private let function: String

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - name: The name of the value.
  ///   - database: The database.
  ///   - function: The function that makes the key, for messages: `.sqlite`.
  ///   - migrations: The steps from older versions of the type.
  ///   - merge: Merges two changes, instead of merging by field, key and id.
  package init(
    _ name: String,
    in database: any ValueDatabase,
    function: String,
    migrations: [ValueMigration] = [],
    merge: (@Sendable (_ base: Value, _ mine: Value, _ theirs: Value) -> Value)? = nil
  ) {
    self.function = function
    channel = DatabaseChannel(
      name,
      in: database,
      key: "\(function)(\"\(name)\")",
      coding: VersionedCoding(migrations: migrations),
      merge: ValueMerge(custom: merge)
    )
  }

  /// The database, and the name of the value in it.
  public var id: DatabaseKeyID {
    DatabaseKeyID(database: ObjectIdentifier(channel.database), name: channel.name)
  }

  /// Reads the row off the caller's thread, or on it for the first value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if context.isInitial { return continuation.resume(with: loadStored()) }
    channel.database.async { continuation.resume(with: loadStored()) }
  }

  /// Follows the row. Used by code that has no shared value of this key.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let newest = Locked(channel.state.withLock { $0.loaded })
    return channel.database.subscribe(channel.name) { [channel] change in
      if case .success(let row?) = change {
        // A row may be reported twice, because several commits may be reported as one.
        let isNew = newest.withLock { newest in
          defer { newest = max(newest, row.revision) }
          return row.revision > newest
        }
        guard isNew, row.content.writer != channel.id else { return }
      }
      subscriber.yield(with: change.flatMap { row in Result { try row.map(channel.value) } })
    }
  }

  /// Saves the value, merged with the changes that others saved since.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    channel.save(value) { continuation.resume(with: $0) }
  }
}

extension DatabaseKey: _SynchronousKey, _ScheduledKey, _MergingKey {
  package var returnsToDefault: Bool { false }
  package var saveTiming: SaveTiming { .deferred }
  var participant: (any TransactionParticipant)? { channel }

  package func loadStored() -> Result<Value?, any Error> { channel.load() }
  func willSave(_ value: Value) { channel.willSave(value) }
  func follow(_ root: MergingRoot<Value>, from value: Value) -> SharedSubscription {
    channel.follow(root, from: value)
  }
}

extension DatabaseKey: CustomStringConvertible {
  /// `.sqlite("settings")`
  public var description: String { channel.key }
}

/// The identity of a value in a database.
public struct DatabaseKeyID: Hashable, Sendable {
  let database: ObjectIdentifier
  let name: String
}
