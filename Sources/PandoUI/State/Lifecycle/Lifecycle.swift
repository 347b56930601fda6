/// Runs actions when a view appears and disappears, once each time.
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

private struct WeakNode { weak var node: GraphNode? }

final class LifecycleNode<Content: View>: AppearanceNode<Content, LifecycleModifier> {
  /// Whether `onAppear` ran, so that `onDisappear` is due later.
  private var hasAppeared = false
  /// Nodes below that made content before `onAppear` ran.
  private var lateContent: [WeakNode] = []

  override func didAppear() {
    graph.whenAppearing { [weak self] in
      // The view may have disappeared before this callback runs.
      self?.whenMeasured { [weak self] in self?.act() }
    }
  }

  private func act() {
    guard isInSight, !hasAppeared else { return }
    hasAppeared = true
    modifier.onAppear?()
    for content in lateContent { content.node?.evaluateObjectHolders() }
    lateContent = []
  }

  override func lateContentWasMade(by node: GraphNode) {
    guard !hasAppeared, modifier.onAppear != nil else { return }
    lateContent.append(WeakNode(node: node))
  }

  override func didDisappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    guard let action = modifier.onDisappear else { return }
    graph.whenDisappearing(action)
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
