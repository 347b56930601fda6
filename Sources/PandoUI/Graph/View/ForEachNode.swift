/// The node of a list of views with identities.
///
/// A long `ForEach` in a lazy list makes only the rows of its window: see `RowWindow`.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>
{
  typealias Row = RowNode<Data, ID, Content>

  struct Key: Hashable {
    let id: ID
    /// 0 for the first element with this identity, 1 for the next.
    let occurrence: Int
  }

  struct Keys: Equatable {
    var ids: [ID] = []
    /// The occurrence of each identity; empty if no identity occurs twice, as it should be.
    var occurrences: [Int] = []

    subscript(index: Int) -> Key {
      Key(id: ids[index], occurrence: occurrences.isEmpty ? 0 : occurrences[index])
    }
  }

  /// The rows that are made, in order.
  @exclusivity(unchecked) var rows: [Row] = []
  /// The row closure, as of the last update.
  @exclusivity(unchecked) var content: (Data.Element) -> Content
  /// The keys of the rows that are made.
  @exclusivity(unchecked) var keys = Keys()
  /// The state of a row window; nil if all rows are made.
  @exclusivity(unchecked) var windowed: Windowed?
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, parent: GraphNode) {
    content = view.content
    super.init(parent: parent)
    if let rule = windowRule(for: view.data) {
      beginWindow(made: rule.first, view)
      return
    }
    let elements = Self.elements(of: view.data)
    keys = makeKeys(elements, view.identify)
    rows.reserveCapacity(elements.count)
    for element in elements { rows.append(RowNode(element, at: rows.count, in: self)) }
  }

  private static func elements(of data: Data) -> [Data.Element] {
    // Arrays, the most common collections, are not copied. A range becomes an array faster where its
    // type is known.
    if let range = data as? Range<Int>, let numbers = Array(range) as? [Data.Element] {
      return numbers
    }
    return Array(data)
  }

  /// The identity of a row.
  func id(of row: Row) -> ID? {
    if let key = windowed?.departed.key(of: row) { return key.id }
    let index = row.offset - firstOffset
    return keys.ids.indices.contains(index) ? keys.ids[index] : nil
  }

  func makeKeys(_ elements: [Data.Element], _ identify: (Data.Element) -> ID) -> Keys {
    var keys = Keys()
    keys.ids = elements.map(identify)
    if Self.areDistinct(keys.ids) { return keys }
    var seen: [ID: Int] = [:]
    var duplicates: [ID] = []
    for id in keys.ids {
      let occurrence = seen[id, default: 0]
      if occurrence == 1 { duplicates.append(id) }
      seen[id] = occurrence + 1
      keys.occurrences.append(occurrence)
    }
    reportDuplicates(duplicates)
    return keys
  }

  private static func areDistinct(_ ids: [ID]) -> Bool {
    // Offsets are sorted, and comparing neighbours is cheaper than hashing.
    if ID.self == Int.self, let ids = ids as? [Int], zip(ids, ids.dropFirst()).allSatisfy(<) {
      return true
    }
    return Set(ids).count == ids.count
  }

  private func reportDuplicates(_ duplicates: [ID]) {
    guard !hasReportedDuplicates else { return }
    hasReportedDuplicates = true
    let list = duplicates.prefix(5).map { "\($0)" }.joined(separator: ", ")
    reportMisuse(
      """
      The ForEach in \(viewAround) has several elements with the same identity: \(list). The first \
      one of each keeps its state; the others lose theirs when the order changes. Give elements \
      identities that are unique: an 'id' of their own instead of a value that can occur twice.
      """
    )
  }

  private var viewAround: String {
    var node = parent
    while let current = node {
      if current.isView { return current.name }
      node = current.parent
    }
    return "the interface"
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    content = view.content
    if updateWindow(view) { return }
    let elements = Self.elements(of: view.data)
    let newKeys = keysIfUnchanged(elements, view.identify) ?? makeKeys(elements, view.identify)
    place(elements, newKeys, at: 0)
  }

  /// Updates the rows to these elements, the first of which has this offset.
  ///
  /// - Parameters:
  ///   - isMoved: Whether only the window has moved. The rows that stay are not updated then.
  ///   - isThere: Whether the collection still has the element of a row that goes.
  func place(
    _ elements: [Data.Element],
    _ newKeys: Keys,
    at first: Int,
    isMoved: Bool = false,
    isThere: (Key, Row) -> Bool = { _, _ in false }
  ) {
    if newKeys == keys {
      guard !isMoved else { return }
      for (index, element) in elements.enumerated() {
        rows[index].update(element, at: first + index)
      }
      return
    }
    let oldKeys = keys
    // Rows look up their keys while they are updated.
    keys = newKeys
    var old: [Key: Row] = [:]
    old.reserveCapacity(rows.count)
    for (index, row) in rows.enumerated() { old[oldKeys[index]] = row }
    var newRows: [Row] = []
    newRows.reserveCapacity(newKeys.ids.count)
    for (index, element) in elements.enumerated() {
      let key = newKeys[index]
      if let row = old.removeValue(forKey: key) {
        if !isMoved { row.update(element, at: first + index) }
        newRows.append(row)
      } else {
        let row = restoreRow(key, element, at: first + index)
        newRows.append(row ?? RowNode(element, at: first + index, in: self))
      }
    }
    for (index, row) in rows.enumerated() where old[oldKeys[index]] != nil {
      depart(row, oldKeys[index], isThere: isThere)
    }
    rows = newRows
    childrenChanged()
  }

  /// The present keys, if the elements still have the same identities in the same order.
  func keysIfUnchanged(
    _ elements: [Data.Element],
    _ identify: (Data.Element) -> ID
  ) -> Keys? {
    guard elements.count == keys.ids.count, !hasReportedDuplicates else { return nil }
    for (offset, element) in elements.enumerated() where identify(element) != keys.ids[offset] {
      return nil
    }
    return keys
  }

  /// Moves the window to the rows that a renderer has requested.
  override func reevaluate() {
    moveWindow()
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let before = windowed?.before { visit(before) }
    for row in rows { visit(row) }
    if let after = windowed?.after { visit(after) }
  }

  override func willTearDown() {
    for (_, row) in windowed?.departed.all ?? [] { giveUp(row) }
    windowed = nil
  }
}
