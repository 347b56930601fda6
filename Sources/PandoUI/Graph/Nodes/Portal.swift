/// A place that draws elements described elsewhere: the root for sheets and alerts, the toolbar of a
/// screen.
@MainActor
package final class PortalHost {
  unowned(unsafe) var element: ElementInstance?
  /// The portals in drawing order: later ones are above earlier ones.
  private(set) var portals: [PortalBase] = []

  package nonisolated init() {}

  func collectElements(into elements: inout [ElementInstance]) {
    for portal in portals { portal.node.visitChildren { $0.collectElements(into: &elements) } }
  }

  /// Whether the content has left the renderer together with the host's element.
  private var isLost = false

  /// Called when the element is removed; the content is not drawn until the host has another element.
  func lostElement() {
    element = nil
    isLost = !portals.isEmpty
  }

  /// Called when the host has an element; content described earlier gets the layers of its units.
  func gainedElement() {
    if isLost { drawAnew() }
    isLost = false
    for portal in portals { portal.node.visitChildren { $0.redecorate() } }
  }

  func drawAnew() {
    var elements: [ElementInstance] = []
    collectElements(into: &elements)
    for element in elements { element.drawAnew() }
  }

  /// The portal of this host that contains the node.
  func portal(around node: GraphNode) -> PortalBase? {
    var node = node.parent
    while let current = node, !current.isAlwaysInSight { node = current.parent }
    return portals.first { $0.node === node }
  }

  fileprivate func add(_ portal: PortalBase) {
    portals.append(portal)
    if let element { element.node.graph.arrangeLater(element) }
  }

  fileprivate func remove(_ portal: PortalBase) {
    portals.removeAll { $0 === portal }
    if let element, !element.isGone { element.node.graph.arrangeLater(element) }
  }
}

/// The part of a portal's node that does not depend on its content's type.
@MainActor
final class PortalBase {
  /// The relation of a portal to earlier portals at the same host.
  enum Kind {
    case other
    /// The content is above the content of earlier portals.
    case layer
    /// The content hides the content of earlier portals.
    case cover
  }

  unowned(unsafe) let node: GraphNode
  var kind = Kind.other
  /// Collects evaluations until the cover above is dismissed; nil without a cover.
  var cover: Hider?

  init(node: GraphNode) { self.node = node }
}

/// Draws its content at a host, with the environment and the state of the place of description.
///
/// - Note: The host must outlive the portal. Without a host the content is drawn at the root.
package struct Portal<Content: View>: PrimitiveView {
  let host: PortalHost?
  let content: Content

  package init(to host: PortalHost? = nil, @ViewBuilder content: () -> Content) {
    self.host = host
    self.content = content()
  }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The portal.
  ///   - parent: The node above, which owns the new one.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    PortalNode(view, parent: parent)
  }
}

final class PortalNode<Content: View>: Node<Portal<Content>> {
  private let host: PortalHost
  private var portal: PortalBase!
  private var child: Node<Content>!

  init(_ view: Portal<Content>, parent: GraphNode) {
    host = view.host ?? parent.graph.rootHost
    super.init(parent: parent)
    portal = PortalBase(node: self)
    // Before the content's node is made, because the content may have portals above this one.
    host.add(portal)
    child = Content._makeNode(view.content, parent: self)
    guard isAlwaysInSight else { return }
    graph.notePresenter(self, true)
    graph.portalsChanged()
  }

  override var endsDecorations: Bool { true }
  override var drawingElement: ElementInstance? { host.element }
  override var isDrawnElsewhere: Bool { true }

  /// The content of a sheet stays in sight when the presenting screen is covered.
  override var isAlwaysInSight: Bool { host === graph.rootHost }

  override var hiding: Hider? { portal?.cover }

  override func presenceChanged(_ isPresent: Bool) {
    if !isAlwaysInSight { super.presenceChanged(isPresent) }
  }

  override func update(_ view: Portal<Content>) {
    guard isAlwaysInSight else { return child.update(view.content) }
    graph.updating(inside: hiding) { child.update(view.content) }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func collectElements(into elements: inout [ElementInstance]) {}
  override func redecorate(unlessDrawnSince mark: DrawMark?) {}
  /// Preferences of content drawn elsewhere do not reach the views around.
  override func collectPreference(_ collector: PreferenceCollector) {}

  override func willTearDown() {
    host.remove(portal)
    guard isAlwaysInSight else { return }
    graph.notePresenter(self, false)
    graph.portalsChanged(without: portal)
  }
}
