import PandoSharing
import PandoUI

/// A document that follows a graph. It is written once as HTML; from then on every commit becomes
/// patches that update the browser's copy.
///
/// A commit changes elements, then what they pass to the elements inside (``Ancestry``), then what
/// they pass to the elements around (``Extent``). For each element that this concerns, the output
/// of its templates is compared with the output before.
@MainActor
final class LiveDocument: Renderer {
  let root = LiveElement(ElementTree.rootID, .root, Attributes())
  /// The elements of the document; only the root while it hibernates.
  @exclusivity(unchecked) private var elements = ElementTable<LiveElement>()
  /// The number of elements.
  private(set) var count = 1
  /// The last element that got a child. Most new elements go there too, so it saves a look-up.
  @exclusivity(unchecked) private var lastParent: LiveElement?
  @exclusivity(unchecked) var inheritedContext = InheritedContextTable()

  /// The elements that the next patches concern.
  @exclusivity(unchecked) var changed: [LiveElement] = []
  @exclusivity(unchecked) var rearranged: [LiveElement] = []
  @exclusivity(unchecked) var removed: [LiveElement] = []
  /// The elements whose rendered state is kept until the next patches.
  @exclusivity(unchecked) var kept: [LiveElement] = []
  var focus: ElementID??
  var animation: Animation?
  /// The patches of what was collected before an animated commit.
  @exclusivity(unchecked) var earlier: [Patch] = []
  /// The element that has the focus.
  private(set) var focused: ElementID?
  /// The title of the first visible screen, or of the window, which is the title of the document.
  var title: String?
  /// The current entry of the page's history.
  var entry = HistoryEntry()
  /// The parts of an address that no view can open yet. The page shows it as its own meanwhile.
  var keptAddress: [String]?
  /// The maximum number of parts of the addresses that the page shows, because no other opens.
  var maxAddressParts = Int.max
  /// Called when elements came or went while an address is kept.
  var onKeptAddress: () -> Void = {}
  /// Whether the title or the location may have changed.
  @exclusivity(unchecked) var outlineChanged = true

  /// The language of words that are not the application's. Set before the document is written.
  var language = ControlLanguage.english
  /// The prefix of the addresses of its screens; nil if they have none. Set before the document is
  /// written.
  var basePath: String?

  /// The notice that the page shows, as it was last sent to the browser.
  private(set) var notice = ""
  var sentNotice = ""
  /// Returns the notice for the page to show by itself. Called after commits while a database
  /// cannot be reached.
  var makeNotice: () -> String = { "" }

  /// The pictures in the document that the application has in memory.
  @exclusivity(unchecked) var pictures = DocumentPictures()

  /// The texts for fields in the patches since the last call of ``takeFieldTexts()``.
  @exclusivity(unchecked) private var fieldTexts: [FieldText] = []

  /// Called with the patches of every commit.
  var onPatches: ([Patch]) -> Void = { _ in }
  /// Whether changes are collected until ``takePatches()``, which puts them into one batch.
  @exclusivity(unchecked) var collectsPatches = false
  /// The maximum number of removed elements that are kept while changes are collected. With more,
  /// the document is written anew.
  private static let maxRemoved = 1_000
  /// Whether the browser's copy is to be written anew.
  var isStale = false

  /// Whether the document hibernates.
  var isHibernating = false
  /// The graph from which the elements are made again.
  weak var hibernatingGraph: ViewGraph?
  /// Called when the document is awake and large enough to hibernate, once until it hibernates again.
  var onAwake: () -> Void = {}
  /// Whether ``onAwake`` was called.
  var hasReportedAwake = false

  init() {
    elements[root.id] = root
  }

