/// Runs an action when a value differs from that of the last evaluation.
struct OnChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never

  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
  /// Whether the action waits until what the change hides has disappeared.
  var isLast = false

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    OnChangeNode(view, parent: parent)
  }
}

final class OnChangeNode<Content: View, Value: Equatable>: Node<
  ModifiedContent<Content, OnChangeModifier<Value>>
>
{
  private var last: Value
  private var child: Node<Content>!

  init(_ view: ModifiedContent<Content, OnChangeModifier<Value>>, parent: GraphNode) {
    let modifier = view.modifier
    last = modifier.value
    super.init(parent: parent)
    if modifier.initial {
      graph.effectAfterUpdate { modifier.action(modifier.value, modifier.value) }
    }
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, OnChangeModifier<Value>>) {
    let modifier = view.modifier
    if modifier.value != last {
      let old = last
      last = modifier.value
      let act = { [weak self] in
        guard let self, !self.isTornDown else { return }
        modifier.action(old, modifier.value)
      }
      if modifier.isLast { graph.effectAfterUpdate(act) } else { graph.whenChanged(act) }
    }
    child.update(view.content)
  }

  override var drawsOneElement: Bool { true }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

extension View {
  /// Runs an action when a value has changed, after the change is evaluated and before it is drawn.
  ///
  /// - Parameters:
  ///   - value: The value, compared at each evaluation with the one before.
  ///   - initial: Whether the action also runs when the view first appears.
  ///   - action: Called on the main actor with the old and the new value after that evaluation.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value has changed, without the values.
  ///
  /// - Parameters:
  ///   - value: The value, compared at each evaluation with the one before.
  ///   - initial: Whether the action also runs when the view first appears.
  ///   - action: Called on the main actor after the evaluation in which the value changed.
  public func onChange<V: Equatable>(
    of value: V,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value, compared at each evaluation with the one before.
  ///   - action: Called on the main actor with the new value after that evaluation.
  public func onChange<V: Equatable>(
    of value: V,
    perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    modifier(OnChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}
