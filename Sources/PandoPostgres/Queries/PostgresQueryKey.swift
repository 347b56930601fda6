import Dispatch
import Foundation
import PandoDependencies
public import PandoSharing

/// The result of a query, which follows the tables that the key names. `.fetchAll`, `.fetchOne` and `.fetchValue` make it.
///
/// The first result is read when the value is first used, on that thread. Another one is read after each statement that
/// changed one of the tables, on any machine, and after the connection was lost and found again. Equal rows wake nobody,
/// and are not decoded. A query that fails is a `loadError`, and the last result stays.
///
/// Who follows many rows of one table reads less with `.rows(of:table:)`, which reads changed rows only.
public struct PostgresQueryKey<Value: Sendable>: SharedReaderKey {
  private let query: PostgresQuery
  private let name: String
  private let decode: @Sendable (PostgresConnection.Table) throws -> Value

  init(
    _ name: String,
    _ query: PostgresQuery,
    decode: @escaping @Sendable (PostgresConnection.Table) throws -> Value
  ) {
    self.name = name
    self.query = query
    self.decode = decode
  }

  /// The database, the query and its arguments.
  public var id: PostgresQueryKeyID {
    PostgresQueryKeyID(
      database: ObjectIdentifier(query.database),
      query: [name, query.sql, query.arguments.identity] + query.tables
    )
  }

  /// Runs the query: on the caller's thread for the first result.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    let load = { @Sendable in continuation.resume(with: Result { try value(query.run()) }) }
    if context.initialValue != nil { load() } else { query.database.async(load) }
  }

  private func value(_ table: PostgresConnection.Table) throws -> Value {
    do {
      return try decode(table)
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

  /// Runs the query again after each change of its tables.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let last = Locked<PostgresConnection.Table?>(nil)
    let isDue = Locked(false)
    let queue = DispatchQueue(label: "pando.postgres.query", target: .global())
    // Once for all changes until then. The newest result is read when its turn has come.
    let refetch: @Sendable () -> Void = {
      let isFirst = isDue.withLock { isDue in
        defer { isDue = true }
        return !isDue
      }
      guard isFirst else { return }
      queue.async {
        isDue.withLock { $0 = false }
        do {
          let table = try query.run()
          let isNew = last.withLock { last in
            defer { last = table }
            return last != table
          }
          // After an error the same rows are news.
          if isNew { subscriber.yield(try value(table)) }
        } catch {
          last.withLock { $0 = nil }
          subscriber.yield(throwing: error)
        }
      }
    }
    return query.database.followTables { news in
      switch news {
      case .all:
        query.forgetNames()
        refetch()
      case .table(let table): if query.follows(table) { refetch() }
      case .row: break
      case .lost(let error):
        queue.async {
          last.withLock { $0 = nil }
          subscriber.yield(throwing: error)
        }
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

/// A statement that reads, and the tables whose changes it follows.
final class PostgresQuery: Sendable {
  let database: PostgresDatabase
  let sql: String
  let arguments: PostgresArguments
  let tables: [String]
  /// The names of the tables as triggers tell them; nil until it is known that they have triggers.
  private let names = Locked<Set<String>?>(nil)

  init(
    _ sql: String,
    _ arguments: PostgresArguments,
    tables: [String],
    in database: PostgresDatabase
  ) {
    self.sql = sql
    self.arguments = arguments
    self.tables = tables
    self.database = database
  }

  /// The server may be another one, without the triggers.
  func forgetNames() { names.withLock { $0 = nil } }

  func follows(_ table: String) -> Bool { names.withLock { $0?.contains(table) ?? true } }

  func run() throws -> PostgresConnection.Table {
    if let absence = database.state.withLock({ $0.absence }) { throw absence }
    let parameters = try arguments.parameters()
    return try database.retried { connection in
      if names.withLock({ $0 }) == nil {
        var found: Set<String> = []
        for table in tables {
          try PostgresDatabase.install(table, id: nil, connection)
          found.insert(try PostgresDatabase.name(of: table, connection))
        }
        names.withLock { $0 = found }
      }
      return try connection.table(sql, parameters)
    }
  }
}
