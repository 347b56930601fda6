/// A key whose storage other processes write too, and whose values are merged with their changes.
protocol _MergingKey<Value>: SharedKey {
  /// Follows the storage, instead of `subscribe(context:subscriber:)`.
  ///
  /// - Parameters:
  ///   - root: The value in memory.
  ///   - value: The loaded value, or the default.
  func follow(_ root: MergingRoot<Value>, from value: Value) -> SharedSubscription

  /// Remembers the base of a save. Called under the root's lock, when the value for the save is taken. The save
  /// follows.
  func willSave(_ value: Value)

  /// The part of this key in transactions, if it keeps one value.
  var participant: (any TransactionParticipant)? { get }

  /// The part of this key in transactions, if it keeps the rows of a table.
  var rows: (any RowsParticipant)? { get }
}

extension _MergingKey {
  var participant: (any TransactionParticipant)? { nil }
  var rows: (any RowsParticipant)? { nil }
}

/// A value in memory, for a key that merges. Its closures may be called from any thread.
struct MergingRoot<Value>: Sendable {
  /// Runs a body with the value, and whether it has changes that are not saved. Takes over the
  /// value that the body returns; nil leaves the value. The lock of the root is held. Returns a
  /// closure that wakes the observers, to be called without locks.
  let update: @Sendable (_ body: (Value, _ isChanged: Bool) -> Value?) -> @Sendable () -> Void

  /// Runs a body that changes the value in place, for storage that reports which parts changed. The
  /// rest is as for ``update``.
  let change:
    @Sendable (_ body: (inout Value, _ isChanged: Bool) -> StagedChange<Value>) ->
      @Sendable () ->
      Void

  /// The storage can be reached, or cannot for this reason. After a reason, changes that wait are saved.
  let report: @Sendable ((any Error)?) -> Void

  /// A saved change was replaced by another.
  let reportReplaced: @Sendable (any Error) -> Void
}

/// A part of a value that was changed in place.
enum StagedChange<Value> {
  case none
  /// Any part of it.
  case whole
  /// Only these parts, which the closure makes from a reference to the root.
  case parts((Reference<Value>) -> [AnyReference])
}

/// One value of a database in a transaction.
protocol TransactionParticipant: AnyObject, Sendable {
  /// The database that keeps the value.
  var database: any ValueDatabase { get }

  /// The name of the value in the database.
  var name: String { get }

  /// Runs a transaction. Saves, and rows that the database reports, wait for it.
  func write<R>(_ body: () throws -> R) rethrows -> R

  /// Makes a root with the newest value, for the body to change.
  ///
  /// - Throws: ``SharedError`` if the row cannot be decoded.
  func makeRoot(of row: StoredRow?) throws -> AnyReference

  /// The new content of the row; nil if the body changed nothing.
  ///
  /// - Throws: ``SharedError`` if the value cannot be encoded.
  func content(of root: AnyReference, since row: StoredRow?) throws -> RowContent?

  /// Takes the row of a transaction that is durable into memory. Returns what wakes the observers.
  func receive(_ row: StoredRow?, of root: AnyReference) -> @Sendable () -> Void
}
