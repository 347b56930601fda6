/// The rows that left the window and hold state. They are kept without being drawn, so that they have their state
/// when they come back.
///
/// They have disappeared, their tasks are cancelled, and nothing in them is evaluated. Rows without
/// changed state are not kept, and made anew when they come back. If there are more than ``limit``,
/// the oldest are given up.
@MainActor
struct DepartedRows<Key: Hashable, Row: AnyRowNode> {
  private var rows: [Key: (row: Row, hider: Hider, order: Int)] = [:]
  private var keys: [ObjectIdentifier: Key] = [:]
  private var order = 0

  /// The most rows that are kept.
  static var limit: Int { 500 }

  var isEmpty: Bool { rows.isEmpty }

  /// All rows.
  var all: [(key: Key, row: Row)] { rows.map { ($0.key, $0.value.row) } }

  /// The hider that collects the evaluations in a kept row; nil for other rows.
  func hider(of row: AnyRowNode) -> Hider? {
    keys.isEmpty ? nil : keys[ObjectIdentifier(row)].flatMap { rows[$0]?.hider }
  }

  /// The key of a row that is kept.
  func key(of row: AnyRowNode) -> Key? { keys[ObjectIdentifier(row)] }

  /// Keeps a row.
  ///
  /// - Returns: The row that is given up for it.
  mutating func keep(_ row: Row, _ key: Key) -> Row? {
    order += 1
    rows[key] = (row, Hider(), order)
    keys[ObjectIdentifier(row)] = key
    guard rows.count > Self.limit, let oldest = rows.min(by: { $0.value.order < $1.value.order })
    else { return nil }
    return take(oldest.key)?.row
  }

  /// Takes a row that comes back, or that is given up.
  mutating func take(_ key: Key) -> (row: Row, hider: Hider)? {
    guard let entry = rows.removeValue(forKey: key) else { return nil }
    keys[ObjectIdentifier(entry.row)] = nil
    return (entry.row, entry.hider)
  }
}
