/// A view whose content depends on whether it is a row of a list or a form, or a part of a row.
struct RowReader<Content: View>: PrimitiveView {
  let content: (_ isRow: Bool) -> Content

  init(@ViewBuilder content: @escaping (_ isRow: Bool) -> Content) {
    self.content = content
  }

  /// Makes the node of the view.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    RowReaderNode(view, parent: parent)
  }
}

final class RowReaderNode<Content: View>: Node<RowReader<Content>> {
  private var child: Node<Content>!
  /// Computed once, because a node never gets another parent.
  private lazy var isRow = isRowOfList

  init(_ view: RowReader<Content>, parent: GraphNode) {
    super.init(parent: parent)
    child = Content._makeNode(view.content(isRow), parent: self)
  }

  override func update(_ view: RowReader<Content>) {
    child.update(view.content(isRow))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

extension GraphNode {
  /// Whether an element at this place is a row of a list or a form, in a section or not.
  fileprivate var isRowOfList: Bool {
    var node = parent
    while let current = node, !current.isDrawnElsewhere {
      if let element = current.drawingElement {
        if element.kind == .list || element.kind == .form { return true }
        guard element.passesUnitsOn else { return false }
      }
      node = current.parent
    }
    return false
  }
}

/// Rows that are one level deeper than the row before them. They have an evaluation of their own.
///
/// Traits that modifiers around them set apply to the row before them, and not to them.
struct RowLevel<Content: View>: PrimitiveView {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes the node of the view.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    RowLevelNode(view, parent: parent)
  }
}

final class RowLevelNode<Content: View>: Node<RowLevel<Content>>, LeveledNode {
  private var child: Node<Deferred<Content>>!
  /// The level of the rows. Rows that are in no other row have level 1.
  let level: Int

  init(_ view: RowLevel<Content>, parent: GraphNode) {
    level = parent.rowLevel + 1
    super.init(parent: parent)
    child = Deferred._makeNode(Deferred(content: view.content), parent: self)
  }

  override func update(_ view: RowLevel<Content>) {
    child.update(Deferred(content: view.content))
  }

  override func contribute(to layers: inout Layers) {
    guard layers.wantsTraits else { return }
    layers.traits[RowLevelTrait.self] = level
    layers.wantsTraits = false
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// A node that knows the level of its rows.
private protocol LeveledNode: GraphNode {
  var level: Int { get }
}

extension GraphNode {
  /// The level of a row at this node.
  fileprivate var rowLevel: Int {
    var node: GraphNode? = self
    while let current = node, current.drawingElement.map(\.passesUnitsOn) ?? true {
      if let leveled = current as? any LeveledNode { return leveled.level }
      node = current.parent
    }
    return 1
  }
}

/// The level of a row, from 1.
enum RowLevelTrait: TraitKey {
  static var defaultValue: Int { 1 }
}

private enum SelectsRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a press on a row selects it, in the list around.
  var selectsRows: Bool {
    get { self[SelectsRowsKey.self] }
    set { self[SelectsRowsKey.self] = newValue }
  }
}
