import PandoUI

/// A document that follows a graph: it is written once as HTML, and every commit becomes the patches
/// that bring a browser's copy up to it.
///
/// Elements keep what their templates made. A commit changes elements, then what they say to those
/// inside (``Ancestry``), then what they say to those around (``Extent``); templates are made anew
/// for the elements that any of it concerns, and compared with what was written.
@MainActor
final class LiveDocument: Renderer {
  private(set) var root = LiveElement(ElementTree.rootID, .root, Attributes())
  private var elements: [ElementID: LiveElement] = [:]

  /// What the next patches are about.
  private var changed: [ElementID: LiveElement] = [:]
  private var rearranged: [ElementID: LiveElement] = [:]
  private var removed: [LiveElement] = []
  private var focus: ElementID??
  private var animation: Animation?
  /// The element that has the focus.
  private(set) var focused: ElementID?
  /// The title of the first screen in sight, for the title of the document.
  private(set) var title: String?
  /// What the history of the page shows.
  private(set) var entry = HistoryEntry()
  /// Whether title and location may be others.
  private var outlineChanged = true

  /// The pictures in it whose bytes the application has.
  private(set) var pictures = PictureShelf()
  /// Where a session's pictures are served; nil writes them into the document.
  var picturesURL: String?

  /// Is told of every commit's patches.
  var onPatches: ([Patch]) -> Void = { _ in }
  /// Whether patches are put off until they are taken with ``takePatches()``: one batch then brings a
  /// page up to all that happened.
  var putsOff = false
  /// How many removed elements are remembered while patches are put off; with more, the page is
  /// written anew.
  private static let greatestRemoved = 1_000
  /// Whether what was written does not matter any more.
  private var isStale = false

  init() {
    elements[root.id] = root
    changed[root.id] = root
  }

  /// A document of a tree as it is.
  convenience init(_ tree: ElementTree) {
    self.init()
    root.attributes = tree.root.attributes
    func add(_ id: ElementID) {
      for child in tree.children(of: id) {
        take(.create(child.id, child.kind, child.attributes))
        take(.insert(child.id, into: id, before: nil))
        add(child.id)
      }
    }
    add(root.id)
    focused = tree.focused
  }

  /// The element with this number.
  subscript(id: ElementID) -> LiveElement? { elements[id] }

  /// Takes over a commit, and says what a browser has to do once the document was written.
  func apply(_ commit: Commit) {
    for mutation in commit.mutations { take(mutation) }
    if let new = commit.animation { animation = new }
    guard root.isDrawn else { return }
    if putsOff {
      if removed.count > Self.greatestRemoved { undraw() }
      return
    }
    let patches = makePatches()
    if !patches.isEmpty { onPatches(patches) }
  }

