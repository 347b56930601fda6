// A page of a tab view that has no label is there from the beginning, and is evaluated while it is the
// selected one.

/// A page that is not the selected one of its tab view.
struct UnseenPage {
  let hider = Hider()
}

extension ViewGraph {
  /// Whether the node draws a page that is not the selected one.
  func isUnseenPage(_ node: GraphNode) -> Bool {
    !unseenPages.isEmpty && unseenPages[ObjectIdentifier(node)] != nil
  }
}

extension ElementInstance {
  /// Notes whether the page that this unit draws is seen. What is about to go out of sight is drawn once
  /// more as it is now; what comes into sight is evaluated in the same turn.
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

  /// Evaluates what was put off in a page.
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

  /// The outermost node that draws this page and nothing else, whatever it reads, and says nothing to the
  /// tab view.
  private var pageNode: GraphNode {
    var page = node
    while let parent = page.parent, parent.drawsOneThing { page = parent }
    return page
  }
}
