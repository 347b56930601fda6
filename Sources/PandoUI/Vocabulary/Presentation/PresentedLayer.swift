/// Makes content drawn at the root take part in covering: covers above hide it, and it may hide what is
/// below.
///
/// Content without this modifier (a toast, the toolbar of a window without a stack) is always evaluated.
struct PresentedLayer: AttachmentModifier {
  typealias Body = Never

  /// Whether it hides everything below.
  var covers = false

  func makeAttachment(at node: GraphNode) -> AttachedLayer {
    AttachedLayer(node.graph.rootHost.portal(around: node))
  }

  func update(_ attachment: AttachedLayer, in environment: EnvironmentValues, at node: GraphNode) {
    guard let portal = attachment.portal else { return }
    node.graph.note(portal, covers ? .cover : .layer)
  }

  // The portal ends together with the attachment.
  func end(_ attachment: AttachedLayer, at node: GraphNode) {}
}

/// Holds the portal in which a layer is drawn.
@MainActor
final class AttachedLayer {
  fileprivate weak var portal: PortalBase?

  init(_ portal: PortalBase?) {
    self.portal = portal
  }
}
