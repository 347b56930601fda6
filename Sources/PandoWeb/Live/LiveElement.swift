import PandoUI

/// An element of the graph, as the document keeps it.
///
/// It keeps no HTML. A template is a function of the values here, so the rendered node can be made
/// once more when something changes (``RenderedState``). Otherwise a page of a thousand rows would
/// be in memory both as text and as values for as long as it is open.
@MainActor
final class LiveElement {
  let id: ElementID
  let kind: ElementKind
  /// The faces whose nodes are in the browser's document.
  @exclusivity(unchecked) private(set) var faces: Faces = []
  /// The work that is due for the element.
  @exclusivity(unchecked) var marks: Marks = []
  /// Whether the extent has been computed.
  @exclusivity(unchecked) var isMeasured = false
  @exclusivity(unchecked) var extent = Extent()
  @exclusivity(unchecked) var attributes: Attributes
  /// The parent, which owns this element; nil for the root and for removed elements.
  @exclusivity(unchecked) unowned(unsafe) var parent: LiveElement?
  @exclusivity(unchecked) var children: [LiveElement] = []
  /// The context that its children inherit; nil while it has none.
  @exclusivity(unchecked) var inside: InheritedContext?
  /// The state that the browser shows, if the templates have another output now.
  @exclusivity(unchecked) private(set) var rendered: RenderedState?

  /// The work that is due for an element.
  struct Marks: OptionSet {
    let rawValue: UInt8

    /// The element or its context has changed.
    static let changed = Marks(rawValue: 1)
    /// The children or their order have changed.
    static let rearranged = Marks(rawValue: 2)
    /// The element has been removed.
    static let gone = Marks(rawValue: 4)
    /// The rendered node contains the element's words and nothing else.
    static let isWords = Marks(rawValue: 8)
  }

  init(_ id: ElementID, _ kind: ElementKind, _ attributes: Attributes) {
    self.id = id
    self.kind = kind
    self.attributes = attributes
  }

  /// Whether a node of the element is in the browser's document.
  var isDrawn: Bool { !faces.isEmpty }

  /// The context from its ancestors.
  var ancestry: Ancestry { parent?.inside?.ancestry ?? Ancestry() }

  /// The number of ancestors.
  var depth: Int {
    var (depth, above) = (0, parent)
    while let current = above { (depth, above) = (depth + 1, current.parent) }
    return depth
  }

  /// The name of the element's node with a face.
  func name(_ face: Face) -> String { NodeName(id).name(face) }

  /// The node that the template makes now.
  func template(_ face: Face) -> HTMLElement {
    var attributes = attributes
    // An option of a menu can contain nothing but text.
    if showsWords { attributes[.text] = .text(words) }
    return node(face, attributes, ancestry, extent, linkDestination)
  }

  private func node(
    _ face: Face,
    _ attributes: Attributes,
    _ ancestry: Ancestry,
    _ extent: Extent,
    _ destination: String?
  ) -> HTMLElement {
    var drawn = ancestry.isPainted ? attributes.ofColorAround : attributes
    // Words are cut out of the gradient of the view around. A shape has the gradient itself.
    if kind == .shape, let gradient = ancestry.gradient, drawn[.foreground] == nil {
      drawn[.foreground] = .paint(gradient)
    }
    let input = TemplateInput(
      id: id,
      kind: kind,
      attributes: drawn,
      ancestry: ancestry,
      extent: extent,
      destination: destination
    )
    return Template.node(input, face: face)
  }

  /// The children that belong in a slot, in order.
  func children(in slot: ContentSlot, among slots: [ContentSlot]) -> [LiveElement] {
    if slots.count == 1, case .rest = slot.rule { return children }
    var held: [LiveElement] = []
    // A loop, because each call of a closure of the main actor checks that it runs there.
    for child in children
    where ContentPlan.holds(slot, among: slots, child.kind, child.attributes) {
      held.append(child)
    }
    return held
  }

  /// The title of the first visible screen in the element, otherwise that of the window.
  var title: String? { screenTitle ?? windowTitle }

  /// The title of the window, which a document without a title of a screen has.
  private var windowTitle: String? {
    if let title = attributes.text(.windowTitle) { return title }
    // Texts are left out, because they contain no windows. A text that is a window's whole content
    // is looked at, too.
    for child in children where child.kind != .text || child.attributes[.windowTitle] != nil {
      if let title = child.windowTitle { return title }
    }
    return nil
  }

