import Foundation
import PandoDependencies
import PandoSharing

/// The rows of a table.
final class PostgresRowStore<Element>: RowStore
where Element: Codable & Identifiable & Sendable, Element.ID: Codable & Sendable {
  let table: PostgresTable

  init(_ table: PostgresTable) { self.table = table }

  var displayName: String { table.database.displayName }

  var orderTerms: [String] { table.terms }

  func async(_ work: @escaping @Sendable () -> Void) { table.database.async(work) }

  // MARK: Cells

  func cells(of element: Element) throws -> [String: RowCell] {
    do {
      return try PostgresRowEncoder.cells(of: element)
    } catch {
      throw SharedError(
        .valueUnencodable,
        reason: "a row of \(table.name) could not be encoded: \(error)",
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
        key: table.database.displayName,
        reason: "a row of \(table.name) is no \(Element.self): \(error)",
        remedy: "Make the members of the type the columns of the table.",
        underlying: error
      )
    }
  }

  // MARK: In

  func forget() { table.forget() }

  func look(needsOrder: ([Element.ID: Element?]) -> Bool) throws -> RowChanges<Element> {
    try table.look { connection, pending, replaced in
      var changes = try changes(pending, connection, needsOrder)
      changes.replaced = replaced.compactMap { note in
        postgresValue(note.id, as: Element.ID.self).map { ($0, note.columns) }
      }
      return changes
    }
  }

  private func changes(
    _ pending: Set<String>?,
    _ connection: PostgresConnection,
    _ needsOrder: ([Element.ID: Element?]) -> Bool
  ) throws -> RowChanges<Element> {
    guard let pending else { return RowChanges(all: try elements(table.all(connection))) }
    if pending.isEmpty { return RowChanges() }
    var changes = RowChanges<Element>()
    for id in pending {
      if let id = postgresValue(id, as: Element.ID.self) {
        changes.rows.updateValue(nil, forKey: id)
      }
    }
    let found = try table.rows(pending, connection, isFiltered: true, locks: false)
    for element in try elements(found) { changes.rows[element.id] = element }
    if needsOrder(changes.rows) { changes.order = try order(connection) }
    return changes
  }

  /// The ids of all rows, in their order.
  func order(_ connection: PostgresConnection) throws -> [Element.ID] {
    try table.order(connection).compactMap { postgresValue($0, as: Element.ID.self) }
  }

  // MARK: Reports

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    table.database.followTables { [table] notification in
      if case .lost(let error) = notification {
        onChange(.failure(error))
      } else if table.take(notification) {
        onChange(.success(()))
      }
    }
  }
}
