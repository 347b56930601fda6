import CLibPQ
import Dispatch
import Foundation
import PandoDependencies
import PandoSharing

/// A PostgreSQL database that keeps shared values for any number of machines.
///
/// Connections are made when they are needed, and again after they were lost; an error that
/// prevents a connection is the `loadError` of the values. One connection listens for changes. May
/// be used from any thread.
public final class PostgresDatabase: Sendable {
  struct State {
    var idle: [PostgresConnection] = []
    var hasTable = false
    var isListening = false
    /// The observers of changes of tables, by a number.
    var tables: [UInt64: @Sendable (TableNotification) -> Void] = [:]
    var next: UInt64 = 0
    /// Why the connection that listens cannot be made.
    var absence: (any Error)?
  }

  /// How many connections run statements at once.
  static let limit = 4

  let url: String
  let schema: String?
  let createsDatabase: Bool
  // A connection is in the state while no thread uses it.
  let state = Locked(State())
  let slots = DispatchSemaphore(value: PostgresDatabase.limit)
  let observers = RowObservers()
  /// Reports come one after another.
  let reports = DispatchQueue(label: "pando.postgres.reports", target: .global())
  /// Threads that wait for the server, one for each connection.
  private let work = WaitingThreads(PostgresDatabase.limit)

  /// A database.
  ///
  /// - Parameters:
  ///   - url: `postgres://user:password@host:port/database`, with the settings of libpq as a query, such as
  ///     `?sslmode=verify-full`.
  ///   - schema: The schema of the tables, which is made if there is none; nil is that of the user's search path.
  ///   - createsDatabase: Whether a database that is missing is made.
  public init(url: String, schema: String? = nil, createsDatabase: Bool = false) {
    self.url = url
    self.schema = schema
    self.createsDatabase = createsDatabase
  }

  package func async(_ work: @escaping @Sendable () -> Void) {
    self.work.async(work)
  }

  // MARK: Connections

  /// The settings in the URL; nil if it is not valid.
  private func settings() -> [String: String]? {
    guard let options = PQconninfoParse(url, nil) else { return nil }
    defer { PQconninfoFree(options) }
    var settings: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val {
        settings[String(cString: keyword)] = String(cString: value)
      }
      option += 1
    }
    return settings
  }

  /// The server, user and database, without a password.
  package var displayName: String {
    guard let settings = settings() else { return "postgres (the URL is not valid)" }
    let user = settings["user"].map { "\($0)@" } ?? ""
    let port = settings["port"].map { ":\($0)" } ?? ""
    return "postgres://\(user)\(settings["host"] ?? "localhost")\(port)/\(settings["dbname"] ?? "")"
  }

  /// Connects.
  ///
  /// - Throws: `SharedError` that names server, user and database.
  func connect() throws -> PostgresConnection {
    // Without a URL libpq would connect to the server of this machine, which nobody has asked for.
    guard !url.isEmpty, var settings = settings() else {
      throw SharedError(
        .databaseRefused,
        key: displayName,
        reason: url.isEmpty ? "DATABASE_URL has no value" : "the URL of the database is not valid",
        remedy: "Use postgres://user:password@host:port/database."
      )
    }
    // A dead network is noticed within these times.
    let limits = ["connect_timeout": "5", "tcp_user_timeout": "10000", "keepalives_idle": "10"]
    settings.merge(limits) { given, _ in given }
    do {
      let connection: PostgresConnection
      do {
        connection = try PostgresConnection(Self.info(settings))
      } catch {
        let isMissing =
          error.message.contains("does not exist") && error.message.contains("database")
        guard createsDatabase, isMissing, let name = settings["dbname"] else { throw error }
        try create(name, settings)
        connection = try PostgresConnection(Self.info(settings))
      }
      if let schema {
        let name = Self.quoted(schema)
        try connection.run("SET search_path TO \(name)")
      }
      return connection
    } catch {
      throw failure(error)
    }
  }

  private func create(
    _ name: String,
    _ settings: [String: String]
  ) throws(PostgresConnection.Failure) {
    var settings = settings
    settings["dbname"] = "postgres"
    do throws(PostgresConnection.Failure) {
      try PostgresConnection(Self.info(settings)).run("CREATE DATABASE \(Self.quoted(name))")
    } catch {
      // Another process may have made it.
      guard error.code == "42P04" || error.code == "23505" else { throw error }
    }
  }

  static func quoted(_ name: String) -> String {
    "\"\(name.replacing("\"", with: "\"\""))\""
  }

  private static func info(_ settings: [String: String]) -> String {
    settings.map { name, value in
      "\(name)='\(value.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
    }
    .joined(separator: " ")
  }

  /// Runs `body` with a connection that nobody else uses. A lost one is not kept.
  func use<R>(_ body: (PostgresConnection) throws -> R) throws -> R {
    slots.wait()
    defer { slots.signal() }
    let connection = try state.withLock { $0.idle.popLast() } ?? connect()
    defer {
      if connection.isOpen { state.withLock { $0.idle.append(connection) } }
    }
    return try body(connection)
  }

  /// Drops the idle connections. Called when a connection was lost, because the others are probably
  /// lost too.
  func dropIdle() {
    let dropped = state.withLock { state in
      defer { state.idle = [] }
      return state.idle
    }
    withExtendedLifetime(dropped) {}
  }

  /// The error with the names and what to do.
  func failure(_ error: any Error) -> any Error {
    guard let error = error as? PostgresConnection.Failure else { return error }
    let refusals = ["password authentication failed", "does not exist", "no pg_hba.conf entry"]
    // The classes of codes about the server itself, which go away: it stops, has no room, or somebody else was first.
    let passing = ["08", "40", "53", "54", "55", "57", "58", "XX"]
    let isRefused =
      error.code.map { !passing.contains(String($0.prefix(2))) }
      // libpq refuses settings before it connects, such as a port that is no number.
      ?? (refusals.contains { error.message.contains($0) } || error.message.hasPrefix("invalid "))
    if error.code == "25006" {
      return SharedError(
        .databaseUnavailable,
        key: displayName,
        reason: error.message.split(separator: "\n").joined(separator: " "),
        remedy:
          "Name the server that takes writes, or all servers, with '?target_session_attrs=read-write'.",
        underlying: error
      )
    }
    let isOfStatement = error.code.map { !["28", "3D", "42"].contains($0.prefix(2)) } ?? false
    if error.code?.hasPrefix("23") == true {
      return SharedError(
        .valueUnwritable,
        key: displayName,
        reason: error.message.split(separator: "\n").joined(separator: " "),
        remedy: "Change the row so that the constraints of its table hold.",
        underlying: error
      )
    }
    return SharedError(
      error.code == "53100" ? .storageFull : isRefused ? .databaseRefused : .databaseUnavailable,
      key: displayName,
      reason: error.message.split(separator: "\n").joined(separator: " "),
      remedy: isRefused && isOfStatement
        ? "Change the statement or the row; see the reason that the server gives."
        : isRefused
          ? "Check the user, the password and the database of DATABASE_URL."
          : "Start the server, or mend the network; changes are saved when it can be reached.",
      underlying: error
    )
  }
}
