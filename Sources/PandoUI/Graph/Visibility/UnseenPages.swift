// The pages of a tab view without labels exist from the beginning, but are evaluated only while they are
// selected.

/// An unselected page of a tab view.
struct UnseenPage {
  let hider = Hider()
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
    graph.afterUpdate { self.settlePage() }
  }

  private func settlePage() {
    guard !isGone, let extras, extras.isUnseenPage == (extras.page == nil) else { return }
    if extras.isUnseenPage {
      let page = pageNode
      guard !graph.isUnseenPage(page) else { return }
      graph.unseenPages[ObjectIdentifier(page)] = UnseenPage()
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
