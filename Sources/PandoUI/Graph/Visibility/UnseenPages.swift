// The pages of a tab view without labels exist from the beginning, but are evaluated only while they are
// selected.

/// An unselected page of a tab view.
struct UnseenPage {
  let hider = Hider()
  /// The outermost node that is about this page alone. What is below it is not in sight.
  let top: GraphNode
}

extension ViewGraph {
  /// Whether the node draws an unselected page.
  func isUnseenPage(_ node: GraphNode) -> Bool {
    !unseenPages.isEmpty && unseenPages[ObjectIdentifier(node)] != nil
  }
}

extension ElementInstance {
  /// Notes whether this unit's page is selected. A page that becomes unselected is drawn once more in its
  /// present state; a page that becomes selected is evaluated in the same flush.
  func notePage(isSeen: Bool) {
    guard (extras?.isUnseenPage ?? false) == isSeen else { return }
    ownExtras.isUnseenPage = !isSeen
    graph.whenPaging { self.settlePage() }
  }

  private func settlePage() {
    guard !isGone, let extras, extras.isUnseenPage == (extras.page == nil) else { return }
    if extras.isUnseenPage {
      let page = pageNode
      guard !graph.isUnseenPage(page) else { return }
      let top = page.decoratedOutermost
      let wasPresent = top.isPresent
      graph.unseenPages[ObjectIdentifier(page)] = UnseenPage(top: top)
      graph.unseenTops.insert(ObjectIdentifier(top))
      if wasPresent { top.presenceChanged(false) }
      extras.page = page
      graph.hiderCount += 1
      if page.hasPreferences { page.preferenceWritersChanged() }
    } else {
      showPage()
    }
  }

  /// Evaluates what was postponed in a page.
  func showPage() {
    guard let page = extras?.page else { return }
    extras?.page = nil
    guard let unseen = page.graph.unseenPages.removeValue(forKey: ObjectIdentifier(page)) else {
      return
    }
    page.graph.hiderCount -= 1
    page.graph.unseenTops.remove(ObjectIdentifier(unseen.top))
    if !unseen.top.isTornDown, unseen.top.isPresent { unseen.top.presenceChanged(true) }
    unseen.hider.release()
    if page.hasPreferences, !page.isTornDown { page.preferenceWritersChanged() }
  }

  /// The outermost node that draws this page and nothing else, whatever the node reads, and sets no traits
  /// for the tab view.
  private var pageNode: GraphNode {
    var page = node
    while let parent = page.parent, parent.drawsOneElement { page = parent }
    return page
  }
}

extension GraphNode {
  /// The outermost node that decorates this one, also with traits, and nothing beside it.
  fileprivate var decoratedOutermost: GraphNode {
    var top = self
    while let parent = top.parent, parent.drawsOneElement || parent.isDecoration { top = parent }
    return top
  }
}
