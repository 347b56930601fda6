import Foundation
import PandoSharing

extension PostgresRowStore {
  func transaction<R>(_ body: (any RowWriter<Element>) throws -> R) throws -> R {
    try table.database.retried(repeats: false) { connection in
      try table.prepare(connection)
      return try table.database.committed(connection) {
        let writer = PostgresRowWriter(store: self, connection: connection)
        let result = try body(writer)
        return (result, writer.transaction)
      }
    }
  }
}

/// Writes rows in a transaction of PostgreSQL.
private final class PostgresRowWriter<Element>: RowWriter
where Element: Codable & Identifiable & Sendable, Element.ID: Codable & Sendable {
  let store: PostgresRowStore<Element>
  let connection: PostgresConnection
  /// The identifier of the transaction, once it has written something.
  private(set) var transaction: String?

  init(store: PostgresRowStore<Element>, connection: PostgresConnection) {
    self.store = store
    self.connection = connection
  }

  private var table: String { store.table.identifier }
  private var key: String { store.table.key }

  func rows(_ ids: [Element.ID]) throws -> [Element.ID: Element] {
    let texts = try ids.compactMap { try RowCell(encoding: $0).text }
    if texts.isEmpty { return [:] }
    let found = try store.table.rows(Set(texts), connection, isFiltered: false, locks: true)
    return Dictionary(try store.elements(found).map { ($0.id, $0) }) { first, _ in first }
  }

  func all() throws -> [Element] { try store.elements(store.table.all(connection)) }
  func order() throws -> [Element.ID] { try store.order(connection) }

  func insert(_ cells: [String: RowCell]) throws {
    guard let id = cells[store.table.idColumn], id != .null else {
      throw SharedError(
        .valueUnwritable,
        reason:
          "a new row of \(store.table.name) has no value for its column '\(store.table.idColumn)'",
        remedy: "Give rows their ids before they are added to the array."
      )
    }
    let columns = cells.keys.sorted()
    let names = columns.map(PostgresDatabase.quoted).joined(separator: ", ")
    let places = columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    try write("INSERT INTO \(table) (\(names)) VALUES (\(places))", parameters(cells, columns))
  }

  func update(_ id: Element.ID, _ cells: [String: RowCell]) throws {
    let columns = cells.keys.sorted()
    let changes = columns.enumerated().map { "\(PostgresDatabase.quoted($1)) = $\($0 + 1)" }
    try write(
      "UPDATE \(table) SET \(changes.joined(separator: ", ")) WHERE \(key) = $\(columns.count + 1)",
      parameters(cells, columns) + [RowCell(encoding: id).parameter]
    )
  }

  func delete(_ id: Element.ID) throws {
    try write("DELETE FROM \(table) WHERE \(key) = $1", [RowCell(encoding: id).parameter])
  }

  func note(_ id: Element.ID, replaced columns: [String: String]) throws {
    let name = try PostgresDatabase.name(of: store.table.name, connection)
    let text = String(decoding: try JSONEncoder().encode(columns), as: UTF8.self)
    let payload = "\(name)\t\(text)\t\(try RowCell(encoding: id).text ?? "")"
    // A payload has less than 8,000 bytes. A longer note is left out.
    guard payload.utf8.count < 8000 else { return }
    try connection.run("SELECT pg_notify('pando_rows', $1)", [.text(payload)])
  }

  private func parameters(
    _ cells: [String: RowCell],
    _ columns: [String]
  ) -> [PostgresConnection.Value] {
    columns.map { cells[$0]?.parameter ?? .null }
  }

  private func write(_ sql: String, _ parameters: [PostgresConnection.Value]) throws {
    let isFirst = transaction == nil
    let rows = try connection.run(
      isFirst ? "\(sql) RETURNING pg_current_xact_id()" : sql,
      parameters
    )
    if isFirst { transaction = rows.first?.first.flatMap { $0 } }
  }
}