  private var screenTitle: String? {
    if attributes.flag(.isHidden) { return nil }
    if kind == .screen, let title = attributes.text(.title) { return title }
    // A text contains no screens.
    for child in children where child.kind != .text {
      if let title = child.screenTitle { return title }
    }
    return nil
  }

  /// Whether the element shows the words of the elements in it, which change without a change of
  /// its own.
  var showsWords: Bool { kind == .option && attributes[.text] == nil }

  /// All words in the element.
  var words: String {
    if let text = attributes.text(.text) { return text }
    return children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// The rendered state: what is in the browser's document.
extension LiveElement {
  /// Notes that the browser shows a node as its template makes it now.
  func noteRendered(_ face: Face, as node: @autoclosure () -> HTMLElement) {
    faces.insert(Faces(face))
    marks.remove(.isWords)
    guard showsWords || rendered != nil else { return }
    let node = showsWords ? node() : nil
    editRendered { $0.nodes[face] = node }
  }

  /// Notes that the browser shows a node that differs from the template's.
  func noteRendered(_ face: Face, edited node: HTMLElement) {
    editRendered { $0.nodes[face] = node }
  }

  /// The node in the browser's document; nil if there is none.
  func renderedNode(_ face: Face) -> HTMLElement? {
    guard faces.contains(Faces(face)) else { return nil }
    if let node = rendered?.nodes[face] { return node }
    guard let input = rendered?.input else { return template(face) }
    let ancestry = input.inheritedContext?.ancestry ?? Ancestry()
    return node(face, input.attributes, ancestry, input.extent, input.destination)
  }

  /// Whether what the browser shows may differ from the output of the templates now.
  var mayDiffer: Bool { rendered.map { $0.input != nil || !$0.nodes.isEmpty } ?? false }

  /// Whether the element is a text that differs from the browser's in its words only.
  var differsInWords: Bool {
    guard kind == .text, let rendered, rendered.nodes.isEmpty, let input = rendered.input else {
      return false
    }
    return input.inheritedContext === parent?.inside && input.extent == extent
      && attributes[.runs] == nil && attributes[.text] != input.attributes[.text]
      && input.attributes.isEqual(to: attributes, butFor: .text)
  }

  /// Whether the element's node contains its words and nothing else.
  var isWords: Bool {
    if marks.contains(.isWords) { return true }
    let children = template(.main).children
    guard children.count == 1, case .text = children[0] else { return false }
    marks.insert(.isWords)
    return true
  }

  /// Keeps the input of the rendered nodes, before it changes.
  ///
  /// - Returns: False if the input was kept before, or if the element has no nodes.
  func keepInput() -> Bool {
    guard isDrawn, rendered?.input == nil else { return false }
    let input = RenderedState.Input(
      attributes: attributes,
      inheritedContext: parent?.inside,
      extent: extent,
      destination: linkDestination
    )
    editRendered { $0.input = input }
    return true
  }

  /// The children in each slot of the main node, as the browser shows them.
  var filled: [[ElementID]] {
    if let filled = rendered?.filled { return filled }
    guard let node = renderedNode(.main) else { return [] }
    let slots = ContentPlan.slots(of: node)
    return slots.map { children(in: $0, among: slots).map(\.id) }
  }

  /// Keeps the children in each slot, before they change.
  func keepFilled() {
    guard faces.contains(.main), rendered?.filled == nil else { return }
    note(filled: filled)
  }

  /// Notes the children in each slot.
  func note(filled: [[ElementID]]) {
    editRendered { $0.filled = filled }
  }

  /// Notes that the browser shows the present state of the element.
  func settleRendered() {
    guard rendered != nil else { return }
    editRendered {
      $0.input = nil
      $0.filled = nil
    }
  }

  /// Notes that the element and all elements in it have no nodes in the browser any more.
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

/// A set of faces of an element.
struct Faces: OptionSet {
  let rawValue: UInt8

  static let main = Faces(rawValue: 1)
  static let button = Faces(rawValue: 2)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ face: Face) { self = face == .main ? .main : .button }

  /// The faces in the set.
  var all: [Face] { [Face.main, .button].filter { contains(Faces($0)) } }
}
