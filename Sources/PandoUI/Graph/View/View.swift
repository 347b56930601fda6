/// A part of a user interface as a function of its state.
///
/// ```swift
/// struct Greeting: View {
///   @State private var name = ""
///
///   var body: some View {
///     TextField("Name", text: $name)
///     Text("Good morning, \(name)")
///   }
/// }
/// ```
///
/// A view is a value: cheap to make, and discarded after each update. Its node in the ``ViewGraph``
/// lasts: it keeps the state, and evaluates ``body`` again only when something changed that
/// ``body`` read.
@MainActor @preconcurrency
public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node for this view in the graph. Views of an application do not implement it.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self>
}

extension View {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ViewNode(view, parent: parent)
  }
}

extension Never: View {
  /// Never reached: a view whose body is `Never` draws itself.
  public var body: Never { fatalError("a view without a body has no body to evaluate") }
}

/// A view without a body: it has its own kind of node.
///
/// The protocol saves each such view from a body that is never evaluated.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) draws itself and has no body") }
}
