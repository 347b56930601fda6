import Dispatch
import GRDB
import PandoDependencies
public import PandoSharing

/// The result of a query, which follows the database. `.fetchAll`, `.fetchOne` and `.fetch` make it.
///
/// The first result is read when the value is first used, on that thread. Another one is read after each commit that
/// changed a table or a row that the query reads, by this process through the same ``SQLiteDatabase``, and after each
/// write of another process. An equal result wakes nobody. A query that fails is a `loadError`, and the last result stays.
public struct SQLiteQueryKey<Value: Sendable>: SharedReaderKey {
  private let database: SQLiteDatabase
  private let name: String
  private let identity: SQLiteQueryKeyID
  private let fetch: @Sendable (Database) throws -> Value

  init(
    _ name: String,
    _ identity: some Hashable & Sendable,
    in database: SQLiteDatabase,
    fetch: @escaping @Sendable (Database) throws -> Value
  ) {
    self.database = database
    self.name = name
    self.identity = SQLiteQueryKeyID(identity, in: database)
    self.fetch = fetch
  }

  /// The database and the query.
  public var id: SQLiteQueryKeyID { identity }

  /// Runs the query: on the caller's thread for the first result.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if context.initialValue != nil { return continuation.resume(with: result().map { $0 }) }
    database.async { continuation.resume(with: result().map { $0 }) }
  }

  private func result() -> Result<Value, any Error> {
    Result {
      do {
        return try database.writer.read(fetch)
      } catch {
        throw database.failure(error)
      }
    }
  }

  /// Runs the query again after each change of what it reads.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    let reports = database.reports
    // The newest result is read when its turn has come, so that an older one never follows a newer one.
    let refetch: @Sendable () -> Void = {
      reports.async { subscriber.yield(with: result().map { $0 }) }
    }
    let outside = database.observe(refetch)
    do {
      let observation = ValueObservation.tracking { database in _ = try fetch(database) }
      let inside = observation.start(
        in: try database.writer,
        scheduling: .async(onQueue: reports),
        onError: { subscriber.yield(throwing: database.failure($0)) },
        onChange: { refetch() }
      )
      return SharedSubscription {
        inside.cancel()
        outside.cancel()
      }
    } catch {
      subscriber.yield(throwing: error)
      return outside
    }
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
