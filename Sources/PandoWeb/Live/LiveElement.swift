import PandoUI

/// An element of the graph, and what the document has of it.
@MainActor
final class LiveElement {
  let id: ElementID
  let kind: ElementKind
  var attributes: Attributes
  weak var parent: LiveElement?
  var children: [LiveElement] = []

  var ancestry = Ancestry()
  /// What it says to its children.
  var inside = Ancestry()
  var extent: Extent
  /// Whether ancestry and extent were found out.
  var isMeasured = false

  /// What was written of it, by face; none if it is not in the document.
  private(set) var faces: [(face: Face, node: HTMLElement)] = []
  /// The children in each slot of its main face, as they were written, in the order of the slots.
  var filled: [[ElementID]] = []

  init(_ id: ElementID, _ kind: ElementKind, _ attributes: Attributes) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
    extent = Extent(of: kind, attributes, in: Ancestry())
  }

  /// Whether something of it is in the document.
  var isDrawn: Bool { !faces.isEmpty }

  subscript(face: Face) -> HTMLElement? {
    get { faces.first { $0.face == face }?.node }
    set {
      let index = faces.firstIndex { $0.face == face }
      switch (newValue, index) {
      case (let node?, let index?): faces[index].node = node
      case (let node?, nil): faces.append((face, node))
      case (nil, let index?): faces.remove(at: index)
      case (nil, nil): break
      }
    }
  }

  /// How far it is from the root.
  var depth: Int {
    var (depth, above) = (0, parent)
    while let current = above { (depth, above) = (depth + 1, current.parent) }
    return depth
  }

  /// The name of the node that stands for it in a slot.
  func name(_ face: Face) -> String { NodeName(id).name(face) }

  /// What its template makes of it now.
  func template(_ face: Face) -> HTMLElement {
    var attributes = attributes
    // An option of a menu is words alone.
    if kind == .option, attributes[.text] == nil { attributes[.text] = .text(words) }
    return Template.node(
      TemplateInput(
        id: id,
        kind: kind,
        attributes: attributes,
        ancestry: ancestry,
        extent: extent
      ),
      face: face
    )
  }

  /// The children that stand in a slot of a node of its, in order.
  func children(in slot: ContentSlot, among slots: [ContentSlot]) -> [LiveElement] {
    children.filter { ContentPlan.holds(slot, among: slots, $0.kind, $0.attributes) }
  }

  /// Notes that nothing of it, and of what is in it, is in the document any more.
  func undraw() {
    faces = []
    filled = []
    for child in children where child.isDrawn { child.undraw() }
  }

  /// The title of the first screen in it that is in sight.
  var title: String? {
    if attributes.flag(.isHidden) { return nil }
    if kind == .screen, let title = attributes.text(.title) { return title }
    for child in children { if let title = child.title { return title } }
    return nil
  }

  /// All the words in it.
  private var words: String {
    if let text = attributes.text(.text) { return text }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
