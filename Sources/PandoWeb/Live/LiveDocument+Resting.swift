import PandoUI

// A large document that nothing happens to gives its elements up, and makes them again from the graph
// when something is about to change. It is what a LiveView of Phoenix calls hibernation: a page is
// mostly looked at.
extension LiveDocument {
  /// How many elements a document has that gains from it.
  static let leastRestingCount = 100

  /// Gives the elements up, if there are many and nothing is due.
  ///
  /// It wakes by itself when the graph is about to change something, or when it is asked for an
  /// element. That takes less than writing it did: a millisecond or two for a thousand rows. Patches
  /// are then what they would have been without it.
  ///
  /// - Parameter leastCount: How many elements there have to be.
  /// - Returns: Whether it rests now.
  @discardableResult
  func rest(from graph: ViewGraph, leastCount: Int = leastRestingCount) -> Bool {
    if isResting { return true }
    if count < leastCount { isKnownAwake = false }
    guard count >= leastCount, canRest else { return false }
    forgetElements()
    isResting = true
    restingGraph = graph
    graph.beforeChange = { [weak self] in self?.wake() }
    return true
  }

  /// Whether the graph can say everything there is to know.
  private var canRest: Bool {
    guard root.isDrawn, !isDue, kept.isEmpty, animation == nil, pictures.isEmpty else {
      return false
    }
    return root.isAllAsWritten
  }

  /// Makes the elements again. What the browser has is what would be written now.
  func wake() {
    guard isResting else { return }
    isResting = false
    // Where the page is has not changed.
    let outlineChanged = outlineChanged
    restingGraph?.visitDrawn { take($0) }
    restingGraph = nil
    self.outlineChanged = outlineChanged
    measureAll()
    var stencils = Stencils()
    noteAllWritten(root, .main, &stencils)
    noteAwake()
  }

  /// Notes that an element is in the document, with everything that stands in it.
  private func noteAllWritten(_ element: LiveElement, _ face: Face, _ stencils: inout Stencils) {
    if element.children.isEmpty {
      element.noteWritten(face, as: element.template(face))
      return
    }
    let slots: [ContentSlot]
    if face == .main, let stencil = stencils.stencil(for: element) {
      element.noteWritten(face, as: element.template(face))
      slots = stencil.slots
    } else {
      let node = element.template(face)
      element.noteWritten(face, as: node)
      slots = ContentPlan.slots(of: node)
    }
    for slot in slots {
      for child in element.children(in: slot, among: slots) {
        noteAllWritten(child, slot.face, &stencils)
      }
    }
  }
}

extension LiveElement {
  /// Whether it is in the document as its templates make it now, with everything in it.
  fileprivate var isAllAsWritten: Bool {
    if let written {
      guard written.input == nil, written.filled == nil,
        written.nodes.allSatisfy({ $0.value == template($0.key) })
      else { return false }
    }
    return children.allSatisfy(\.isAllAsWritten)
  }
}
