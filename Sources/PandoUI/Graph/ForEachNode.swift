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

  private var rows: [RowNode<Data.Element, ID, Content>] = []
  private var keys: [Key] = []
  private var hasReportedDuplicates = false

  init(_ view: ForEach<Data, ID, Content>, parent: GraphNode) {
    super.init(parent: parent)
    keys = makeKeys(view)
    rows.reserveCapacity(keys.count)
    for (offset, element) in view.data.enumerated() {
      rows.append(
        RowNode(element, content: view.content, id: keys[offset].id, at: offset, parent: self)
      )
    }
  }

  private func makeKeys(_ view: ForEach<Data, ID, Content>) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(view.data.count)
    for element in view.data { keys.append(Key(id: view.identify(element), occurrence: 0)) }
    if Set(keys).count == keys.count { return keys }
    var seen: [ID: Int] = [:]
    var duplicates: [ID] = []
    for index in keys.indices {
      let id = keys[index].id
      let occurrence = seen[id, default: 0]
      if occurrence == 1 { duplicates.append(id) }
      seen[id] = occurrence + 1
      keys[index] = Key(id: id, occurrence: occurrence)
    }
    reportDuplicates(duplicates)
    return keys
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
    let newKeys = keysIfUnchanged(view) ?? makeKeys(view)
    if newKeys == keys {
      for (offset, element) in view.data.enumerated() {
        rows[offset].update(element, content: view.content, at: offset)
      }
      return
    }
    var old: [Key: RowNode<Data.Element, ID, Content>] = [:]
    old.reserveCapacity(rows.count)
    for (key, row) in zip(keys, rows) { old[key] = row }
    var newRows: [RowNode<Data.Element, ID, Content>] = []
    newRows.reserveCapacity(newKeys.count)
    for (offset, element) in view.data.enumerated() {
      if let row = old.removeValue(forKey: newKeys[offset]) {
        row.update(element, content: view.content, at: offset)
        newRows.append(row)
      } else {
        newRows.append(
          RowNode(element, content: view.content, id: newKeys[offset].id, at: offset, parent: self)
        )
      }
    }
    for (key, row) in zip(keys, rows) where old[key] != nil { row.tearDown() }
    rows = newRows
    keys = newKeys
    childrenChanged()
  }

  /// The keys there are, if the elements still have the same identities in the same order.
  private func keysIfUnchanged(_ view: ForEach<Data, ID, Content>) -> [Key]? {
    guard view.data.count == keys.count, !hasReportedDuplicates else { return nil }
    var offset = 0
    for element in view.data {
      if view.identify(element) != keys[offset].id { return nil }
      offset += 1
    }
    return keys
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    for row in rows { visit(row) }
  }
}

/// One row: its closure is evaluated here, so that what it reads is tracked for this row only.
final class RowNode<Element, ID: Hashable, Content: View>: GraphNode {
  private var value: Element
  private var content: (Element) -> Content
  private let id: ID
  private(set) var offset: Int
  private var child: Node<Content>!

  init(
    _ value: Element,
    content: @escaping (Element) -> Content,
    id: ID,
    at offset: Int,
    parent: GraphNode
  ) {
    self.value = value
    self.content = content
    self.id = id
    self.offset = offset
    super.init(parent: parent)
    child = Content._makeNode(evaluate { content(value) }, parent: self)
  }

  func update(_ value: Element, content: @escaping (Element) -> Content, at offset: Int) {
    self.value = value
    self.content = content
    self.offset = offset
    reevaluate()
  }

  override func reevaluate() {
    child.update(evaluate { content(value) })
  }

  override func contribute(to layers: inout Layers) {
    guard layers.wantsTraits else { return }
    if !layers.traits.contains(ExplicitID.self) { layers.traits[ExplicitID.self] = AnyHashable(id) }
    layers.traits[RowPlaceTrait.self] = RowPlace(owner: ObjectIdentifier(parent!)) {
      [weak self] in
      guard let self, !self.isTornDown else { return nil }
      // What was changed since the last turn may have moved or removed the row.
      self.graph.flush()
      return self.isTornDown ? nil : self.offset
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// Where a row stands among the elements of its `ForEach`.
struct RowPlace {
  /// The node of the `ForEach`.
  let owner: ObjectIdentifier
  /// The offset now; nil if the row is gone. Asked when something is done, not while evaluating.
  let offset: () -> Int?
}

/// The place of a row, as it tells its list.
enum RowPlaceTrait: TraitKey {
  static var defaultValue: RowPlace? { nil }
}
