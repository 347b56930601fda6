/// A view whose type is erased.
///
/// The state is kept as long as the type inside stays the same; another type is another view.
public struct AnyView {
  let storage: AnyViewStorage

  /// Erases the type of a view.
  ///
  /// - Parameter content: The view; an `AnyView` is not wrapped again.
  public init<Content: View>(_ content: Content) {
    storage = (content as? AnyView)?.storage ?? TypedViewStorage(content)
  }

  /// Erases the type of a view.
  ///
  /// - Parameter content: The view; an `AnyView` is not wrapped again.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }
}

extension AnyView {
  /// Erases the type of a value that may be a view.
  ///
  /// - Parameter value: The value.
  /// - Returns: nil if it is no view.
  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }
}

extension AnyView: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    AnyViewNode(view, parent: parent)
  }
}

/// The content of an ``AnyView``.
class AnyViewStorage {
  @MainActor func makeNode(parent: GraphNode) -> GraphNode { fatalError("abstract") }
  /// Updates `node` if its type matches. Returns whether it does.
  @MainActor func update(_ node: GraphNode) -> Bool { fatalError("abstract") }
  /// Passes the content to a visitor.
  @MainActor func visit(_ visitor: inout some AnyViewVisitor) { fatalError("abstract") }
}

final class TypedViewStorage<Content: View>: AnyViewStorage {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func makeNode(parent: GraphNode) -> GraphNode {
    Content._makeNode(content, parent: parent)
  }

  override func update(_ node: GraphNode) -> Bool {
    guard let node = node as? Node<Content> else { return false }
    node.update(content)
    return true
  }

  override func visit(_ visitor: inout some AnyViewVisitor) { visitor.visit(content) }
}

/// Receives a view with its type.
@MainActor
protocol AnyViewVisitor {
  mutating func visit<V: View>(_ view: V)
}

/// The child is nil while the graph returns from views that contain themselves.
final class AnyViewNode: Node<AnyView> {
  private var child: GraphNode?

  init(_ view: AnyView, parent: GraphNode) {
    super.init(parent: parent)
    make(view)
  }

  override func update(_ view: AnyView) {
    if let child, view.storage.update(child) { return endNesting() }
    child?.tearDown()
    child = nil
    make(view)
    childrenChanged()
  }

  private func make(_ view: AnyView) {
    if !isTooDeep { child = view.storage.makeNode(parent: self) }
    endNesting()
  }

  override var canShowProblem: Bool { true }

  override func show(_ problem: String) {
    graph.report(problem)
    child?.tearDown()
    child = ProblemView._makeNode(ProblemView(message: problem), parent: self)
    childrenChanged()
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