  private func take(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let kind, let attributes):
      let element = LiveElement(id, kind, attributes)
      pictures.change(in: &element.attributes, from: nil)
      elements[id] = element
      changed[id] = element
    case .insert(let id, let parent, let before), .move(let id, let parent, let before):
      place(id, in: parent, before: before)
    case .remove(let id):
      guard let element = elements[id] else { return }
      detach(element)
      forget(element)
      removed.append(element)
    case .setText(let id, let text): change(id) { $0[.text] = .text(text) }
    case .set(let id, let key, let value): change(id) { $0[key] = value }
    case .clear(let id, let key): change(id) { $0[key] = nil }
    case .focus(let id):
      focused = id
      focus = .some(id)
    }
  }

  private func place(_ id: ElementID, in parent: ElementID, before: ElementID?) {
    guard let element = elements[id], let parent = elements[parent] else { return }
    detach(element)
    let index = before.flatMap { id in parent.children.firstIndex { $0.id == id } }
    parent.children.insert(element, at: index ?? parent.children.endIndex)
    element.parent = parent
    rearranged[parent.id] = parent
    changed[id] = element
    outlineChanged = true
  }

  private func detach(_ element: LiveElement) {
    guard let parent = element.parent else { return }
    parent.children.removeAll { $0 === element }
    element.parent = nil
    rearranged[parent.id] = parent
    outlineChanged = true
  }

  private func forget(_ element: LiveElement) {
    elements[element.id] = nil
    pictures.remove(element.attributes[.picture])
    changed[element.id] = nil
    rearranged[element.id] = nil
    for child in element.children { forget(child) }
  }

  private func change(_ id: ElementID, _ change: (inout Attributes) -> Void) {
    guard let element = elements[id] else { return }
    let old = element.attributes
    let picture = old[.picture]
    change(&element.attributes)
    pictures.change(in: &element.attributes, from: picture)
    changed[id] = element
    let new = element.attributes
    // It may have to stand in another slot.
    if let parent = element.parent, old[.part] != new[.part] || old[.placement] != new[.placement] {
      rearranged[parent.id] = parent
    }
    if old[.isHidden] != new[.isHidden] || old[.title] != new[.title]
      || old[.address] != new[.address]
    {
      outlineChanged = true
    }
  }

  // MARK: Writing

  /// Writes the body of the document. From then on commits become patches.
  func write(to writer: inout HTMLWriter) {
    write(root.id, to: &writer)
  }

  /// Writes an element with everything in it.
  func write(_ id: ElementID, to writer: inout HTMLWriter) {
    settle()
    changed = [:]
    rearranged = [:]
    removed = []
    (focus, animation) = (nil, nil)
    title = root.title
    entry = location.entry
    outlineChanged = false
    if let element = elements[id] { write(element, .main, to: &writer) }
  }

  private func write(_ element: LiveElement, _ face: Face, to writer: inout HTMLWriter) {
    var node = element.template(face)
    element[face] = node
    if element.id == focused, face == .main { node = focusedNode(of: element) }
    var slots = ContentPlan.slots(of: node)[...]
    let all = Array(slots)
    if face == .main { element.filled = [] }
    write(.element(node), to: &writer) { isSpaced, writer in
      guard let slot = slots.popFirst() else { return }
      let children = element.children(in: slot, among: all)
      if face == .main { element.filled.append(children.map(\.id)) }
      for child in children {
        if isSpaced { writer.lineBreak() }
        self.write(child, slot.face, to: &writer)
      }
    }
  }

  private func focusedNode(of element: LiveElement) -> HTMLElement {
    let attributes = element.attributes
    element.attributes[.isFocused] = .flag(true)
    defer { element.attributes = attributes }
    return element.template(.main)
  }

  private func write(
    _ node: HTMLNode,
    to writer: inout HTMLWriter,
    isSpaced: Bool = true,
    fill: (Bool, inout HTMLWriter) -> Void
  ) {
    switch node {
    case .text(let text): writer.write(text: text)
    case .slot: fill(isSpaced, &writer)
    case .element(let element):
      writer.open(element)
      for child in element.children {
        write(child, to: &writer, isSpaced: element.tag.toleratesSpace, fill: fill)
      }
      writer.close(element)
    }
  }

  // MARK: Patching

  /// Has an element compared with what was written, whether it changes or not.
  func look(at element: LiveElement) {
    changed[element.id] = element
  }

  /// The patches that are due although the graph has said nothing, or that were put off.
  func takePatches() -> [Patch] {
    if isStale { return rewrite() }
    guard root.isDrawn else { return [] }
    let isDue = !changed.isEmpty || !rearranged.isEmpty || !removed.isEmpty || focus != nil
    return isDue || outlineChanged ? makePatches() : []
  }

  /// Patches that write everything anew, for a browser that missed too much.
  func rewrite() -> [Patch] {
    settle()
    undraw()
    isStale = false
    changed = [:]
    rearranged = [:]
    (focus, animation) = (nil, nil)
    var patcher = Patcher(document: self)
    patcher.patches.append(patcher.rewrite(root))
    // What it shows of them is not known.
    title = nil
    outlineChanged = true
    entry = HistoryEntry(depth: -1)
    patcher.patches += outline()
    return patcher.patches
  }

  /// Forgets what was written.
  private func undraw() {
    root.undraw()
    removed = []
    isStale = true
  }

  /// Where the page is.
  var location: PageLocation { root.location ?? PageLocation() }

  /// Notes what the history of the page shows: the user went there.
  func noteEntry(_ new: HistoryEntry) {
    entry = new
    outlineChanged = true
  }

  private func makePatches() -> [Patch] {
    let concerned = settle()
    var patcher = Patcher(document: self)
    let animation = animation.take()
    // First what stays is put in its place, so that nothing goes with a node that is replaced.
    for element in rearranged.values.sorted(by: { $0.id < $1.id }) where element.isDrawn {
      patcher.rearrange(element)
    }
    for element in concerned where element.isDrawn { patcher.redraw(element) }
    for element in removed where element.isDrawn { patcher.remove(element) }
    patcher.removeStrays()
    if let focus {
      patcher.patches.append(.focus(focus.flatMap { elements[$0] }.map { $0.name(.main) }))
    }
    patcher.patches += outline()
    if let animation, !patcher.patches.isEmpty {
      patcher.patches.insert(Motion.patch(animation), at: 0)
    }
    changed = [:]
    rearranged = [:]
    removed = []
    focus = nil
    return patcher.patches
  }

  /// The title and the location, if they are others.
  private func outline() -> [Patch] {
    guard outlineChanged else { return [] }
    outlineChanged = false
    var patches: [Patch] = []
    let newEntry = location.entry
    if newEntry != entry { patches.append(.location(newEntry)) }
    entry = newEntry
    let newTitle = root.title
    if newTitle != title, let newTitle { patches.append(.title(newTitle)) }
    title = newTitle
    return patches
  }

  /// Finds out what elements say to those inside and around; returns the elements whose templates
  /// may make something else now, parents first.
  @discardableResult
  private func settle() -> [LiveElement] {
    var concerned: [ElementID: LiveElement] = [:]
    for element in changed.values.sorted(by: { $0.depth < $1.depth }) {
      settleAncestry(of: element, isChanged: true, &concerned)
      // Options take over the words inside.
      var above = element.parent
      while let current = above {
        if current.kind == .option { concerned[current.id] = current }
        above = current.parent
      }
    }
    for element in rearranged.values { concerned[element.id] = element }
    // From the leaves up; what a parent gets to do is put behind.
    var pending = concerned.values.map { (depth: $0.depth, element: $0) }
    pending.sort { $0.depth < $1.depth }
    while let (depth, element) = pending.popLast() {
      let extent = Extent(
        of: element.kind,
        element.attributes,
        in: element.ancestry,
        children: element.children.map(\.extent)
      )
      if element.isMeasured, extent == element.extent { continue }
      element.isMeasured = true
      element.extent = extent
      guard let parent = element.parent, concerned.updateValue(parent, forKey: parent.id) == nil
      else { continue }
      let index = pending.firstIndex { $0.depth >= depth } ?? pending.endIndex
      pending.insert((depth - 1, parent), at: index)
    }
    return concerned.values.sorted { $0.depth < $1.depth }
  }

  private func settleAncestry(
    of element: LiveElement,
    isChanged: Bool,
    _ concerned: inout [ElementID: LiveElement]
  ) {
    let ancestry = element.parent?.inside ?? Ancestry(picturesURL: picturesURL)
    guard isChanged || ancestry != element.ancestry else { return }
    element.ancestry = ancestry
    concerned[element.id] = element
    let inside = ancestry.inside(element.id, element.kind, element.attributes)
    guard inside != element.inside || !element.isMeasured else { return }
    element.inside = inside
    for child in element.children { settleAncestry(of: child, isChanged: false, &concerned) }
  }
}
