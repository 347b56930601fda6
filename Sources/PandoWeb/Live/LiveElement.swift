import PandoUI

/// An element of the graph, and what the document has to know of it.
///
/// It keeps nothing of its HTML: a template is a function of what is kept here, so that what was
/// rendered can be made once more when something changes (``RenderedState``). A page of a thousand rows
/// would otherwise be in memory as text and as values for as long as somebody looks at it.
@MainActor
final class LiveElement {
  let id: ElementID
  let kind: ElementKind
  /// Which of its nodes are in the document.
  @exclusivity(unchecked) private(set) var faces: Faces = []
  /// What is due for it.
  @exclusivity(unchecked) var marks: Marks = []
  /// Whether its extent was found out.
  @exclusivity(unchecked) var isMeasured = false
  @exclusivity(unchecked) var extent = Extent()
  @exclusivity(unchecked) var attributes: Attributes
  /// Owns this element; nil for the root and for what was taken out.
  @exclusivity(unchecked) unowned(unsafe) var parent: LiveElement?
  @exclusivity(unchecked) var children: [LiveElement] = []
  /// What it says to its children; found out when it has some.
  @exclusivity(unchecked) var inside: InheritedContext?
  /// What the document has of it, if that is not what its templates make now.
  @exclusivity(unchecked) private(set) var rendered: RenderedState?

  /// What is due for an element.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// It says something else.
    static let changed = Marks(rawValue: 1)
    /// It has other children, or has them in another order.
    static let rearranged = Marks(rawValue: 2)
    /// It is gone.
    static let gone = Marks(rawValue: 4)
    /// Its words stand directly in its node, and nothing else does, since it was drawn so last.
    static let isWords = Marks(rawValue: 8)
  }

  init(_ id: ElementID, _ kind: ElementKind, _ attributes: Attributes) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
  }

  /// Whether something of it is in the document.
  var isDrawn: Bool { !faces.isEmpty }

  /// What its ancestors say.
  var ancestry: Ancestry { parent?.inside?.ancestry ?? Ancestry() }

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
    if showsWords { attributes[.text] = .text(words) }
    return node(face, attributes, ancestry, extent)
  }

  private func node(
    _ face: Face,
    _ attributes: Attributes,
    _ ancestry: Ancestry,
    _ extent: Extent
  ) -> HTMLElement {
    let input = TemplateInput(
      id: id,
      kind: kind,
      attributes: attributes,
      ancestry: ancestry,
      extent: extent
    )
    return Template.node(input, face: face)
  }

  /// The children that stand in a slot of a node of its, in order.
  func children(in slot: ContentSlot, among slots: [ContentSlot]) -> [LiveElement] {
    if slots.count == 1, case .rest = slot.rule { return children }
    return children.filter { ContentPlan.holds(slot, among: slots, $0.kind, $0.attributes) }
  }

  /// The title of the first screen in it that is in sight.
  var title: String? {
    if attributes.flag(.isHidden) { return nil }
    if kind == .screen, let title = attributes.text(.title) { return title }
    // A text has no screens in it.
    for child in children where child.kind != .text {
      if let title = child.title { return title }
    }
    return nil
  }

  /// Whether the words inside are what it shows, which change without it.
  var showsWords: Bool { kind == .option && attributes[.text] == nil }

  /// All the words in it.
  private var words: String {
    if let text = attributes.text(.text) { return text }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// What is in the document.
extension LiveElement {
  /// Notes that a node stands in the document as its template makes it now.
  func noteRendered(_ face: Face, as node: @autoclosure () -> HTMLElement) {
    faces.insert(Faces(face))
    marks.remove(.isWords)
    guard showsWords || rendered != nil else { return }
    let node = showsWords ? node() : nil
    editRendered { $0.nodes[face] = node }
  }

  /// Notes that a node stands in the document otherwise than its template makes it.
  func noteRendered(_ face: Face, edited node: HTMLElement) {
    editRendered { $0.nodes[face] = node }
  }

  /// The node that stands in the document; nil if there is none.
  func renderedNode(_ face: Face) -> HTMLElement? {
    guard faces.contains(Faces(face)) else { return nil }
    if let node = rendered?.nodes[face] { return node }
    guard let input = rendered?.input else { return template(face) }
    let ancestry = input.inheritedContext?.ancestry ?? Ancestry()
    return node(face, input.attributes, ancestry, input.extent)
  }

  /// Whether what stands in the document may be something else than what its template makes now.
  var mayDiffer: Bool { rendered.map { $0.input != nil || !$0.nodes.isEmpty } ?? false }

  /// Whether nothing but the words of a text are others than in the document.
  var differsInWords: Bool {
    guard kind == .text, let rendered, rendered.nodes.isEmpty, let input = rendered.input else {
      return false
    }
    return input.inheritedContext === parent?.inside && input.extent == extent
      && attributes[.runs] == nil && attributes[.text] != input.attributes[.text]
      && input.attributes.isEqual(to: attributes, butFor: .text)
  }

  /// Whether its words stand directly in its node, and nothing else does.
  var isWords: Bool {
    if marks.contains(.isWords) { return true }
    let children = template(.main).children
    guard children.count == 1, case .text = children[0] else { return false }
    marks.insert(.isWords)
    return true
  }

  /// Keeps what its nodes were made from, before that changes.
  ///
  /// - Returns: False if that was done before, or if there are none.
  func keepInput() -> Bool {
    guard isDrawn, rendered?.input == nil else { return false }
    let input = RenderedState.Input(
      attributes: attributes,
      inheritedContext: parent?.inside,
      extent: extent
    )
    editRendered { $0.input = input }
    return true
  }

  /// The children in each slot of its main node, as they stand in the document.
  var filled: [[ElementID]] {
    if let filled = rendered?.filled { return filled }
    guard let node = renderedNode(.main) else { return [] }
    let slots = ContentPlan.slots(of: node)
    return slots.map { children(in: $0, among: slots).map(\.id) }
  }

  /// Keeps which children stand where, before that changes.
  func keepFilled() {
    guard faces.contains(.main), rendered?.filled == nil else { return }
    note(filled: filled)
  }

  /// Notes which children stand where.
  func note(filled: [[ElementID]]) {
    editRendered { $0.filled = filled }
  }

  /// Notes that the document shows it as it is now.
  func settleRendered() {
    guard rendered != nil else { return }
    editRendered {
      $0.input = nil
      $0.filled = nil
    }
  }

  /// Notes that nothing of it, and of what is in it, is in the document any more.
  func undraw() {
    faces = []
    rendered = nil
    for child in children where child.isDrawn { child.undraw() }
  }

  private func editRendered(_ edit: (RenderedState) -> Void) {
    let changed = rendered ?? RenderedState()
    edit(changed)
    rendered = changed.isEmpty ? nil : changed
  }
}

/// Which nodes of an element there are.
struct Faces: OptionSet {
  let rawValue: UInt8

  static let main = Faces(rawValue: 1)
  static let button = Faces(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ face: Face) { self = face == .main ? .main : .button }

  /// Each of them.
  var all: [Face] { [Face.main, .button].filter { contains(Faces($0)) } }
}
