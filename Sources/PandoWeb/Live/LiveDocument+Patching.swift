import PandoUI

extension LiveDocument {
  /// The patches of what was collected, or of what is due without a commit of the graph.
  func takePatches() -> [Patch] {
    if isStale { return rewrite() }
    guard isDue || outlineChanged else { return [] }
    wake()
    guard root.isDrawn else { return [] }
    defer { earlier = [] }
    return earlier + makePatches()
  }

  /// Whether there are changes without patches.
  var isDue: Bool {
    !changed.isEmpty || !rearranged.isEmpty || !removed.isEmpty || focus != nil
      || !earlier.isEmpty
  }

  /// Patches that write the whole document anew, for a browser that missed too much.
  func rewrite() -> [Patch] {
    wake()
    undraw()
    measureAll()
    isStale = false
    var patcher = Patcher(document: self)
    patcher.patches.append(patcher.rewrite(root))
    settleAll()
    // The title and the location that the browser shows are unknown.
    title = nil
    sentNotice = ""
    outlineChanged = true
    entry = HistoryEntry(depth: -1)
    patcher.patches += outline()
    return patcher.patches
  }

  func makePatches() -> [Patch] {
    let concerned = settle()
    var patcher = Patcher(document: self)
    let animation = animation
    // Nodes that stay are moved before others are replaced, so that none is lost inside a replaced node.
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
      patcher.patches.insert(.animation(animation), at: 0)
    }
    settleAll()
    return patcher.patches
  }

  /// Updates ``title`` and ``entry``, which the document shows when it is written.
  func readOutline() {
    guard outlineChanged else { return }
    wake()
    title = root.title
    entry = currentEntry
    // It is not written with the document, because it belongs to the connection.
    outlineChanged = notice != sentNotice
  }

  /// The patches of the title and the location, if they have changed.
  private func outline() -> [Patch] {
    guard outlineChanged else { return [] }
    outlineChanged = false
    var patches: [Patch] = []
    let newEntry = currentEntry
    // Screens that were pushed at once have an entry each, so that going back leaves one screen.
    if entry.depth >= 0, newEntry.depth - entry.depth > 1, newEntry.depth - entry.depth <= 16 {
      let location = location
      for depth in entry.depth + 1..<newEntry.depth {
        guard let below = location.cut(to: depth) else { continue }
        patches.append(.location(below.entry(maxParts: maxAddressParts)))
      }
    }
    if newEntry != entry { patches.append(.location(newEntry)) }
    entry = newEntry
    let newTitle = root.title
    if newTitle != title, let newTitle { patches.append(.title(newTitle)) }
    title = newTitle
    if notice != sentNotice { patches.append(.notice(notice)) }
    sentNotice = notice
    return patches
  }
}
