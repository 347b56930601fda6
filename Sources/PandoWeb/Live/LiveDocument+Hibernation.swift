import PandoUI

// Hibernation, as Phoenix LiveView calls it: most of the time a page is only read, so a large
// document releases its elements while there are no changes and no events. It makes them again from
// the graph when something is about to change.
extension LiveDocument {
  /// The number of elements from which hibernation saves memory worth the work.
  static let minHibernationCount = 100

  /// Releases the elements, if there are many and no patch is due.
  ///
  /// The document wakes when the graph is about to change something, and when an element is looked
  /// up. To wake takes a millisecond or two for a thousand rows, which is less than the first
  /// rendering took. Patches are the same as without hibernation.
  ///
  /// - Parameters:
  ///   - graph: The graph from which the elements are made again.
  ///   - minCount: The number of elements below which the document stays awake.
  /// - Returns: Whether the document hibernates now.
  @discardableResult
  func hibernate(from graph: ViewGraph, minCount: Int = minHibernationCount) -> Bool {
    if isHibernating { return true }
    if count < minCount { hasReportedAwake = false }
    guard count >= minCount, canHibernate else { return false }
    forgetElements()
    isHibernating = true
    hibernatingGraph = graph
    graph.beforeChange = { [weak self] in self?.wake() }
    return true
  }

  /// Whether everything in the elements can be made again from the graph.
  private var canHibernate: Bool {
    guard root.isDrawn, !isDue, kept.isEmpty, animation == nil, pictures.isEmpty else {
      return false
    }
    return root.matchesRenderedState
  }

  /// Makes the elements again. The browser shows what the templates make now, so nothing is patched.
  func wake() {
    guard isHibernating else { return }
    isHibernating = false
    // Making the elements again does not change the title or the location.
    let outlineChanged = outlineChanged
    hibernatingGraph?.visitDrawn { take($0) }
    hibernatingGraph = nil
    self.outlineChanged = outlineChanged
    measureAll()
    var staticTemplates = StaticTemplates()
    noteAllRendered(root, .main, &staticTemplates)
    noteAwake()
  }

  /// Notes that an element and all elements in it are in the browser's document.
  private func noteAllRendered(
    _ element: LiveElement,
    _ face: Face,
    _ staticTemplates: inout StaticTemplates
  ) {
    if element.children.isEmpty {
      element.noteRendered(face, as: element.template(face))
      return
    }
    let slots: [ContentSlot]
    if face == .main, let staticTemplate = staticTemplates.staticTemplate(for: element) {
      element.noteRendered(face, as: element.template(face))
      slots = staticTemplate.slots
    } else {
      let node = element.template(face)
      element.noteRendered(face, as: node)
      slots = ContentPlan.slots(of: node)
    }
    for slot in slots {
      for child in element.children(in: slot, among: slots) {
        noteAllRendered(child, slot.face, &staticTemplates)
      }
    }
  }
}

extension LiveElement {
  /// Whether the browser shows the element and all elements in it as their templates make them now.
  fileprivate var matchesRenderedState: Bool {
    if let rendered {
      guard rendered.input == nil, rendered.filled == nil,
        rendered.nodes.allSatisfy({ $0.value == template($0.key) })
      else { return false }
    }
    return children.allSatisfy(\.matchesRenderedState)
  }
}
