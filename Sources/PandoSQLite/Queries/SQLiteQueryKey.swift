import Dispatch
import GRDB
import PandoDependencies
public import PandoSharing

/// The result of a query, which follows the database. `.fetchAll`, `.fetchOne` and `.fetch` make it.
///
/// The first result is read when the value is first used, on that thread. The query runs again
/// after each commit through the same ``SQLiteDatabase`` that changed a table or a row of the
/// query, and after each write of another process. An equal result notifies no reader. A query that
/// fails is a `loadError`, and the last result stays.
///
/// If the query is `SELECT * FROM` one table with a primary key of one column, with or without
/// `WHERE` and `ORDER BY`, only changed rows are read again. The table gets the triggers of
/// `.rows`, and the primary key orders rows that `ORDER BY` leaves equal. Any other query is read
/// again as a whole: with joins, limits or groups, with functions but the simplest, of a view, or
/// of a file that this program cannot write.
public struct SQLiteQueryKey<Value: Sendable>: SharedReaderKey {
  private let database: SQLiteDatabase
  private let name: String
  private let identity: SQLiteQueryKeyID
  private let query: any SQLiteFollowedQuery<Value>

  init(
    _ name: String,
    _ identity: some Hashable & Sendable,
    in database: SQLiteDatabase,
    _ query: any SQLiteFollowedQuery<Value>
  ) {
    self.database = database
    self.name = name
    self.identity = SQLiteQueryKeyID(identity, in: database)
    self.query = query
  }

  init(
    _ name: String,
    _ identity: some Hashable & Sendable,
    in database: SQLiteDatabase,
    fetch: @escaping @Sendable (Database) throws -> Value
  ) {
    self.init(name, identity, in: database, SQLiteWholeQuery(in: database, fetch: fetch))
  }

  /// The database and the query.
  public var id: SQLiteQueryKeyID { identity }

  /// Runs the query: on the caller's thread for the first result.
  ///
  /// - Parameters:
  ///   - context: Whether this is the first load or a requested one.
  ///   - continuation: Takes the result or an error.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let load = { @Sendable in
      continuation.resume(with: Result { try named { try query.load() } }.map { $0 })
    }
    if context.initialValue != nil { load() } else { database.async(load) }
  }

  private func named<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch {
      throw database.failure(error)
    }
  }

  /// Reads the result again after each change of what it reads.
  ///
  /// - Parameters:
  ///   - context: The default value when the root is being created.
  ///   - subscriber: Receives new results and errors, on any thread.
  /// - Returns: A subscription that ends the reports when it is cancelled or released.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let isDue = Locked(false)
    let reports = database.reports
    // One look serves all changes until it begins, and reads the newest result then. So an older
    // result never follows a newer one.
    let look = { @Sendable in
      let isFirst = isDue.withLock { isDue in
        defer { isDue = true }
        return !isDue
      }
      guard isFirst else { return }
      reports.async {
        isDue.withLock { $0 = false }
        do {
          if let value = try named({ try query.look() }) { subscriber.yield(value) }
        } catch {
          subscriber.yield(throwing: error)
        }
      }
    }
    let subscription = query.subscribe { change in
      switch change {
      case .success: look()
      case .failure(let error): reports.async { subscriber.yield(throwing: error) }
      }
    }
    // This look finds what was written before the first report.
    look()
    return subscription
  }
}

extension SQLiteQueryKey: CustomStringConvertible {
  /// `.fetchAll(SELECT …)`
  public var description: String { name }
}

/// The identity of a query in a database.
public struct SQLiteQueryKeyID: Hashable, Sendable {
  private let database: ObjectIdentifier
  // Sendable because only Sendable values become one.
  private nonisolated(unsafe) let query: AnyHashable

  init(_ query: some Hashable & Sendable, in database: SQLiteDatabase) {
    self.database = ObjectIdentifier(database)
    self.query = AnyHashable(query)
  }
}
