import Foundation

/// The rows of a list that can be deleted or moved, by the identities of their elements.
final class RowTable {
  private struct Row {
    let index: Int
    let edits: RowEdits
  }

  private var rows: [ElementID: Row] = [:]

  /// All rows in order, with the rows that cannot be moved.
  private var order: [ElementID] = []

  /// Adds a row. Rows are added in order; the row at index 0 empties the table first.
  func add(_ id: ElementID, at index: Int, _ edits: RowEdits?) {
    if index == 0 {
      order = []
      rows = [:]
    }
    order.append(id)
    if let edits { rows[id] = Row(index: index, edits: edits) }
  }

  /// Deletes a row.
  func delete(_ id: ElementID) {
    guard let row = rows[id], let delete = row.edits.delete, let offset = row.edits.place.offset()
    else { return }
    delete(IndexSet(integer: offset))
  }

  /// Moves a row before another one, or to the end of its `ForEach`.
  func move(_ id: ElementID, before: ElementID?) {
    guard let row = rows[id], let move = row.edits.move, let offset = row.edits.place.offset()
    else { return }
    // The other row may belong to another `ForEach`, or to none, so the destination is the number
    // of rows of this `ForEach` before it.
    let end = before.flatMap { order.firstIndex(of: $0) } ?? .max
    let owner = row.edits.place.owner
    if let next = before.flatMap({ rows[$0] }), next.edits.place.owner == owner,
      let destination = next.edits.place.offset()
    {
      return move(IndexSet(integer: offset), destination)
    }
    var destination = 0
    for other in rows.values where other.edits.place.owner == owner && other.index < end {
      guard let offset = other.edits.place.offset() else { continue }
      destination = max(destination, offset + 1)
    }
    move(IndexSet(integer: offset), destination)
  }
}

extension UnitDescription {
  /// Sets the attributes and event handlers of a row of a list or form.
  @MainActor mutating func describeRow(_ table: RowTable, isEnabled: Bool) {
    if traits.isEmpty { return table.add(id, at: index, nil) }
    let level = traits[RowLevelTrait.self]
    if level > 1 { self[.level] = .number(Double(level)) }
    self[.badge] = traits[BadgeTrait.self].map { .text($0) }
    self[.background] = traits[RowBackgroundTrait.self].map { .paint($0) }
    self[.padding] = traits[RowInsetsTrait.self].map { .edges($0) }
    self[.separator] = traits[RowSeparatorTrait.self].map { .text($0) }
    self[.separatorPaint] = traits[RowSeparatorTintTrait.self].map { .paint(.color($0)) }
    self[.tint] = traits[RowTintTrait.self].map { .paint(.color($0)) }
    let edits = isEnabled ? edits : nil
    table.add(id, at: index, edits)
    if edits?.delete != nil {
      on(.delete) { event in
        if case .delete(let row) = event { table.delete(row) }
      }
    }
    if edits?.move != nil {
      on(.move) { event in
        if case .move(let row, let before) = event { table.move(row, before: before) }
      }
    }
    if let insert = edits?.insert {
      on(.drop) { event in
        if case .drop(let texts, let location) = event { insert(texts, location) }
      }
    }
  }

  /// The edits that the row allows.
  @MainActor private var edits: RowEdits? {
    var edits = traits[RowEditsTrait.self]
    if edits == nil, let data = traits[DataEditsTrait.self], let place = traits.row?.place {
      edits = RowEdits(place: place)
      edits?.delete = data.delete
      edits?.move = data.move
    }
    if traits[DeleteDisabledTrait.self] { edits?.delete = nil }
    if traits[MoveDisabledTrait.self] { edits?.move = nil }
    return edits
  }
}

extension ElementDescription {
  /// Handles deleting and moving for the whole list, as long as a row allows it.
  mutating func answerRows(_ table: RowTable) {
    onAnsweredByUnits(.delete) { event in
      if case .delete(let row) = event { table.delete(row) }
    }
    onAnsweredByUnits(.move) { event in
      if case .move(let row, let before) = event { table.move(row, before: before) }
    }
  }
}
