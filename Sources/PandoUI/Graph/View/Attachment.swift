/// A modifier that keeps an object up to date as long as its content exists, to register a view
/// with something around it.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol AttachmentModifier: ViewModifier where Body == Never {
  /// The type of the object.
  associatedtype Attachment: AnyObject

  /// Makes the object, before the content is made.
  func makeAttachment(at node: GraphNode) -> Attachment

  /// Updates the object from the modifier. Reads are tracked.
  func update(_ attachment: Attachment, in environment: EnvironmentValues, at node: GraphNode)

  /// Ends the object when the content is removed.
  func end(_ attachment: Attachment, at node: GraphNode)
}

extension ViewModifier where Self: AttachmentModifier {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    AttachmentNode(view, parent: parent)
  }
}

final class AttachmentNode<Content: View, M: AttachmentModifier>: Node<
  ModifiedContent<Content, M>
>
{
  private var modifier: M
  private var attachment: M.Attachment!
  private var child: Node<Content>!

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    attachment = modifier.makeAttachment(at: self)
    reevaluate()
    child = Content._makeNode(view.content, parent: self)
  }

  override var name: String { graphName(of: M.self) }

  override func update(_ view: ModifiedContent<Content, M>) {
    modifier = view.modifier
    reevaluate()
    child.update(view.content)
  }

  override var isEvaluatedOutOfSight: Bool { true }

  override func reevaluate() {
    evaluate {
      modifier.update(attachment, in: EnvironmentValues(scope: scope), at: self)
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    modifier.end(attachment, at: self)
  }
}
