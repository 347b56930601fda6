// What is out of sight is not evaluated: it is noted that something changed, and it is evaluated in the
// turn that shows it again.
//
// A view out of sight can still say what is seen: it presents a sheet, or has pushed the screen that covers
// it. Such a view goes on being evaluated, and the views in it that say nothing of that kind do not.

extension GraphNode {
  /// What the node waits for to be evaluated: the nearest that puts it off; nil if it is in sight.
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

  /// Whether nothing above hides the node. What a full-screen cover is above is not hidden: it has
  /// appeared, and does not disappear.
  final var isPresent: Bool {
    var node: GraphNode = self
    while let parent = node.parent {
      if !parent.showsChildren { return false }
      if parent.isAlwaysInSight { return true }
      node = parent
    }
    return true
  }

  /// Whether this is `other`, or a node below it.
  final func isInside(_ other: GraphNode) -> Bool {
    var node: GraphNode = self
    while node.depth > other.depth, let parent = node.parent { node = parent }
    return node === other
  }

  /// Puts the evaluation of this node off until it is in sight, where it is updated as part of something
  /// that is out of sight and says nothing that is seen.
  ///
  /// - Returns: Whether it was put off.
  @inline(__always)
  final func isPutOff() -> Bool {
    guard graph.hiderCount > 0 else { return false }
    return isPutOffByHider()
  }

  private final func isPutOffByHider() -> Bool {
    // What is in sight may have pages that are not.
    guard let hider = graph.hiderOfUpdate ?? (graph.unseenPages.isEmpty ? nil : self.hider),
      let wait = graph.wait(of: self, in: hider)
    else { return false }
    // It is known already, to what it waits for or to the turn.
    if isDirty { return true }
    isDirty = true
    wait.putOff(self)
    return true
  }
}

extension ViewGraph {
  /// Evaluates a node that something it read has changed for, unless it is out of sight.
  func evaluateIfSeen(_ node: GraphNode) {
    guard hiderCount > 0, let hider = node.hider else {
      node.isDirty = false
      tellBeforeChange()
      return node.reevaluate()
    }
    if !node.actsOutOfSight, let wait = wait(of: node, in: hider) { return wait.putOff(node) }
    tellBeforeChange()
    updating(inside: hider) {
      // What it shows is described by the views around it, which may have been put off.
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

  /// Runs `body`, which updates nodes that a hider puts off; nil where they are in sight.
  func updating(inside hider: Hider?, _ body: () -> Void) {
    let outer = hiderOfUpdate
    hiderOfUpdate = hider
    body()
    hiderOfUpdate = outer
  }
}

extension GraphNode {
  /// The outermost node above that was put off, of those below a depth. What is evaluated there may put
  /// off what is between it and this node.
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
  private let own = Hider()

  init(isShown: Bool, parent: GraphNode) {
    self.isShown = isShown
    super.init(parent: parent)
    if !isShown { graph.hiderCount += 1 }
  }

  override var showsChildren: Bool { isShown }

  override var hiding: Hider? { isShown ? nil : own }

  override var isStale: Bool { isDirty || hasPendingContent }

  /// Shows what is below or hides it. What was put off is evaluated in this turn.
  final func setShown(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    self.isShown = isShown
    graph.hiderCount += isShown ? -1 : 1
    if isShown { own.release() }
  }

  /// Hands a new content on, or keeps it until it is shown.
  final func take(_ update: () -> Void) {
    hasPendingContent = false
    if isShown { return update() }
    guard let wait = graph.wait(of: self, in: own) else {
      return graph.updating(inside: own, update)
    }
    hasPendingContent = true
    // What it says may be seen before it is itself.
    if wait !== own, !isDirty {
      isDirty = true
      wait.putOff(self)
    }
  }

  /// Hands the content on that was kept: something below it is about to say what is seen.
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