  /// Makes a document from the current elements of a tree.
  convenience init(_ tree: ElementTree, language: ControlLanguage = .english) {
    self.init()
    self.language = language
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

  /// The element with an ID; wakes the document.
  subscript(id: ElementID) -> LiveElement? {
    wake()
    return elements[id]
  }

  /// Applies a commit, and reports its patches if the document has been written.
  func apply(_ commit: Commit) {
    // The graph has woken the document before it changed anything, but not for a change of focus.
    wake()
    // An animation is that of its commit, and not of what was collected before.
    if collectsPatches, commit.animation != nil, animation == nil, earlier.isEmpty, isDue,
      root.isDrawn
    {
      earlier = makePatches()
    }
    for mutation in commit.mutations { take(mutation) }
    if keptAddress != nil, outlineChanged { onKeptAddress() }
    updateNotice()
    guard root.isDrawn else { return }
    noteAwake()
    if let new = commit.animation ?? (animation == nil ? ownAnimation(in: commit) : nil) {
      animation = new
    }
    if collectsPatches {
      if removed.count > Self.maxRemoved { undraw() }
      return
    }
    let patches = makePatches()
    if !patches.isEmpty { onPatches(patches) }
  }

  /// The animation of the first transition with one of its own, of an element that comes or goes.
  private func ownAnimation(in commit: Commit) -> Animation? {
    func animation(of attributes: Attributes) -> Animation? {
      guard attributes[.transition] != nil, case .animation(let own)? = attributes[.animation]
      else { return nil }
      return own
    }
    for case .create(_, _, let attributes) in commit.mutations {
      if let own = animation(of: attributes) { return own }
    }
    return removed.lazy.compactMap { animation(of: $0.attributes) }.first
  }

  /// Updates the notice that the page shows by itself.
  func updateNotice() {
    guard StorageAbsences.shared.isAny || !notice.isEmpty else { return }
    notice = makeNotice()
    if notice != sentNotice { outlineChanged = true }
  }

  func take(_ mutation: Mutation) {
    switch mutation {
    case .create(let id, let kind, let attributes):
      let element = LiveElement(id, kind, attributes)
      pictures.change(in: &element.attributes, from: nil)
      if elements[id] == nil { count += 1 }
      elements[id] = element
      markChanged(element)
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
    markChanged(element)
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
      // The element may belong in another slot now.
      if let parent = element.parent { rearrange(parent) }
    case .address:
      outlineChanged = true
      keepLinks(besideColumn: element)
    case .isHidden, .title, .windowTitle, .isHome: outlineChanged = true
    case .isSelected where element.kind == .tab: outlineChanged = true
    default: break
    }
    let picture = key == .picture ? element.attributes[.picture] : nil
    change(&element.attributes)
    if key == .picture { pictures.change(in: &element.attributes, from: picture) }
    if let painted = element.attributes[key]?.addressed(pictures.address?.base) {
      element.attributes[key] = painted
    }
    markChanged(element)
  }

  /// Marks the links whose addresses change with the selection in a column of a split view.
  private func keepLinks(besideColumn element: LiveElement) {
    guard root.isDrawn, element.kind == .list || element.kind == .navigationSplit else { return }
    var above = Optional(element)
    while let current = above, current.kind != .navigationSplit { above = current.parent }
    for link in above?.linksBesideColumns ?? [] where link.isDrawn {
      keep(link)
      markChanged(link)
    }
  }

  /// Notes that the next patches set a text in a field.
  func noteFieldText(of element: LiveElement, from old: HTMLElement, to new: HTMLElement) {
    guard element.mergesTyping, let held = old.typedText, let text = new.typedText, held != text
    else { return }
    fieldTexts.append(FieldText(field: element.id, held: held, text: text))
  }

  /// Removes and returns the texts for fields in the last patches.
  func takeFieldTexts() -> [FieldText] {
    guard !fieldTexts.isEmpty else { return [] }
    defer { fieldTexts = [] }
    return fieldTexts
  }

  /// Marks an element to be compared with its rendered state. Does nothing until the document has
  /// been written.
  func markChanged(_ element: LiveElement) {
    guard root.isDrawn, !element.marks.contains(.changed) else { return }
    element.marks.insert(.changed)
    changed.append(element)
  }

  /// Marks an element whose children are about to change, so that their nodes are put in order.
  private func rearrange(_ element: LiveElement) {
    guard root.isDrawn, !element.marks.contains(.rearranged) else { return }
    // The slots depend on the attributes, so the current input is kept too.
    keep(element)
    element.keepFilled()
    element.marks.insert(.rearranged)
    rearranged.append(element)
    kept.append(element)
  }

  /// Keeps the template input of an element that is about to change.
  func keep(_ element: LiveElement) {
    if element.keepInput() { kept.append(element) }
  }

  /// Notes that all changes have patches.
  func settleAll() {
    for element in changed + rearranged { element.marks.subtract([.changed, .rearranged]) }
    for element in kept { element.settleRendered() }
    changed = []
    rearranged = []
    removed = []
    kept = []
    (focus, animation) = (nil, nil)
  }

  /// Forgets the rendered state of all elements.
  func undraw() {
    settleAll()
    earlier = []
    root.undraw()
    isStale = true
  }

  /// Releases all elements but the root.
  func forgetElements() {
    root.children = []
    root.inside = nil
    root.undraw()
    elements = ElementTable()
    elements[root.id] = root
    count = 1
    lastParent = nil
    hasReportedAwake = false
  }

  /// Reports that the document is large enough to hibernate.
  func noteAwake() {
    guard !hasReportedAwake, count >= Self.minHibernationCount else { return }
    hasReportedAwake = true
    onAwake()
  }

  /// The location of the page.
  var location: PageLocation {
    wake()
    return root.location ?? PageLocation()
  }

  /// The entry of the page's history: that of the location, with the kept address.
  var currentEntry: HistoryEntry {
    var entry = location.entry(maxParts: maxAddressParts)
    if let keptAddress { entry.path = AddressPath(keptAddress).text }
    return entry
  }

  /// Whether a view in sight marks the address as not found.
  var isAddressUnavailable: Bool {
    wake()
    return root.isAddressUnavailable
  }

  /// Notes the history entry that the user has gone to.
  func noteEntry(_ new: HistoryEntry) {
    entry = new
    outlineChanged = true
  }
}
