// Content under a full-screen cover is not visible, so its evaluations are postponed until the cover is
// closed. It has appeared all the same, and its elements are not hidden.

extension ViewGraph {
  /// Notes whether a presentation covers those below.
  func note(_ portal: PortalBase, _ kind: PortalBase.Kind) {
    guard portal.kind != kind else { return }
    portal.kind = kind
    settleCoversLater()
  }

  /// Determines what is covered after this flush has evaluated everything else. So content that is about to
  /// be covered is drawn once more in its present state, and uncovered content is evaluated in this flush.
  func settleCoversLater() {
    guard !mustSettleCovers else { return }
    mustSettleCovers = true
    afterUpdate { [unowned self] in settleCovers() }
  }

  private func settleCovers() {
    mustSettleCovers = false
    var isCovered = false
    for (index, portal) in rootHost.portals.enumerated().reversed() {
      cover(&portal.cover, isCovered && portal.kind != .other, level: index + 1)
      if portal.kind == .cover { isCovered = true }
    }
    cover(&root.cover, isCovered, level: 0)
    // The covers have changed, so nodes that waited may now present something visible.
    for portal in rootHost.portals { portal.cover?.release() }
    root.cover?.release()
  }

  private func cover(_ cover: inout Hider?, _ isCovered: Bool, level: Int) {
    if let old = cover, !isCovered {
      cover = nil
      hiderCount -= 1
      old.release()
    } else if isCovered, cover == nil {
      cover = Hider()
      hiderCount += 1
    }
    cover?.level = level
  }

  /// Called when a portal at the root is added, or when `portal` is removed.
  func portalsChanged(without portal: PortalBase? = nil) {
    if let cover = portal?.cover {
      portal?.cover = nil
      hiderCount -= 1
      cover.release()
    }
    if root.cover != nil, !isClosed { settleCoversLater() }
  }
}
