/// A row of a `ForEach`, independent of its content's type.
class AnyRowNode: GraphNode {
  /// The identity of the row's element.
  var identity: AnyHashable { fatalError("\(Self.self) must say what it stands for") }

  /// The present offset of the row.
  final var offset: Int

  init(at offset: Int, parent: GraphNode) {
    self.offset = offset
    super.init(parent: parent)
  }

  /// Whether the row is one of a window.
  var isInWindow: Bool { false }

  /// Whether the row has left its window and is kept.
  final var isDeparted: Bool { hiding != nil }

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

/// The node of one row. The row's closure is evaluated here, so that its reads are tracked for this row only.
final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: AnyRowNode {
  private var value: Data.Element
  @exclusivity(unchecked) private var child: Node<Content>!

  init(_ value: Data.Element, at offset: Int, in list: ForEachNode<Data, ID, Content>) {
    self.value = value
    super.init(at: offset, parent: list)
    child = Content._makeNode(evaluate { list.content(value) }, parent: self)
  }

  /// The `ForEach`, which owns its rows.
  // Unsafe because the cast is not checked. The initializer sets the parent, and takes a list of this type.
  private var list: ForEachNode<Data, ID, Content> {
    unsafeDowncast(parent!, to: ForEachNode<Data, ID, Content>.self)
  }

  override var identity: AnyHashable {
    // While an update moves rows, a row that was not reached yet has no position.
    list.id(of: self).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(self))
  }

  override var isInWindow: Bool { list.windowed != nil }

  override var hiding: Hider? { list.windowed?.departed.hider(of: self) }

  override var showsChildren: Bool { !isDeparted }

  func update(_ value: Data.Element, at offset: Int) {
    self.value = value
    self.offset = offset
    if !isPostponed() { reevaluate() }
  }

  override var drawsOneElement: Bool { true }

  override func reevaluate() {
    // A row that left its window is evaluated when it comes back.
    guard !isDeparted else { return }
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
