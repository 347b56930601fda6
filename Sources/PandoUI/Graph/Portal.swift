/// A place where elements are drawn that are described elsewhere: the root for sheets and alerts,
/// the toolbar of a screen.
@MainActor
package final class PortalHost {
  unowned(unsafe) var element: ElementInstance?
  /// In the order of what is drawn: later ones are above.
  private(set) var portals: [PortalBase] = []

  package nonisolated init() {}

  func collectElements(into elements: inout [ElementInstance]) {
    for portal in portals { portal.node.visitChildren { $0.collectElements(into: &elements) } }
  }

  /// Whether what is drawn here has left the renderer with the element it was drawn in.
  private var isLost = false

  /// The element goes, and what is drawn in it goes with it until there is another one.
  func lostElement() {
    element = nil
    isLost = !portals.isEmpty
  }

  /// What was described before there was an element gets the layers of its units.
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

  /// The portal here that draws a node which is described in it.
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

/// A place where something is described that is drawn elsewhere.
@MainActor
final class PortalBase {
  /// What it is to those that stand below it at the same host.
  enum Kind {
    case other
    /// It stands above those that came before it.
    case layer
    /// Those that came before it are not seen.
    case cover
  }

  unowned(unsafe) let node: GraphNode
  var kind = Kind.other
  /// What waits for the cover above it to go; nil if none is above it.
  var cover: Hider?

  init(node: GraphNode) { self.node = node }
}

/// Draws its content at a host, with the environment and the state of where it is described.
///
/// - Note: The host must outlive what is described; nil is the root.
package struct Portal<Content: View>: PrimitiveView {
  let host: PortalHost?
  let content: Content

  package init(to host: PortalHost? = nil, @ViewBuilder content: () -> Content) {
    self.host = host
    self.content = content()
  }

  /// Makes the node that stands for the view.
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
    // Before what is inside of it, which may stand above it.
    host.add(portal)
    child = Content._makeNode(view.content, parent: self)
    guard isAlwaysInSight else { return }
    graph.notePresenter(self, true)
    graph.portalsChanged()
  }

  override var endsDecorations: Bool { true }
  override var drawingElement: ElementInstance? { host.element }
  override var isDrawnElsewhere: Bool { true }

  /// A sheet stays in sight when the screen that presents it is covered.
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
  /// What is drawn elsewhere says nothing to the views around.
  override func collectPreference(_ collector: PreferenceCollector) {}

  override func willTearDown() {
    host.remove(portal)
    guard isAlwaysInSight else { return }
    graph.notePresenter(self, false)
    graph.portalsChanged(without: portal)
  }
}
