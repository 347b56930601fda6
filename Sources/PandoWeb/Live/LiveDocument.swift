import PandoUI

/// A document that follows a graph: it is written once as HTML, and every commit becomes the patches
/// that bring a browser's copy up to it.
///
/// A commit changes elements, then what they say to those inside (``Ancestry``), then what they say
/// to those around (``Extent``). For the elements that any of it concerns, what their templates make
/// now is compared with what they made before.
@MainActor
final class LiveDocument: Renderer {
  let root = LiveElement(ElementTree.rootID, .root, Attributes())
  /// What is in it; only the root while it hibernates.
  @exclusivity(unchecked) private var elements = ElementTable<LiveElement>()
  /// How many elements there are.
  private(set) var count = 1
  /// What something was put into last: most that is new goes there too.
  @exclusivity(unchecked) private var lastParent: LiveElement?
  @exclusivity(unchecked) var inheritedContext = InheritedContextTable()

  /// What the next patches are about.
  @exclusivity(unchecked) var changed: [LiveElement] = []
  @exclusivity(unchecked) var rearranged: [LiveElement] = []
  @exclusivity(unchecked) var removed: [LiveElement] = []
  /// The elements of which something was kept until then.
  @exclusivity(unchecked) var kept: [LiveElement] = []
  var focus: ElementID??
  var animation: Animation?
  /// The element that has the focus.
  private(set) var focused: ElementID?
  /// The title of the first screen in sight, for the title of the document.
  var title: String?
  /// What the history of the page shows.
  var entry = HistoryEntry()
  /// Whether title and location may be others.
  @exclusivity(unchecked) var outlineChanged = true

  /// The pictures in it whose bytes the application has.
  @exclusivity(unchecked) var pictures = PictureShelf()

  /// Is told of every commit's patches.
  var onPatches: ([Patch]) -> Void = { _ in }
  /// Whether patches are put off until they are taken with ``takePatches()``: one batch then brings a
  /// page up to all that happened.
  @exclusivity(unchecked) var putsOff = false
  /// How many removed elements are remembered while patches are put off; with more, the page is
  /// written anew.
  private static let maxRemoved = 1_000
  /// Whether what was written does not matter any more.
  var isStale = false

  /// Whether the elements were given up, until something is about to change.
  var isHibernating = false
  /// The graph that says what they were.
  weak var hibernatingGraph: ViewGraph?
  /// Called when the document is awake and large enough to hibernate, once until it hibernates again.
  var onAwake: () -> Void = {}
  /// Whether that was told.
  var isKnownAwake = false

  init() {
    elements[root.id] = root
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
  subscript(id: ElementID) -> LiveElement? {
    wake()
    return elements[id]
  }

  /// Takes over a commit, and says what a browser has to do once the document was written.
  func apply(_ commit: Commit) {
    // The graph has said so before; only where the focus goes it says without.
    wake()
    for mutation in commit.mutations { take(mutation) }
    guard root.isDrawn else { return }
    noteAwake()
    if let new = commit.animation { animation = new }
    if putsOff {
      if removed.count > Self.maxRemoved { undraw() }
      return
    }
    let patches = makePatches()
    if !patches.isEmpty { onPatches(patches) }
  }

  func take(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let kind, let attributes):
      let element = LiveElement(id, kind, attributes)
      pictures.change(in: &element.attributes, from: nil)
      if elements[id] == nil { count += 1 }
      elements[id] = element
      look(at: element)
    case .insert(let id, let parent, let before), .move(let id, let parent, let before):
      place(id, in: parent, before: before)
    case .remove(let id):
      guard let element = elements[id] else { return }
      detach(element)
      forget(element)
      if root.isDrawn { removed.append(element) }
    case .setText(let id, let text): change(id, .text) { $0[.text] = .text(text) }
    case .set(let id, let key, let value): change(id, key) { $0[key] = value }
    case .clear(let id, let key): change(id, key) { $0[key] = nil }
    case .focus(let id):
      focused = id
      focus = .some(id)
    }
  }

  private func place(_ id: ElementID, in parent: ElementID, before: ElementID?) {
    if lastParent?.id != parent { lastParent = elements[parent] }
    guard let element = elements[id], let parent = lastParent else { return }
    detach(element)
    rearrange(parent)
    if let index = before.flatMap({ id in parent.children.firstIndex { $0.id == id } }) {
      parent.children.insert(element, at: index)
    } else {
      parent.children.append(element)
    }
    element.parent = parent
    look(at: element)
    outlineChanged = true
  }

  private func detach(_ element: LiveElement) {
    guard let parent = element.parent else { return }
    rearrange(parent)
    keep(element)
    parent.children.removeAll { $0 === element }
    element.parent = nil
    outlineChanged = true
  }

  private func forget(_ element: LiveElement) {
    if elements[element.id] != nil { count -= 1 }
    elements[element.id] = nil
    if element === lastParent { lastParent = nil }
    pictures.remove(element.attributes[.picture])
    element.marks.insert(.gone)
    for child in element.children { forget(child) }
  }

  private func change(_ id: ElementID, _ key: AttributeKey, _ change: (inout Attributes) -> Void) {
    guard let element = elements[id] else { return }
    keep(element)
    switch key {
    case .part, .placement:
      // It may have to stand in another slot.
      if let parent = element.parent { rearrange(parent) }
    case .isHidden, .title, .address: outlineChanged = true
    default: break
    }
    let picture = key == .picture ? element.attributes[.picture] : nil
    change(&element.attributes)
    if key == .picture { pictures.change(in: &element.attributes, from: picture) }
    look(at: element)
  }

  /// Has an element compared with what was written, whether it changes or not. Until the document was
  /// written there is nothing to compare.
  func look(at element: LiveElement) {
    guard root.isDrawn, !element.marks.contains(.changed) else { return }
    element.marks.insert(.changed)
    changed.append(element)
  }

  /// Has the children of an element put in order, which are about to change.
  private func rearrange(_ element: LiveElement) {
    guard root.isDrawn, !element.marks.contains(.rearranged) else { return }
    // What its slots are depends on what it is now.
    keep(element)
    element.keepFilled()
    element.marks.insert(.rearranged)
    rearranged.append(element)
    kept.append(element)
  }

  /// Keeps what the nodes of an element were made from, which is about to change.
  func keep(_ element: LiveElement) {
    if element.keepInput() { kept.append(element) }
  }

  /// Nothing is due any more.
  func settleAll() {
    for element in changed + rearranged { element.marks.subtract([.changed, .rearranged]) }
    for element in kept { element.settleRendered() }
    changed = []
    rearranged = []
    removed = []
    kept = []
    (focus, animation) = (nil, nil)
  }

  /// Forgets what was written.
  func undraw() {
    settleAll()
    root.undraw()
    isStale = true
  }

  /// Lets go of everything but the root.
  func forgetElements() {
    root.children = []
    root.inside = nil
    root.undraw()
    elements = ElementTable()
    elements[root.id] = root
    count = 1
    lastParent = nil
    isKnownAwake = false
  }

  /// Reports that the document is large enough to hibernate.
  func noteAwake() {
    guard !isKnownAwake, count >= Self.minHibernationCount else { return }
    isKnownAwake = true
    onAwake()
  }

  /// Where the page is.
  var location: PageLocation {
    wake()
    return root.location ?? PageLocation()
  }

  /// Notes what the history of the page shows: the user went there.
  func noteEntry(_ new: HistoryEntry) {
    entry = new
    outlineChanged = true
  }
}
