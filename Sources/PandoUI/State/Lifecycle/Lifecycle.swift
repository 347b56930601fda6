/// Runs actions when a view appears and disappears.
///
/// A view is in sight from the turn in which it becomes part of the interface and nothing hides it, to
/// the turn in which it is removed or hidden: behind a pushed screen, in another tab. Each action runs
/// once each time. Views appear from the outside to the inside, in drawing order; they disappear in
/// the reverse order, before others appear.
struct LifecycleModifier: ViewModifier {
  typealias Body = Never

  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    LifecycleNode(view, parent: parent)
  }
}

final class LifecycleNode<Content: View>: Node<ModifiedContent<Content, LifecycleModifier>> {
  private var modifier: LifecycleModifier
  private var child: Node<Content>!
  private var isInSight = false
  /// Whether `onAppear` ran, so that `onDisappear` is due later.
  private var hasAppeared = false

  init(_ view: ModifiedContent<Content, LifecycleModifier>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    if isPresent { appear() }
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, LifecycleModifier>) {
    modifier = view.modifier
    child.update(view.content)
  }

  override var drawsOneThing: Bool { true }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func presenceChanged(_ isPresent: Bool) {
    if isPresent { appear() }
    super.presenceChanged(isPresent)
    if !isPresent { disappear() }
  }

  private func appear() {
    guard !isInSight else { return }
    isInSight = true
    graph.whenAppearing { [weak self] in
      // The view may have disappeared before this callback runs.
      guard let self, self.isInSight, !self.hasAppeared else { return }
      self.hasAppeared = true
      self.modifier.onAppear?()
    }
  }

  private func disappear() {
    guard isInSight else { return }
    isInSight = false
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = modifier.onDisappear else { return }
    graph.whenDisappearing(action)
  }

  override func willTearDown() {
    disappear()
  }
}

extension View {
  /// Runs an action when the view appears, before it is drawn.
  ///
  /// - Parameter action: Called on the main actor each time the view appears; nil for nothing.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onAppear: action))
  }

  /// Runs an action when the view disappears.
  ///
  /// - Parameter action: Called on the main actor each time the view disappears; nil for nothing.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifecycleModifier(onDisappear: action))
  }
}
