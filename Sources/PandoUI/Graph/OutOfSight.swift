// What is out of sight is not evaluated: it is noted that something changed, and it is evaluated in the
// turn that shows it again.
//
// A view out of sight can still say what is seen: it presents a sheet, or has pushed the screen that covers
// it. Such a view goes on being evaluated, and the views in it that say nothing of that kind do not.

extension GraphNode {
  /// The nearest node above that hides this one; nil if it is in sight.
  final var hider: GraphNode? {
    var node: GraphNode = self
    while let parent = node.parent {
      if !parent.showsChildren { return parent }
      if parent.isAlwaysInSight { return nil }
      node = parent
    }
    return nil
  }

  /// Whether the node is in sight: nothing above hides what it shows.
  final var isPresent: Bool { hider == nil }

  /// Whether this is `other`, or a node below it.
  final func isInside(_ other: GraphNode) -> Bool {
    var node: GraphNode = self
    while node.depth > other.depth, let parent = node.parent { node = parent }
    return node === other
  }

  /// Puts the evaluation of this node off until it is in sight, where it is updated as part of something
  /// that is hidden and says nothing that is seen.
  ///
  /// - Returns: Whether it was put off.
  @inline(__always)
  final func isPutOff() -> Bool {
    guard let hider = graph.hiderOfUpdate else { return false }
    return putOff(until: hider)
  }

  private final func putOff(until hider: GraphNode) -> Bool {
    guard !graph.presents(inside: self) else { return false }
    // It is known already, to the hider or to the turn.
    if isDirty { return true }
    isDirty = true
    hider.putOff(self)
    return true
  }
}

extension ViewGraph {
  /// Notes whether a node shows something elsewhere than in its place: a sheet, a pushed screen.
  func notePresenter(_ node: GraphNode, _ presents: Bool) {
    if let index = presenters.firstIndex(where: { $0 === node }) {
      if !presents { presenters.remove(at: index) }
    } else if presents {
      presenters.append(node)
    }
  }

  /// Notes a table whose destinations are shown, or are no more.
  func noteTable(_ table: DestinationTable, isInUse: Bool) {
    activeTables.removeAll { $0 === table }
    if isInUse { activeTables.append(table) }
  }

  /// Whether something that is shown elsewhere is described by a node or below it.
  func presents(inside node: GraphNode) -> Bool {
    presenters.contains { $0.isInside(node) }
      || activeTables.contains { $0.isDescribed(inside: node) }
  }

  /// Evaluates a node that something it read has changed for, unless it is out of sight.
  func evaluateIfSeen(_ node: GraphNode) {
    guard hiderCount > 0, let hider = node.hider else {
      node.isDirty = false
      tellBeforeChange()
      return node.reevaluate()
    }
    guard node.actsOutOfSight || presents(inside: node) else { return hider.putOff(node) }
    tellBeforeChange()
    updating(inside: hider) {
      // What it shows is described by the views around it, which may have been put off.
      for view in node.staleAncestors { view.bringUpToDate() }
      guard node.isDirty, !node.isTornDown else { return }
      node.isDirty = false
      node.reevaluate()
    }
  }

  /// Runs `body`, which updates nodes that a node hides; nil where they are in sight.
  func updating(inside hider: GraphNode?, _ body: () -> Void) {
    let outer = hiderOfUpdate
    hiderOfUpdate = hider
    body()
    hiderOfUpdate = outer
  }
}

extension GraphNode {
  /// The nodes above that were put off, from the outside to the inside.
  fileprivate var staleAncestors: [GraphNode] {
    var stale: [GraphNode] = []
    var node = parent
    while let current = node {
      if current.isStale { stale.append(current) }
      node = current.parent
    }
    return stale.reversed()
  }

  fileprivate func bringUpToDate() {
    // An evaluation further up may have done it, or ended the node.
    guard isStale, !isTornDown else { return }
    isDirty = false
    reevaluate()
  }
}

/// The node of something that is kept while it is hidden.
class HidingNode<Described: View>: Node<Described> {
  /// Whether what is below is shown, as far as this node knows.
  private(set) final var isShown: Bool
  /// Whether another content was given while this one was hidden.
  final var hasPendingContent = false
  /// What is to be evaluated when it is in sight again.
  private var deferred: [GraphNode] = []

  init(isShown: Bool, parent: GraphNode) {
    self.isShown = isShown
    super.init(parent: parent)
    if !isShown { graph.hiderCount += 1 }
  }

  override var showsChildren: Bool { isShown }

  override var isStale: Bool { isDirty || hasPendingContent }

  override func putOff(_ node: GraphNode) {
    if deferred.count >= 64, deferred.count == deferred.capacity {
      deferred.removeAll { $0.isTornDown || !$0.isDirty }
    }
    deferred.append(node)
  }

  /// Shows what is below or hides it. What was put off is evaluated in this turn.
  final func setShown(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    graph.hiderCount += isShown ? -1 : 1
    guard isShown else { return }
    let nodes = deferred
    deferred = []
    for node in nodes where node.isDirty && !node.isTornDown { graph.evaluateAgain(node) }
  }

  /// Hands a new content on, or keeps it until it is shown.
  final func take(_ update: () -> Void) {
    hasPendingContent = false
    if isShown { return update() }
    if graph.presents(inside: self) {
      graph.updating(inside: self, update)
    } else {
      hasPendingContent = true
    }
  }

  override func presenceChanged(_ isPresent: Bool) {
    if isShown { super.presenceChanged(isPresent) }
  }

  override func contribute(to layers: inout Layers) {
    if !isShown { layers.outermost[.isHidden] = .flag(true) }
  }

  override func willTearDown() {
    if !isShown { graph.hiderCount -= 1 }
    deferred = []
  }
}
