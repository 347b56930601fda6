/// Makes one view from another.
///
/// ```swift
/// struct Card: ViewModifier {
///   @State private var isHovered = false
///
///   func body(content: Content) -> some View {
///     content.padding().background(.background, in: .rect(cornerRadius: 12))
///       .onHover { isHovered = $0 }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the resulting view.
  associatedtype Body: View

  /// The view that is modified, inside ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the resulting view.
  ///
  /// - Parameter content: The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node for the modified view. Modifiers of an application do not implement it.
  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
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
    ModifierNode(view, parent: parent)
  }

  /// A modifier that applies this one and then another.
  ///
  /// - Parameter modifier: The modifier that is applied second, around this one.
  public func concat<Next: ViewModifier>(_ modifier: Next) -> ModifiedContent<Self, Next> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never evaluated.
  ///
  /// - Parameter content: The modified view.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
}

/// A view with a modifier, or two modifiers.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view, or the first modifier.
  public var content: Content
  /// The modifier, or the second modifier.
  public var modifier: Modifier

  /// Combines a view and a modifier, or two modifiers.
  ///
  /// - Parameters:
  ///   - content: The modified view, or the modifier that is applied first.
  ///   - modifier: The modifier, or the one that is applied second.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Never evaluated.
  public var body: Never { fatalError("a modified view has no body of its own") }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    Modifier._makeNode(view, parent: parent)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies both modifiers, the first one inside.
  ///
  /// - Parameter content: The modified view.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: The modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the modified view inside the body of a modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let storage: AnyViewStorage

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ModifierContentNode(view, parent: parent)
  }
}

final class ModifierContentNode<M: ViewModifier>: Node<_ViewModifier_Content<M>> {
  private var child: GraphNode!

  init(_ view: _ViewModifier_Content<M>, parent: GraphNode) {
    super.init(parent: parent)
    child = view.storage.makeNode(parent: self)
  }

  override func update(_ view: _ViewModifier_Content<M>) {
    _ = view.storage.update(child)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
