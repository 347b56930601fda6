import Foundation
import PandoDependencies
import PandoSharing

/// The rows of a table.
final class PostgresRowStore<Element>: RowStore
where Element: Codable & Identifiable & Sendable, Element.ID: Codable & Sendable {
  struct State: Sendable {
    /// The schema and the name of the table, once it is known to have its triggers.
    var name: String?
    /// The rows to look at; nil for all.
    var pending: Set<String>?
    var replaced: [(id: String, columns: [String: String])] = []
  }

  /// More changed rows than these are read together with all others.
  private static var limit: Int { 2000 }

  let database: PostgresDatabase
  let table: String
  let idColumn: String
  let filter: String?
  let arguments: PostgresArguments
  let terms: [String]
  private let state = Locked(State())

  init(
    _ table: String,
    id: String,
    in database: PostgresDatabase,
    filter: String?,
    arguments: PostgresArguments,
    order: [String]
  ) {
    self.table = table
    idColumn = id
    self.database = database
    self.filter = filter
    self.arguments = arguments
    terms = order
  }

  var displayName: String { database.displayName }

  var orderColumns: Set<String>? {
    Set(
      terms.map {
        String($0.prefix { !$0.isWhitespace }).trimmingCharacters(
          in: CharacterSet(charactersIn: "\"")
        )
      }
    )
  }

  func async(_ work: @escaping @Sendable () -> Void) { database.async(work) }

  // MARK: Cells

  func cells(of element: Element) throws -> [String: RowCell] {
    do {
      return try PostgresRowEncoder.cells(of: element)
    } catch {
      throw SharedError(
        .valueUnencodable,
        reason: "a row of \(table) could not be encoded: \(error)",
        underlying: error
      )
    }
  }

  func element(of cells: [String: RowCell]) throws -> Element {
    let names = Array(cells.keys)
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    return try PostgresRowDecoder(columns: places, values: names.map { cells[$0]?.text })
      .decode(Element.self)
  }

  func elements(_ found: PostgresConnection.Table) throws -> [Element] {
    do {
      return try found.rows.map {
        try PostgresRowDecoder(columns: found.columns, values: $0).decode(Element.self)
      }
    } catch {
      throw SharedError(
        .valueUndecodable,
        key: database.displayName,
        reason: "a row of \(table) is no \(Element.self): \(error)",
        remedy: "Make the members of the type the columns of the table.",
        underlying: error
      )
    }
  }

  // MARK: In

  func forget() { state.withLock { $0.pending = nil } }

  func look(needsOrder: ([Element.ID: Element?]) -> Bool) throws -> RowChanges<Element> {
    // Whoever reads may be the main actor, which does not wait for a server that is known to be away.
    if let absence = database.state.withLock({ $0.absence }) { throw absence }
    let (pending, replaced) = state.withLock { state in
      defer {
        state.pending = []
        state.replaced = []
      }
      return (state.pending, state.replaced)
    }
    do {
      var changes = try database.retried { connection in
        try prepare(connection)
        return try self.changes(pending, connection, needsOrder)
      }
      changes.replaced = replaced.compactMap { note in
        postgresValue(note.id, as: Element.ID.self).map { ($0, note.columns) }
      }
      return changes
    } catch {
      // The next look finds them.
      state.withLock { state in
        state.pending = pending.flatMap { state.pending?.union($0) }
        state.replaced = replaced + state.replaced
      }
      throw error
    }
  }

  private func changes(
    _ pending: Set<String>?,
    _ connection: PostgresConnection,
    _ needsOrder: ([Element.ID: Element?]) -> Bool
  ) throws -> RowChanges<Element> {
    guard let pending, pending.count <= Self.limit else {
      return RowChanges(all: try all(connection))
    }
    if pending.isEmpty { return RowChanges() }
    var changes = RowChanges<Element>()
    for id in pending {
      if let id = postgresValue(id, as: Element.ID.self) {
        changes.rows.updateValue(nil, forKey: id)
      }
    }
    for element in try elements(rows(pending, connection, isFiltered: true, locks: false)) {
      changes.rows[element.id] = element
    }
    if needsOrder(changes.rows) { changes.order = try order(connection) }
    return changes
  }

  /// Makes the triggers that are missing.
  func prepare(_ connection: PostgresConnection) throws(PostgresConnection.Failure) {
    if state.withLock({ $0.name }) != nil { return }
    try PostgresDatabase.install(table, id: idColumn, connection)
    let name = try PostgresDatabase.name(of: table, connection)
    state.withLock { $0.name = name }
  }

  // MARK: Reading

  private var name: String { PostgresDatabase.identifier(table) }
  private var key: String { PostgresDatabase.quoted(idColumn) }

  /// The condition, and the order.
  private var rest: String {
    let condition = filter.map { " WHERE (\($0))" } ?? ""
    return "\(condition) ORDER BY \((terms + [key]).joined(separator: ", "))"
  }

  func all(_ connection: PostgresConnection) throws -> [Element] {
    try elements(connection.table("SELECT * FROM \(name)\(rest)", arguments.parameters()))
  }

  func order(_ connection: PostgresConnection) throws -> [Element.ID] {
    try connection.run("SELECT \(key)::text FROM \(name)\(rest)", arguments.parameters())
      .compactMap { row in row[0].flatMap { postgresValue($0, as: Element.ID.self) } }
  }

  func rows(
    _ ids: Set<String>,
    _ connection: PostgresConnection,
    isFiltered: Bool,
    locks: Bool
  ) throws -> PostgresConnection.Table {
    let parameters = isFiltered ? try arguments.parameters() : []
    let condition = isFiltered ? filter.map { " AND (\($0))" } ?? "" : ""
    let list = ids.map { "\"\($0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
    return try connection.table(
      """
      SELECT * FROM \(name) WHERE \(key) = ANY($\(parameters.count + 1))\(condition)\
      \(locks ? " FOR UPDATE" : "")
      """,
      parameters + [.text("{\(list.joined(separator: ","))}")]
    )
  }

  // MARK: Reports

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    database.followTables { [weak self] news in
      guard let self else { return }
      switch news {
      case .all:
        // The server may be another one, without the triggers.
        state.withLock { state in
          state.pending = nil
          state.name = nil
        }
        onChange(.success(()))
      case .lost(let error): onChange(.failure(error))
      case .table: break
      case .row(let table, let id, let replaced):
        let isOurs = state.withLock { state in
          guard state.name == table || state.name == nil else { return false }
          // Whose id it is is not known yet.
          if let id, state.name != nil {
            state.pending?.insert(id)
            if !replaced.isEmpty { state.replaced.append((id, replaced)) }
          } else {
            state.pending = nil
          }
          return true
        }
        if isOurs { onChange(.success(())) }
      }
    }
  }
}
