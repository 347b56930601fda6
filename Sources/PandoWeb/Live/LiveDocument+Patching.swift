import PandoUI

extension LiveDocument {
  /// The patches that are due although the graph has said nothing, or that were put off.
  func takePatches() -> [Patch] {
    if isStale { return rewrite() }
    guard isDue || outlineChanged else { return [] }
    wake()
    return root.isDrawn ? makePatches() : []
  }

  /// Whether something changed that no patch was made of.
  var isDue: Bool {
    !changed.isEmpty || !rearranged.isEmpty || !removed.isEmpty || focus != nil
  }

  /// Patches that write everything anew, for a browser that missed too much.
  func rewrite() -> [Patch] {
    wake()
    undraw()
    measureAll()
    isStale = false
    var patcher = Patcher(document: self)
    patcher.patches.append(patcher.rewrite(root))
    settleAll()
    // What it shows of them is not known.
    title = nil
    outlineChanged = true
    entry = HistoryEntry(depth: -1)
    patcher.patches += outline()
    return patcher.patches
  }

  func makePatches() -> [Patch] {
    let concerned = settle()
    var patcher = Patcher(document: self)
    let animation = animation
    // First what stays is put in its place, so that nothing goes with a node that is replaced.
    if !rearranged.isEmpty {
      rearranged.sort { $0.id < $1.id }
      for element in rearranged where element.isDrawn && !element.marks.contains(.gone) {
        patcher.rearrange(element)
      }
    }
    for element in concerned where element.mayDiffer { patcher.redraw(element) }
    for element in removed where element.isDrawn { patcher.remove(element) }
    patcher.removeStrays()
    if let focus {
      patcher.patches.append(.focus(focus.flatMap { self[$0] }.map { $0.name(.main) }))
    }
    patcher.patches += outline()
    if let animation, !patcher.patches.isEmpty {
      patcher.patches.insert(Motion.patch(animation), at: 0)
    }
    settleAll()
    return patcher.patches
  }

  /// Finds out title and location, which the document that is written shows.
  func readOutline() {
    guard outlineChanged else { return }
    wake()
    outlineChanged = false
    title = root.title
    entry = location.entry
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
}
