// Who says what is seen although it is out of sight itself.

/// A node that shows something elsewhere than in its place just now.
struct Presenter {
  /// The portal of a sheet, a link whose screen is pushed.
  let node: GraphNode
  /// For a screen that was pushed: the table of its stack.
  var table: DestinationTable?
}

extension ViewGraph {
  /// Notes whether a node shows something elsewhere than in its place: a sheet, a pushed screen.
  ///
  /// - Parameter table: The table of the stack that a screen was pushed in.
  func notePresenter(_ node: GraphNode, _ presents: Bool, in table: DestinationTable? = nil) {
    if let index = presenters.firstIndex(where: { $0.node === node }) {
      if !presents { presenters.remove(at: index) }
    } else if presents {
      presenters.append(Presenter(node: node, table: table))
    }
  }

  /// Notes a table whose destinations are shown, or are no more.
  func noteTable(_ table: DestinationTable, isInUse: Bool) {
    activeTables.removeAll { $0 === table }
    if isInUse { activeTables.append(table) }
  }

  /// What a node that is out of sight waits for: what it or those below it show elsewhere is not seen
  /// earlier; nil if it is seen now.
  ///
  /// - Parameter hider: Puts the node off if it shows nothing elsewhere.
  func wait(of node: GraphNode, in hider: Hider) -> Hider? {
    var wait = hider
    var isFirst = true
    func note(_ cover: Hider?) -> Bool {
      guard let cover else { return false }
      if isFirst || cover.level > wait.level { wait = cover }
      isFirst = false
      return true
    }
    for presenter in presenters where presenter.node.isInside(node) {
      guard note(cover(of: presenter)) else { return nil }
    }
    for table in activeTables {
      for rule in table.places where rule.isInside(node) {
        guard note(cover(of: Presenter(node: rule, table: table))) else { return nil }
      }
    }
    return wait
  }

  /// What covers that which a presenter shows; nil if it is in sight.
  private func cover(of presenter: Presenter) -> Hider? {
    guard root.cover != nil, let cover = presenter.node.coverAround else { return nil }
    // A screen in the stack, covered as it is, may present what is seen.
    let screens = presenter.table?.screens ?? []
    let isSeen = rootHost.portals.contains { portal in
      portal.cover == nil && screens.contains { portal.node.isInside($0) }
    }
    return isSeen ? nil : cover
  }
}

extension GraphNode {
  /// What covers the presentation or the window that the node is in, or that it is.
  fileprivate var coverAround: Hider? {
    var node: GraphNode? = self
    while let current = node {
      if current.isAlwaysInSight || current.parent == nil { return current.hiding }
      node = current.parent
    }
    return nil
  }
}
