/// A part of a user interface, described by the state it shows.
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
/// A view is a value: cheap to make, thrown away after it was looked at. What lasts is its node in
/// the ``ViewGraph``, which keeps its state and evaluates ``body`` again when something that body
/// read has changed, and only then.
@MainActor @preconcurrency
public protocol View {
  /// The type of what the view consists of.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that stands for this view in the graph. Views of an application do not
  /// implement it.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self>
}

extension View {
  /// Makes the node that stands for the view.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ViewNode(view, parent: parent)
  }
}

extension Never: View {
  /// Never reached: a view whose body is `Never` draws itself.
  public var body: Never { fatalError("a view without a body has no body to evaluate") }
}

/// A view without a body: the graph makes a node of its own kind for it.
///
/// It saves each of these views from writing a body that is never evaluated.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) draws itself and has no body") }
}
