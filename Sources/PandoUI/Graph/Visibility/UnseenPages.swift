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

  /// Lets what is below the outermost node of a page disappear.
  fileprivate func hide(_ top: GraphNode) {
    let wasPresent = top.isPresent
    unseenTops.insert(ObjectIdentifier(top))
    if wasPresent { top.presenceChanged(false) }
  }

  /// Lets what is below the outermost node of a page appear.
  fileprivate func show(_ top: GraphNode) {
    guard unseenTops.remove(ObjectIdentifier(top)) != nil else { return }
    if !top.isTornDown, top.isPresent { top.presenceChanged(true) }
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

  /// Notes whether this tab is selected. Its page hides itself, and what modifies the page outside of that does not.
  func noteTab(isSeen: Bool) {
    guard (extras?.unseenTab == nil) != isSeen else { return }
    if isSeen, let top = extras?.unseenTab {
      extras?.unseenTab = nil
      graph.show(top)
    } else if !isSeen {
      let top = node.outermostOfPage
      ownExtras.unseenTab = top
      graph.hide(top)
    }
  }

  /// Forgets that the element is a page, because it leaves.
  func leavePages() {
    showPage()
    noteTab(isSeen: true)
  }

  private func settlePage() {
    guard !isGone, let extras, extras.isUnseenPage == (extras.page == nil) else { return }
    if extras.isUnseenPage {
      let page = pageNode
      guard !graph.isUnseenPage(page) else { return }
      let top = page.outermostOfPage
      graph.unseenPages[ObjectIdentifier(page)] = UnseenPage(top: top)
      graph.hide(top)
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
    page.graph.show(unseen.top)
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
  /// The outermost node around this page without other pages in it. It contains the tag of the page, and the modifiers
  /// around the tag.
  fileprivate var outermostOfPage: GraphNode {
    var top = self
    // A `ForEach` may get other rows later.
    while let parent = top.parent, parent.drawingElement == nil, !(top is AnyRowNode) {
      var count = 0
      parent.visitChildren { _ in count += 1 }
      guard count == 1 else { break }
      top = parent
    }
    return top
  }
}
