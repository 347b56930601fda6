/// The node of a list of views with identities.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node<
  ForEach<Data, ID, Content>
>
{
  private struct Key: Hashable {
    let id: ID
    /// 0 for the first element with this identity, 1 for the next.
    let occurrence: Int
  }

  private struct Keys: Equatable {
    var ids: [ID] = []
    /// The occurrence of each identity; empty if no identity occurs twice, as it should be.
    var occurrences: [Int] = []

    subscript(offset: Int) -> Key {
      Key(id: ids[offset], occurrence: occurrences.isEmpty ? 0 : occurrences[offset])
    }
  }

  @exclusivity(unchecked) private var rows: [RowNode<Data, ID, Content>] = []
  /// The row closure, as of the last update.
  @exclusivity(unchecked) fileprivate var content: (Data.Element) -> Content
  @exclusivity(unchecked) private var keys = Keys()
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, parent: GraphNode) {
    content = view.content
    super.init(parent: parent)
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

  /// The identity of the row at an offset.
  fileprivate func id(at offset: Int) -> ID { keys.ids[offset] }

  private func makeKeys(_ elements: [Data.Element], _ identify: (Data.Element) -> ID) -> Keys {
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
    let elements = Self.elements(of: view.data)
    let newKeys = keysIfUnchanged(elements, view.identify) ?? makeKeys(elements, view.identify)
    if newKeys == keys {
      for (offset, element) in elements.enumerated() { rows[offset].update(element, at: offset) }
      return
    }
    let oldKeys = keys
    // Rows look up their keys while they are updated.
    keys = newKeys
    var old: [Key: RowNode<Data, ID, Content>] = [:]
    old.reserveCapacity(rows.count)
    for (offset, row) in rows.enumerated() { old[oldKeys[offset]] = row }
    var newRows: [RowNode<Data, ID, Content>] = []
    newRows.reserveCapacity(newKeys.ids.count)
    for (offset, element) in elements.enumerated() {
      if let row = old.removeValue(forKey: newKeys[offset]) {
        row.update(element, at: offset)
        newRows.append(row)
      } else {
        newRows.append(RowNode(element, at: offset, in: self))
      }
    }
    for (offset, row) in rows.enumerated() where old[oldKeys[offset]] != nil { row.tearDown() }
    rows = newRows
    childrenChanged()
  }

  /// The present keys, if the elements still have the same identities in the same order.
  private func keysIfUnchanged(
    _ elements: [Data.Element],
    _ identify: (Data.Element) -> ID
  ) -> Keys? {
    guard elements.count == keys.ids.count, !hasReportedDuplicates else { return nil }
    for (offset, element) in elements.enumerated() where identify(element) != keys.ids[offset] {
      return nil
    }
    return keys
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    for row in rows { visit(row) }
  }
}

/// A row of a `ForEach`, independent of its content's type.
class AnyRowNode: GraphNode {
  /// The identity of the row's element.
  var identity: AnyHashable { fatalError("\(Self.self) must say what it stands for") }

  /// The present offset of the row.
  fileprivate(set) final var offset: Int

  fileprivate init(at offset: Int, parent: GraphNode) {
    self.offset = offset
    super.init(parent: parent)
  }

  /// The position of the row, looked up when an action needs it.
  final var place: RowPlace {
    RowPlace(owner: ObjectIdentifier(parent!)) { [weak self] in
      guard let self, !self.isTornDown else { return nil }
      // Changes since the last flush may have moved or removed the row.
      self.graph.flush()
      return self.isTornDown ? nil : self.offset
    }
  }

  override final func contribute(to layers: inout Layers) {
    if layers.wantsTraits { layers.traits.enter(self) }
  }

  override final var scrollIdentity: AnyHashable? { identity }
}

/// One row: its closure is evaluated here, so that what it reads is tracked for this row only.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: AnyRowNode {
  private var value: Data.Element
  @exclusivity(unchecked) private var child: Node<Content>!

  init(_ value: Data.Element, at offset: Int, in list: ForEachNode<Data, ID, Content>) {
    self.value = value
    super.init(at: offset, parent: list)
    child = Content._makeNode(evaluate { list.content(value) }, parent: self)
  }

  /// The `ForEach`, which owns its rows.
  private var list: ForEachNode<Data, ID, Content> {
    unsafeDowncast(parent!, to: ForEachNode<Data, ID, Content>.self)
  }

  override var identity: AnyHashable { AnyHashable(list.id(at: offset)) }

  func update(_ value: Data.Element, at offset: Int) {
    self.value = value
    self.offset = offset
    if !isPutOff() { reevaluate() }
  }

  override var drawsOneThing: Bool { true }

  override func reevaluate() {
    child.update(evaluate { list.content(value) })
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// The position of a row among the elements of its `ForEach`.
struct RowPlace {
  /// The node of the `ForEach`.
  let owner: ObjectIdentifier
  /// The present offset; nil if the row is gone. Call it from actions, not during evaluations.
  let offset: () -> Int?
}
