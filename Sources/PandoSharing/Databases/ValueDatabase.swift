package import Foundation

/// A database that keeps values under names, each with a revision: the requirements of
/// ``DatabaseKey`` for SQLite and PostgreSQL.
///
/// Its methods wait for the database, and are called on threads on which that is allowed;
/// ``async(_:)`` provides such a thread. One primitive writes: a transaction. A save is a
/// transaction that compares the last known revision with the newest, and merges if they differ.
package protocol ValueDatabase: AnyObject, Sendable {
  /// The database in messages, without a password.
  var displayName: String { get }

  /// Runs `work` on a thread on which it may wait for the database. Works started earlier do not have to end first.
  func async(_ work: @escaping @Sendable () -> Void)

  /// The newest rows of `names`, as of one moment; nil for a name without a row.
  ///
  /// - Throws: ``SharedError`` if the database cannot be reached, soon if that is known already.
  func read(_ names: [String]) throws -> [StoredRow?]

  /// Runs `body` in a serialisable transaction, and again after a conflict with another, and returns when its
  /// changes are durable. If the connection breaks during the commit, it is found out whether the commit took
  /// place: the changes are made once or not at all.
  ///
  /// - Parameters:
  ///   - names: The rows that the body reads and may write.
  ///   - body: Takes the newest rows, in the order of `names`, and returns the new content of each; nil leaves a row as
  ///     it is. May run more than once. If it throws, nothing is changed.
  /// - Returns: The rows after the transaction, in the order of `names`.
  func transaction(
    _ names: [String],
    _ body: ([StoredRow?]) throws -> [RowContent?]
  ) throws -> [StoredRow?]

  /// Removes the rows whose names begin with `prefix` and that have been neither changed nor used
  /// for some time.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the names.
  ///   - seconds: The age of the rows that are removed.
  /// - Throws: ``SharedError`` if the database cannot be reached.
  func removeRows(named prefix: String, unusedFor seconds: Int) throws

  /// Notes that a row is in use, unless that was noted a short time ago. The value stays as it is.
  ///
  /// - Parameters:
  ///   - name: The name of the row; there need not be one.
  ///   - seconds: The age of a note that is made again.
  /// - Throws: ``SharedError`` if the database cannot be reached.
  func noteUse(of name: String, after seconds: Int) throws

  /// Reports the row of `name` after each commit that changed it, by this process or by any other. After a lost
  /// connection is made anew, reports the row if it has changed meanwhile. Several commits may be reported as one.
  /// Reports of one name come one after another, from older to newer. Before a row with a lower revision than the last
  /// one, which was made anew or comes from a backup, its removal is reported.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - onChange: The newest row; nil if it was removed; an error when the connection is lost. Called on any thread.
  /// - Returns: Ends the reports when it is cancelled.
  func subscribe(
    _ name: String,
    onChange: @escaping @Sendable (Result<StoredRow?, any Error>) -> Void
  ) -> SharedSubscription
}

/// The new content of a row.
package struct RowContent: Hashable, Sendable {
  /// The encoded value.
  package var bytes: Data
  /// The version of the value's type; see ``ValueMigration``.
  package var schemaVersion: Int
  /// The writer: the identifier of one use of the key in one process.
  package var writer: String
  /// The changes of others that this write replaced, as an encoded list. Their writers read it to report a conflict.
  package var replaced: Data?

  /// Creates the content of a row.
  ///
  /// - Parameters:
  ///   - bytes: The encoded value.
  ///   - schemaVersion: The version of the value's type.
  ///   - writer: The identifier of one use of the key in one process.
  ///   - replaced: The changes of others that this write replaced, encoded.
  package init(bytes: Data, schemaVersion: Int, writer: String, replaced: Data? = nil) {
    self.bytes = bytes
    self.schemaVersion = schemaVersion
    self.writer = writer
    self.replaced = replaced
  }
}

/// A row of the table of values.
package struct StoredRow: Hashable, Sendable {
  /// Counts the writes of this row, from 1, and again from 1 after it was removed.
  package var revision: Int64
  /// The content of the row.
  package var content: RowContent

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - revision: The number of writes of this row.
  ///   - content: The content of the row.
  package init(revision: Int64, content: RowContent) {
    self.revision = revision
    self.content = content
  }
}
