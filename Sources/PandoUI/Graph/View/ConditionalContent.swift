/// One of two views, as an `if` or `switch` chooses.
///
/// Each branch is a view of its own: switching drops the state of the previous branch.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ConditionalNode(view, parent: parent)
  }
}

final class ConditionalNode<First: View, Second: View>: Node<_ConditionalContent<First, Second>> {
  private enum Child {
    case first(Node<First>)
    case second(Node<Second>)

    var node: GraphNode {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var child: Child!

  init(_ view: _ConditionalContent<First, Second>, parent: GraphNode) {
    super.init(parent: parent)
    child = make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) -> Child {
    switch view.storage {
    case .first(let first): .first(First._makeNode(first, parent: self))
    case .second(let second): .second(Second._makeNode(second, parent: self))
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    switch (child!, view.storage) {
    case (.first(let node), .first(let first)): node.update(first)
    case (.second(let node), .second(let second)): node.update(second)
    default:
      child.node.tearDown()
      child = make(view)
      childrenChanged()
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child.node) }
  }
}
