/// The node of a modifier that acts when its content comes into sight and goes out of sight.
///
/// A view is in sight from the flush in which it becomes part of the interface and nothing hides it, to
/// the flush in which it is removed or hidden: behind a pushed screen, in another tab. Views appear from
/// the outside to the inside, in drawing order; they disappear in the reverse order, before others
/// appear.
class AppearanceNode<Content: View, M: ViewModifier>: Node<ModifiedContent<Content, M>> {
  private(set) final var modifier: M
  private var child: Node<Content>!
  private(set) final var isInSight = false

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    if isPresent { appear() }
    child = Content._makeNode(view.content, parent: self)
  }

  /// The content is in sight from now on.
  func didAppear() {}

  /// The content is no longer in sight.
  func didDisappear() {}

  /// The modifier was described anew.
  func modifierChanged(from old: M) {}

  override func update(_ view: ModifiedContent<Content, M>) {
    let old = modifier
    modifier = view.modifier
    modifierChanged(from: old)
    child.update(view.content)
  }

  override var drawsOneElement: Bool { true }

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
    didAppear()
  }

  private func disappear() {
    guard isInSight else { return }
    isInSight = false
    didDisappear()
  }

  override func willTearDown() {
    disappear()
  }
}
