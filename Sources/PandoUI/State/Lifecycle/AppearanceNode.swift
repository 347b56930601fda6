/// The node of a modifier that acts when its content comes into sight and goes out of sight.
///
/// A view is in sight from the flush in which it becomes part of the interface and nothing hides it, to
/// the flush in which it is removed or hidden: behind a pushed screen, in another tab. Views appear from
/// the outside to the inside, in drawing order; they disappear in the reverse order, before others
/// appear.
///
/// In a list, a lazy stack or a lazy grid of a page, a view is in sight only while the page says that a part of it is seen.
class AppearanceNode<Content: View, M: ViewModifier>: Node<ModifiedContent<Content, M>> {
  private(set) final var modifier: M
  private var child: Node<Content>!
  private(set) final var isInSight = false
  /// Whether the page has a part of the content in sight; nil where it is not asked.
  private var isSeen: Bool?

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    if appearsInSight { isSeen = false }
    if isPresent { appear() }
    child = Content._makeNode(view.content, parent: self)
    // What draws nothing is never seen.
    if isSeen != nil, drawsNothing {
      isSeen = nil
      if isPresent { appear() }
    }
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

  private var drawsNothing: Bool {
    var elements: [ElementInstance] = []
    child.collectElements(into: &elements)
    return elements.isEmpty
  }

  override func contribute(to layers: inout Layers) {
    guard isSeen != nil else { return }
    var decoration = Decoration()
    decoration.on(.sight) { [weak self] event in
      guard let self, case .sight(let isSeen) = event, self.isSeen != nil else { return }
      self.isSeen = isSeen
      graph.markDirty(self)
    }
    layers.add(decoration)
  }

  override func reevaluate() {
    isDirty = false
    guard isSeen != nil else { return }
    if isSeen == true, isPresent { appear() } else { disappear() }
  }

  /// Runs an action at once, or, in content that was made for a guessed size, when that size is measured.
  final func whenMeasured(_ action: @escaping () -> Void) {
    if graph.drawing.hasGuesses {
      var place = parent
      while let current = place {
        if current.keepUntilMeasured(action) { return }
        place = current.parent
      }
    }
    action()
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
    guard !isInSight, isSeen != false else { return }
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
