import PandoUI

// The facts that elements pass to the elements inside them (Ancestry) and around them (Extent).
extension LiveDocument {
  /// Computes the inherited contexts and the extents of all elements.
  func measureAll() {
    measure(root, in: Ancestry())
    inheritedContext.forgetLast()
  }

  private func measure(_ element: LiveElement, in ancestry: Ancestry) {
    if element.children.isEmpty {
      element.inside = nil
    } else {
      let inside = inheritedContext(of: element, in: ancestry)
      element.inside = inside
      for child in element.children { measure(child, in: inside.ancestry) }
    }
    element.extent = Extent(of: element, in: ancestry)
    element.isMeasured = true
  }

  private func inheritedContext(of element: LiveElement, in ancestry: Ancestry) -> InheritedContext
  {
    var inside = ancestry.inside(element.id, element.kind, element.attributes)
    if element === root {
      inside.language = language
      inside.basePath = basePath
    }
    return inheritedContext.inheritedContext(inside, of: element.kind)
  }

  /// Updates the inherited contexts and the extents after changes. Returns the elements whose
  /// templates may have another output now, parents first.
  func settle() -> [LiveElement] {
    if changed.count == 1, rearranged.isEmpty, isSettled(changed[0]) { return changed }
    var concerned: [ElementID: LiveElement] = [:]
    for element in changed.sortedByDepth() where !element.marks.contains(.gone) {
      settleAncestry(of: element, &concerned)
      // An option shows the words of the elements in it.
      var above = element.parent
      while let current = above {
        if current.kind == .option { concerned[current.id] = current }
        above = current.parent
      }
    }
    for element in rearranged where !element.marks.contains(.gone) {
      concerned[element.id] = element
    }
    settleExtents(&concerned)
    return Array(concerned.values).sortedByDepth()
  }

  /// Whether a change concerns one element only, as most changes do.
  private func isSettled(_ element: LiveElement) -> Bool {
    guard element.children.isEmpty, element.isMeasured, !element.marks.contains(.gone),
      Extent(of: element, in: element.ancestry) == element.extent
    else { return false }
    var above = element.parent
    while let current = above {
      // An option shows the words of the elements in it.
      if current.kind == .option { return false }
      above = current.parent
    }
    element.inside = nil
    return true
  }

  private func settleAncestry(
    of element: LiveElement,
    _ concerned: inout [ElementID: LiveElement]
  ) {
    concerned[element.id] = element
    // The element has no ancestors yet.
    guard element.parent != nil || element === root else { return }
    if let parent = element.parent, parent.inside == nil {
      parent.inside = inheritedContext(of: parent, in: parent.ancestry)
    }
    guard !element.children.isEmpty else {
      element.inside = nil
      return
    }
    let inside = inheritedContext(of: element, in: element.ancestry)
    if let old = element.inside, old === inside || old.ancestry == inside.ancestry { return }
    for child in element.children { keep(child) }
    element.inside = inside
    for child in element.children { settleAncestry(of: child, &concerned) }
  }

  /// Updates the extents from the leaves up. A parent whose child has changed is inserted by its
  /// depth.
  private func settleExtents(_ concerned: inout [ElementID: LiveElement]) {
    var pending = concerned.values.map { (depth: $0.depth, element: $0) }
    if pending.count > 1 { pending.sort { $0.depth < $1.depth } }
    while let (depth, element) = pending.popLast() {
      let extent = Extent(of: element, in: element.ancestry)
      if element.isMeasured, extent == element.extent { continue }
      keep(element)
      element.isMeasured = true
      element.extent = extent
      guard let parent = element.parent, concerned.updateValue(parent, forKey: parent.id) == nil
      else { continue }
      let index = pending.firstIndex { $0.depth >= depth } ?? pending.endIndex
      pending.insert((depth - 1, parent), at: index)
    }
  }
}

extension Extent {
  @MainActor
  fileprivate init(of element: LiveElement, in ancestry: Ancestry) {
    let children = element.children.isEmpty ? [] : element.children.map(\.extent)
    self.init(of: element.kind, element.attributes, in: ancestry, children: children)
  }
}

extension [LiveElement] {
  /// The elements nearer to the root first, and older ones before younger ones. Sorted because the
  /// order of a dictionary differs from run to run.
  @MainActor
  fileprivate func sortedByDepth() -> [LiveElement] {
    guard count > 1 else { return self }
    return map { (depth: $0.depth, element: $0) }.sorted {
      ($0.depth, $0.element.id) < ($1.depth, $1.element.id)
    }
    .map(\.element)
  }
}
