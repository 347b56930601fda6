import PandoDependencies

/// The rows of a table as an ``IdentifiedArray``, which are written one by one. PandoSQLite and PandoPostgres make it:
/// `.rows(of: Todo.self)`.
///
/// ```swift
/// @Shared(.rows(of: Todo.self)) var todos
/// todos[id: 7]?.done = true
/// ```
///
/// - A change is visible in this process at once, and saved in the background. A save is one transaction, with an
///   `UPDATE` of the changed columns for each changed row, an `INSERT` for each new row and a `DELETE` for each removed
///   row.
/// - Rows that other processes change are taken over automatically, one by one: a view of another
///   row is not woken.
/// - If another process changed the same row, the two changes are merged by column. If both changed
///   the same column, the last process wins, and the `saveError` of the other one is a
///   ``SharedError`` with a ``MergeConflict``.
/// - While the database cannot be reached, `loadError` says why, changes wait in memory, and are saved when it can.
/// - `try await $todos[id: 7].transaction { … }` reads and locks that row only; on `$todos` itself it reads all.
/// - Rows are in the order of the key. A new row keeps its place until it is saved. A move is not saved.
/// - Ids are given by the application, before a row is added.
///
/// The first rows are read when the value is first used, on that thread.
public struct RowsKey<Element: Identifiable & Sendable>: SharedKey where Element.ID: Sendable {
  /// The rows, in memory.
  public typealias Value = IdentifiedArrayOf<Element>

  private let channel: RowsChannel<Element>
  private let identity: RowsKeyID

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - store: The table.
  ///   - database: The database that it is in.
  ///   - request: The name that distinguishes it from other tables, conditions and orders of that
  ///     database.
  ///   - name: The key in messages.
  ///   - merge: Merges two changes of a row, instead of merging by column.
  package init(
    _ store: some RowStore<Element>,
    in database: AnyObject,
    request: [String],
    name: String,
    merge: (@Sendable (_ base: Element?, _ mine: Element, _ theirs: Element) -> Element)?
  ) {
    channel = RowsChannel(store, key: name, merge: merge)
    identity = RowsKeyID(database: ObjectIdentifier(database), request: request)
  }

  /// The database, the table, the condition and the order.
  public var id: RowsKeyID { identity }

  /// Reads all rows off the caller's thread, or on it for the first value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if context.isInitial { return continuation.resume(with: loadStored()) }
    channel.store.async { [self] in continuation.resume(with: loadStored()) }
  }

  /// Reads all rows again after each change. Used by code that has no shared value of this key.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    channel.store.subscribe { [channel] change in
      switch change {
      case .failure(let error): subscriber.yield(throwing: error)
      case .success: channel.store.async { subscriber.yield(with: channel.load()) }
      }
    }
  }

  /// Saves the rows that changed.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    channel.save { continuation.resume(with: $0) }
  }
}

extension RowsKey: _SynchronousKey, _ScheduledKey, _MergingKey {
  package var returnsToDefault: Bool { false }
  package var saveTiming: SaveTiming { .deferred }
  var rows: (any RowsParticipant)? { channel }

  package func loadStored() -> Result<Value?, any Error> { channel.load() }
  func willSave(_ value: Value) { channel.willSave(value) }
  func follow(_ root: MergingRoot<Value>, from value: Value) -> SharedSubscription {
    channel.follow(root)
  }
}

extension RowsKey: CustomStringConvertible {
  /// `.rows(of: Todo.self)`
  public var description: String { channel.key }
}

/// The identity of rows in a database.
public struct RowsKeyID: Hashable, Sendable {
  let database: ObjectIdentifier
  let request: [String]
}
