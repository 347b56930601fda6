import Foundation
import GRDB
import PandoDependencies
import PandoSharing

/// The rows of a record's table.
final class SQLiteRowStore<Record>: RowStore
where
  Record: FetchableRecord & EncodableRecord & TableRecord & Identifiable & Sendable,
  Record.ID: DatabaseValueConvertible & Sendable
{
  let table: SQLiteTable

  init(_ table: SQLiteTable) { self.table = table }

  var displayName: String { table.database.displayName }
  var orderTerms: [String] { table.terms }

  func async(_ work: @escaping @Sendable () -> Void) { table.database.async(work) }

  // MARK: Cells

  func cells(of element: Record) throws -> [String: RowCell] {
    do {
      return try element.databaseDictionary.mapValues(RowCell.init)
    } catch {
      throw SharedError(
        .valueUnencodable,
        reason: "a row of \(Record.databaseTableName) could not be encoded: \(error)",
        underlying: error
      )
    }
  }

  func element(of cells: [String: RowCell]) throws -> Record {
    try Record(row: Row(cells.mapValues { $0.databaseValue as (any DatabaseValueConvertible)? }))
  }

  // MARK: In

  func forget() { table.forget() }

  func look(needsOrder: ([Record.ID: Record?]) -> Bool) throws -> RowChanges<Record> {
    do {
      return try table.look { try changes($0, $1, $2, needsOrder) }
    } catch {
      throw table.database.failure(error)
    }
  }

  private func changes(
    _ database: Database,
    _ known: SQLiteTable.Known,
    _ changes: SQLiteTable.LogChanges,
    _ needsOrder: ([Record.ID: Record?]) -> Bool
  ) throws -> RowChanges<Record> {
    switch changes {
    case .all(let replaced):
      var changes = RowChanges(all: try all(database, known))
      changes.replaced = replaced.compactMap(Self.note)
      return changes
    case .rows(let log):
      var changes = RowChanges<Record>(replaced: log.replaced.compactMap(Self.note))
      for id in log.ids {
        if let row = try row(id, database, known, isFiltered: true) {
          changes.rows.updateValue(row, forKey: row.id)
        } else if let id = Record.ID.fromDatabaseValue(id) {
          changes.rows.updateValue(nil, forKey: id)
        }
      }
      if needsOrder(changes.rows) { changes.order = try order(database, known) }
      return changes
    }
  }

  private static func note(
    _ id: DatabaseValue,
    _ columns: [String: String]
  ) -> (Record.ID, [String: String])? {
    Record.ID.fromDatabaseValue(id).map { ($0, columns) }
  }

  // MARK: Reading

  func row(
    _ id: DatabaseValue,
    _ database: Database,
    _ known: SQLiteTable.Known,
    isFiltered: Bool
  ) throws -> Record? {
    let (statement, arguments) = try table.row(id, database, known, isFiltered: isFiltered)
    return try Record.fetchOne(statement, arguments: arguments)
  }

  func all(_ database: Database, _ known: SQLiteTable.Known) throws -> [Record] {
    try Record.fetchAll(table.all(database, known), arguments: table.arguments)
  }

  func order(_ database: Database, _ known: SQLiteTable.Known) throws -> [Record.ID] {
    try table.order(database, known).compactMap { Record.ID.fromDatabaseValue($0) }
  }

  // MARK: Reports

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    table.subscribe(onChange)
  }
}

extension RowCell {
  init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let value): .integer(value)
      case .double(let value): .real(value)
      case .string(let value): .text(value)
      case .blob(let value): .bytes(value)
      }
  }

  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    case .real(let value): value.databaseValue
    case .text(let value): value.databaseValue
    case .bytes(let value): value.databaseValue
    }
  }
}
