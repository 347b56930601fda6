// What a full-screen cover is above is not seen: its evaluations are put off until the cover is closed. It
// has appeared all the same, and its elements are not hidden.

/// Says that what is drawn at the root takes part in covering: it is covered by what stands above it, and
/// may cover what stands below.
///
/// What is not said to (a toast, the toolbar of a window without a stack) is always evaluated.
struct PresentedLayer: AttachmentModifier {
  typealias Body = Never

  /// Whether nothing below it is seen.
  var covers = false

  func makeAttachment(at node: GraphNode) -> AttachedLayer {
    AttachedLayer(node.graph.rootHost.portal(around: node))
  }

  func update(_ attachment: AttachedLayer, in environment: EnvironmentValues, at node: GraphNode) {
    guard let portal = attachment.portal else { return }
    node.graph.note(portal, covers ? .cover : .layer)
  }

  // The portal goes with it.
  func end(_ attachment: AttachedLayer, at node: GraphNode) {}
}

/// The portal in which a layer is drawn.
@MainActor
final class AttachedLayer {
  fileprivate weak var portal: PortalBase?

  init(_ portal: PortalBase?) {
    self.portal = portal
  }
}

extension ViewGraph {
  /// Notes what a presentation covers.
  fileprivate func note(_ portal: PortalBase, _ kind: PortalBase.Kind) {
    guard portal.kind != kind else { return }
    portal.kind = kind
    settleCoversLater()
  }

  /// Finds out what is covered when this turn has evaluated everything else: what is about to be covered
  /// is drawn once more as it is now, and what was covered until now is evaluated in the same turn.
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
    // What is seen has changed, and with it who says something that is.
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

  /// A portal at the root goes, or comes.
  func portalsChanged(without portal: PortalBase? = nil) {
    if let cover = portal?.cover {
      portal?.cover = nil
      hiderCount -= 1
      cover.release()
    }
    if root.cover != nil, !isClosed { settleCoversLater() }
  }
}
