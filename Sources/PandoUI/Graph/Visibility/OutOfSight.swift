// Nodes out of sight are not evaluated. A change marks them, and they are evaluated in the flush that shows
// them again.
//
// A view out of sight can still determine what is in sight: it presents a sheet, or has pushed the screen
// that covers it. Such a view continues to be evaluated, but not the views in it that present nothing.

extension GraphNode {
  /// The nearest hider that this node's evaluation waits for; nil if the node is in sight.
  final var hider: Hider? {
    let pages = graph.unseenPages
    var node: GraphNode = self
    while true {
      if !pages.isEmpty, let page = pages[ObjectIdentifier(node)] { return page.hider }
      guard let parent = node.parent else { return nil }
      if let hider = parent.hiding { return hider }
      if parent.isAlwaysInSight { return nil }
      node = parent
    }
  }

  /// Whether no ancestor hides the node. Nodes under a full-screen cover are not hidden: they have
  /// appeared, and do not disappear.
  final var isPresent: Bool {
    let unseen = graph.unseenTops
    var node: GraphNode = self
    while true {
      if !unseen.isEmpty, unseen.contains(ObjectIdentifier(node)) { return false }
      guard let parent = node.parent else { return true }
      if !parent.showsChildren { return false }
      if parent.isAlwaysInSight { return true }
      node = parent
    }
  }

  /// Whether this node is `other` or a descendant of it.
  final func isInside(_ other: GraphNode) -> Bool {
    var node: GraphNode = self
    while node.depth > other.depth, let parent = node.parent { node = parent }
    return node === other
  }

  /// Postpones the evaluation of this node if an update reaches it while it is out of sight and presents
  /// nothing in sight.
  ///
  /// - Returns: Whether the evaluation was postponed.
  @inline(__always)
  final func isPostponed() -> Bool {
    guard graph.hiderCount > 0 else { return false }
    return isPostponedByHider()
  }

  private final func isPostponedByHider() -> Bool {
    // A node in sight may have pages that are not in sight.
    guard let hider = graph.hiderOfUpdate ?? (graph.unseenPages.isEmpty ? nil : self.hider),
      let wait = graph.wait(of: self, in: hider)
    else { return false }
    // A dirty node is already known to its hider or to the flush.
    if isDirty { return true }
    isDirty = true
    wait.postpone(self)
    return true
  }
}

extension ViewGraph {
  /// Evaluates a dirty node, or postpones its evaluation if it is out of sight.
  func evaluateIfSeen(_ node: GraphNode) {
    guard hiderCount > 0, let hider = node.hider else {
      node.isDirty = false
      notifyBeforeChange()
      return node.reevaluate()
    }
    if !node.isEvaluatedOutOfSight, let wait = wait(of: node, in: hider) {
      return wait.postpone(node)
    }
    notifyBeforeChange()
    updating(inside: hider) {
      // The views around it provide what it presents, and may have been postponed.
      var depth: Int32 = -1
      while !node.isTornDown, let view = node.outermostStaleAncestor(below: depth) {
        depth = view.depth
        view.bringUpToDate()
      }
      guard node.isDirty, !node.isTornDown else { return }
      node.isDirty = false
      node.reevaluate()
    }
  }

  /// Runs `body`, which updates nodes inside `hider`; nil if they are in sight.
  func updating(inside hider: Hider?, _ body: () -> Void) {
    let outer = hiderOfUpdate
    hiderOfUpdate = hider
    body()
    hiderOfUpdate = outer
  }
}

extension GraphNode {
  /// The outermost ancestor below a depth whose evaluation was postponed. Evaluating it may postpone nodes
  /// between it and this node.
  fileprivate func outermostStaleAncestor(below depth: Int32) -> GraphNode? {
    var stale: GraphNode?
    var node = parent
    while let current = node, current.depth > depth {
      if current.isStale { stale = current }
      node = current.parent
    }
    return stale
  }

  fileprivate func bringUpToDate() {
    // An evaluation further up may have updated or ended the node.
    guard isStale, !isTornDown else { return }
    isDirty = false
    reevaluate()
  }
}

/// The node of content that is kept while it is hidden.
class HidingNode<Described: View>: Node<Described> {
  /// Whether this node shows its children. An ancestor may hide them all the same.
  private(set) final var isShown: Bool
  /// Whether new content was given while it was hidden.
  final var hasPendingContent = false
  private let own = Hider()

  init(isShown: Bool, parent: GraphNode) {
    self.isShown = isShown
    super.init(parent: parent)
    if !isShown { graph.hiderCount += 1 }
  }

  override var showsChildren: Bool { isShown }

  override var hiding: Hider? { isShown ? nil : own }

  override var isStale: Bool { isDirty || hasPendingContent }

  /// Shows or hides a child.
  ///
  /// - Parameters:
  ///   - isShown: Whether it is shown from now on.
  ///   - child: The child.
  ///   - update: Gives the child its present content. Content that is about to be hidden is drawn once
  ///     more, so that it does not show old words while it goes.
  final func setShown(_ isShown: Bool, child: GraphNode, update: () -> Void) {
    setShown(isShown)
    hasPendingContent = false
    update()
    if isPresent { child.presenceChanged(isShown) }
    child.redecorate()
  }

  /// Shows or hides the children. Postponed evaluations run in this flush.
  final func setShown(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    graph.hiderCount += isShown ? -1 : 1
    if isShown { own.release() }
  }

  /// Passes new content to the child, or keeps it until it is shown.
  final func take(_ update: () -> Void) {
    hasPendingContent = false
    if isShown { return update() }
    guard let wait = graph.wait(of: self, in: own) else {
      return graph.updating(inside: own, update)
    }
    hasPendingContent = true
    // A presentation of the content may be in sight before the content is.
    if wait !== own, !isDirty {
      isDirty = true
      wait.postpone(self)
    }
  }

  /// Passes on the kept content, because a descendant is about to present something in sight.
  final func catchUp(_ update: () -> Void) {
    hasPendingContent = false
    if isShown { update() } else { graph.updating(inside: own, update) }
  }

  override func presenceChanged(_ isPresent: Bool) {
    if isShown { super.presenceChanged(isPresent) }
  }

  override func contribute(to layers: inout Layers) {
    if !isShown { layers.outermost[.isHidden] = .flag(true) }
  }

  override func willTearDown() {
    if !isShown { graph.hiderCount -= 1 }
    own.forget()
  }
}
