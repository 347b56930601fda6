/// A modifier that sets entries of the environment for its content.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol EnvironmentModifier: ViewModifier where Body == Never {
  /// Sets entries. Reads of the environment are tracked.
  func modify(_ values: inout EnvironmentValues)
}

/// The node of a modifier that sets entries of the environment.
final class EnvironmentNode<Content: View, M: ViewModifier>: Node<ModifiedContent<Content, M>> {
  private let inner: EnvironmentScope
  private var modify: (inout EnvironmentValues) -> Void
  private let closure: (M) -> (inout EnvironmentValues) -> Void
  private var child: Node<Content>!

  init(
    _ view: ModifiedContent<Content, M>,
    parent: GraphNode,
    modify: @escaping (M) -> (inout EnvironmentValues) -> Void
  ) {
    inner = EnvironmentScope(parent: parent.childScope)
    closure = modify
    self.modify = modify(view.modifier)
    super.init(parent: parent)
    reevaluate()
    child = Content._makeNode(view.content, parent: self)
  }

  override var childScope: EnvironmentScope { inner }

  override var drawsOneElement: Bool { true }

  override func update(_ view: ModifiedContent<Content, M>) {
    modify = closure(view.modifier)
    reevaluate()
    child.update(view.content)
  }

  override func reevaluate() {
    let values = evaluate {
      var values = EnvironmentValues(scope: scope)
      modify(&values)
      return values.overlay
    }
    inner.set(values)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

extension ViewModifier where Self: EnvironmentModifier {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The modifier and its content.
  ///   - parent: The node that contains the new one.
  @_documentation(visibility: internal)
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    EnvironmentNode(view, parent: parent) { modifier in { modifier.modify(&$0) } }
  }
}

/// Sets one entry, by key path.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, EnvironmentModifier {
  /// There is no body.
  public typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  /// Sets the entry.
  ///
  /// - Parameter values: The values for the content.
  public func modify(_ values: inout EnvironmentValues) {
    values[keyPath: keyPath] = value
  }
}

/// Changes one entry, by key path.
public struct _EnvironmentKeyTransformModifier<Value>: ViewModifier, EnvironmentModifier {
  /// There is no body.
  public typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  /// Changes the entry.
  ///
  /// - Parameter values: The values for the content.
  public func modify(_ values: inout EnvironmentValues) {
    transform(&values[keyPath: keyPath])
  }
}

extension View {
  /// Sets an entry of the environment for this view and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - value: The value of the entry for this view and its content.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Changes an entry of the environment for this view and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The entry.
  ///   - transform: Changes the outer value; called at each evaluation, which depends on what it
  ///     reads.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
  }
}
