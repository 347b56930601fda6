/// What a graph draws: its elements by number, and what the renderer has not been told of them yet.
@MainActor
final class Drawing {
  private let elements = ElementTable<ElementInstance>()
  @exclusivity(unchecked) private var lastElement = 0
  @exclusivity(unchecked) private var mutations: [Mutation] = []
  private var toRemove: [ElementID] = []
  private var commitCount = 0

  /// What went to another place in this turn without leaving the tree.
  @exclusivity(unchecked) var reparented: Set<ElementID> = []
  /// How what this turn changes is to be drawn.
  var animation: Animation?

  /// Which element has the focus.
  var focused: ElementID?
  /// Where the state wants the focus, until it is drawn; nil inside is nowhere.
  var focusToDraw: ElementID??

  /// A number that no element had before.
  func makeID() -> ElementID {
    lastElement += 1
    return ElementID(lastElement)
  }

  /// The element with this number.
  subscript(id: ElementID) -> ElementInstance? {
    get { elements[id] }
    set { elements[id] = newValue }
  }

  /// Every layer that is drawn, with its element.
  func forEach(_ visit: (ElementID, ElementInstance) -> Void) {
    elements.forEach(visit)
  }

  func emit(_ mutation: Mutation) {
    mutations.append(mutation)
  }

  /// Has an element removed when all the others are in their places.
  func removeAfterArranging(_ id: ElementID) {
    toRemove.append(id)
  }

  func removeUnlessReparented(_ id: ElementID) {
    if !reparented.contains(id) { emit(.remove(id)) }
  }

  /// What changed since the last commit; nil if nothing did.
  func takeCommit() -> Commit? {
    for id in toRemove {
      mutations.append(.remove(id))
      elements[id] = nil
    }
    toRemove = []
    reparented = []
    if let focus = focusToDraw {
      focusToDraw = nil
      if focus.map({ elements[$0] != nil }) ?? true {
        focused = focus
        mutations.append(.focus(focus))
      }
    }
    defer { animation = nil }
    guard !mutations.isEmpty else { return nil }
    commitCount += 1
    defer { mutations = [] }
    return Commit(number: commitCount, mutations: mutations, animation: animation)
  }
}

extension ViewGraph {
  /// Says what is drawn, in steps that lead there from nothing: the root is there already. Between
  /// turns it is what the renderer was told.
  ///
  /// Some of it may stand nowhere: what is described for a place that is not there yet.
  package func visitDrawn(_ visit: (Mutation) -> Void) {
    drawing.forEach { id, element in element.visitCreation(of: id, visit) }
    drawing.forEach { id, element in
      if id == element.id { element.visitPlaces(visit) }
    }
  }
}
