/// The state that a tab and its tab view share.
@MainActor
final class TabHandle {
  /// The portal host of the label, which is drawn in the tab, beside the page.
  let label = PortalHost()
  /// Whether the page is shown.
  private(set) var isSelected = false
  fileprivate weak var node: GraphNode?

  nonisolated init() {}

  private var wanted = false

  /// Shows or hides the page after the tabs are arranged.
  func selectLater(_ isSelected: Bool) {
    guard wanted != isSelected else { return }
    wanted = isSelected
    node?.graph.afterUpdate { [weak self] in
      if let self { self.select(self.wanted) }
    }
  }

  /// Shows or hides the page.
  func select(_ isSelected: Bool) {
    guard self.isSelected != isSelected else { return }
    self.isSelected = isSelected
    if let node { node.graph.markDirty(node) }
  }
}

/// The handle that a tab passes to its tab view.
enum TabTrait: TraitKey {
  static var defaultValue: TabHandle? { nil }
}

extension View {
  /// Sets the label of this view's tab.
  ///
  /// - Parameter label: The label; built at once.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    tabPage(role: nil, label: label)
  }

  func tabPage<V: View>(role: TabRole?, @ViewBuilder label: () -> V) -> some View {
    TabPage(content: self, label: label())
  }
}

/// The page of a tab. Its nodes are made when it is first shown, and kept from then on.
struct TabPage<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @State private var handle = TabHandle()

  var body: some View {
    let handle = handle
    TabPageElement {
      Portal(to: handle.label) { Part("label") { label } }
      LazyPresence(handle: handle) { content }
    }
    .modifier(UnitHostModifier(host: handle.label))
    .trait(TabTrait.self, handle)
    // The page is made only when it is selected, and its tag decides whether it is. So the tag is
    // read without making the page.
    .trait(TagTrait.self, content.outermostTag)
  }
}

struct TabPageElement<Content: View>: ElementView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var kind: ElementKind { .box }
  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {}
}

/// Draws the content of a portal host beside an element, in the element's unit.
struct UnitHostModifier: ViewModifier {
  typealias Body = Never

  let host: PortalHost

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    UnitHostNode(view, parent: parent)
  }
}

final class UnitHostNode<Content: View>: Node<ModifiedContent<Content, UnitHostModifier>> {
  private let host: PortalHost
  private var child: Node<Content>!

  init(_ view: ModifiedContent<Content, UnitHostModifier>, parent: GraphNode) {
    host = view.modifier.host
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, UnitHostModifier>) {
    child.update(view.content)
  }

  override func contribute(to layers: inout Layers) {
    layers.unitHosts.append(host)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// Makes its content when it is first shown, and hides it while it is not selected.
struct LazyPresence<Content: View>: PrimitiveView {
  let handle: TabHandle
  let content: Content

  init(handle: TabHandle, @ViewBuilder content: () -> Content) {
    self.handle = handle
    self.content = content()
  }

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    LazyPresenceNode(view, parent: parent)
  }
}

final class LazyPresenceNode<Content: View>: HidingNode<LazyPresence<Content>> {
  private var view: LazyPresence<Content>
  private var child: Node<PreferenceBoundary<Content>>?

  init(_ view: LazyPresence<Content>, parent: GraphNode) {
    self.view = view
    super.init(isShown: false, parent: parent)
    view.handle.node = self
    show(view.handle.isSelected)
  }

  private var page: PreferenceBoundary<Content> {
    PreferenceBoundary(isOpen: isShown) { view.content }
  }

  override func update(_ view: LazyPresence<Content>) {
    self.view = view
    view.handle.node = self
    isDirty = false
    if view.handle.isSelected != isShown {
      show(view.handle.isSelected)
    } else if let child {
      take { child.update(page) }
    }
  }

  override func reevaluate() {
    isDirty = false
    if view.handle.isSelected != isShown {
      show(view.handle.isSelected)
    } else if hasPendingContent, let child {
      catchUp { child.update(page) }
    }
  }

  private func show(_ isShown: Bool) {
    guard self.isShown != isShown else { return }
    if let child {
      setShown(isShown, child: child) { child.update(page) }
    } else {
      setShown(isShown)
      child = PreferenceBoundary<Content>._makeNode(page, parent: self)
      childrenChanged()
      announceLateContent()
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
