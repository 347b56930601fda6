/// The rows of a query in memory, each with its id and the columns that decide its place, so that a
/// change of the table changes only the rows concerned.
package struct QueryRows<ID: Hashable & Sendable, Record: Sendable, Place: Equatable & Sendable>:
  Sendable
{
  /// A row.
  package struct Row: Sendable {
    package var id: ID
    package var record: Record
    /// The columns that decide the place of the row.
    package var place: Place

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - id: The value of the primary key.
    ///   - record: The records of the result.
    ///   - place: The columns that decide the place of the row.
    package init(id: ID, record: Record, place: Place) {
      (self.id, self.record, self.place) = (id, record, place)
    }
  }

  /// The rows, in their order.
  package private(set) var records: [Record]
  /// The records before the last change. Readers hold ``records``, so changing it would copy it.
  /// This array has no other owner, so the next change is made here, and then they are exchanged.
  private var spare: [Record]?
  /// The rows of ``records`` that the spare does not have yet.
  private var missed: [(index: Int, record: Record)] = []
  private var ids: [ID]
  private var places: [Place]
  private var indices: [ID: Int]

  /// All rows of a query, in their order.
  package init(_ rows: [Row] = []) {
    records = rows.map(\.record)
    ids = rows.map(\.id)
    places = rows.map(\.place)
    indices = Self.indices(ids)
  }

  private static func indices(_ ids: [ID]) -> [ID: Int] {
    Dictionary(zip(ids, ids.indices)) { first, _ in first }
  }

  /// Takes over changed rows.
  ///
  /// - Parameters:
  ///   - changes: The rows by their ids; nil for one that is not in the result.
  ///   - order: Reads the ids of all rows in their order. Called if a row is new or may have moved.
  /// - Returns: Whether anything may have changed.
  /// - Throws: The error of `order`. Nothing is changed then.
  /// - Complexity: O(*n*) in the changed rows, and in all of them if rows come, go or move.
  package mutating func apply(
    _ changes: [(id: ID, row: Row?)],
    order: () throws -> [ID]
  ) throws -> Bool {
    let known = changes.compactMap { change in
      indices[change.id].map { (index: $0, row: change.row) }
    }
    let isNew = changes.contains { $0.row != nil && indices[$0.id] == nil }
    let isMoved = known.contains { change in
      change.row.map { $0.place != places[change.index] } ?? false
    }
    if isNew || isMoved {
      let order = try order()
      let changed = Dictionary(changes.map { ($0.id, $0.row) }) { _, last in last }
      self = QueryRows(
        order.compactMap { id in
          if let change = changed[id] { return change }
          return indices[id].map { Row(id: id, record: records[$0], place: places[$0]) }
        }
      )
      return true
    }
    let gone = known.filter { $0.row == nil }.map(\.index).sorted(by: >)
    replace(known.compactMap { change in change.row.map { (change.index, $0.record) } })
    if gone.isEmpty { return !known.isEmpty }
    (spare, missed) = (nil, [])
    for index in gone {
      records.remove(at: index)
      ids.remove(at: index)
      places.remove(at: index)
    }
    indices = Self.indices(ids)
    return true
  }

  private mutating func replace(_ changes: [(index: Int, record: Record)]) {
    if changes.isEmpty { return }
    var next = spare.take() ?? records
    for (index, record) in missed + changes { next[index] = record }
    (spare, records, missed) = (records, next, changes)
  }
}
