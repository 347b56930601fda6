import Dispatch
import Foundation
import PandoDependencies
public import PandoSharing

/// The result of a query, which follows the tables that the key names. `.fetchAll`, `.fetchOne` and `.fetchValue` make it.
///
/// The first result is read when the value is first used, on that thread. The query runs again
/// after each statement that changed one of the tables, on any machine, and after a lost connection
/// was made anew. Equal rows are not decoded, and no reader is notified. A query that fails is a
/// `loadError`, and the last result stays.
///
/// `.fetchAll` reads only changed rows again if the query is `SELECT * FROM` one table with a
/// primary key of one column, with or without `WHERE` and `ORDER BY`. The primary key then orders
/// rows that `ORDER BY` leaves equal. Any other query is read again as a whole: with joins, limits
/// or groups, or with functions but the simplest.
public struct PostgresQueryKey<Value: Sendable>: SharedReaderKey {
  private let query: PostgresQuery
  private let name: String
  private let followed: any PostgresFollowedQuery<Value>

  init(_ name: String, _ query: PostgresQuery, _ followed: any PostgresFollowedQuery<Value>) {
    self.name = name
    self.query = query
    self.followed = followed
  }

  init(
    _ name: String,
    _ query: PostgresQuery,
    decode: @escaping @Sendable (PostgresConnection.Table) throws -> Value
  ) {
    self.init(name, query, PostgresWholeQuery(query, decode: decode))
  }

  /// The database, the query and its arguments.
  public var id: PostgresQueryKeyID {
    PostgresQueryKeyID(
      database: ObjectIdentifier(query.database),
      query: [name, query.sql, query.arguments.identity] + query.tables
    )
  }

  /// Runs the query: on the caller's thread for the first result.
  ///
  /// - Parameters:
  ///   - context: Whether this is the first load or a requested one.
  ///   - continuation: Takes the result or an error.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let load = { @Sendable in
      continuation.resume(with: Result { try named { try followed.load() } }.map { $0 })
    }
    if context.initialValue != nil { load() } else { query.database.async(load) }
  }

  /// Errors of the decoder with the name of the key, and what to do.
  private func named<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as SharedError {
      throw error
    } catch {
      throw SharedError(
        .valueUndecodable,
        key: name,
        reason: "a row of the result is no such value: \(error)",
        remedy: "Name the columns as the members of the type.",
        underlying: error
      )
    }
  }

  /// Reads the result again after each change of its tables.
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
    let queue = DispatchQueue(label: "pando.postgres.query", target: .global())
    // One look serves all changes until it begins, and reads the newest result then.
    let look = { @Sendable in
      let isFirst = isDue.withLock { isDue in
        defer { isDue = true }
        return !isDue
      }
      guard isFirst else { return }
      queue.async {
        isDue.withLock { $0 = false }
        do {
          if let value = try named({ try followed.look() }) { subscriber.yield(value) }
        } catch {
          followed.forget()
          subscriber.yield(throwing: error)
        }
      }
    }
    return query.database.followTables { notification in
      if case .lost(let error) = notification {
        queue.async {
          // After an error the same rows are reported again.
          followed.forget()
          subscriber.yield(throwing: error)
        }
      } else if followed.take(notification) {
        look()
      }
    }
  }
}

extension PostgresQueryKey: CustomStringConvertible {
  /// `.fetchAll(SELECT …)`
  public var description: String { "\(name)(\(query.sql))" }
}

/// The identity of a query in a database.
public struct PostgresQueryKeyID: Hashable, Sendable {
  let database: ObjectIdentifier
  let query: [String]
}
