/// A modifier that adds to each element of the modified view.
@MainActor @preconcurrency
public protocol DecorationModifier: ViewModifier where Body == Never {
  /// Fills in the decoration. Reads are tracked.
  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues)

  /// Whether the decoration has attributes, and nothing that concerns the container.
  @_documentation(visibility: internal)
  static var _addsAttributesAlone: Bool { get }
}

extension DecorationModifier {
  /// False by default.
  @_documentation(visibility: internal)
  public static var _addsAttributesAlone: Bool { false }
}

extension ViewModifier where Self: DecorationModifier {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The modified view.
  ///   - parent: The node above, which owns the new one.
  @_documentation(visibility: internal)
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    DecorationNode(view, parent: parent)
  }
}

/// The node of a view with a decoration modifier.
final class DecorationNode<Content: View, M: DecorationModifier>: Node<
  ModifiedContent<Content, M>
>
{
  private var modifier: M
  private var decoration = Decoration()
  private var child: Node<Content>!
  private let properties: ViewProperties
  private var geometry: Geometry?

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    properties = ViewProperties.of(M.self)
    super.init(parent: parent)
    properties.link(&modifier, previous: nil, in: self)
    decorate()
    child = Content._makeNode(view.content, parent: self)
  }

  override var name: String { graphName(of: M.self) }

  // Other decorations may set traits, which concern the container.
  override var drawsOneElement: Bool {
    M._addsAttributesAlone
  }

  override var ownGeometry: Geometry? {
    if geometry == nil { geometry = Geometry() }
    return geometry
  }

  override func update(_ view: ModifiedContent<Content, M>) {
    var new = view.modifier
    let isSame = properties.link(&new, previous: &modifier, in: self)
    swap(&modifier, &new)
    guard !isSame || isDirty else { return child.update(view.content) }
    decorate()
    let mark = graph.makeDrawMark()
    child.update(view.content)
    child.redecorate(unlessDrawnSince: mark)
  }

  override func reevaluate() {
    decorate()
    child.redecorate()
  }

  private func decorate() {
    decoration = evaluate {
      var decoration = Decoration()
      modifier.decorate(&decoration, in: EnvironmentValues(scope: scope))
      return decoration
    }
  }

  override func contribute(to layers: inout Layers) {
    layers.add(decoration)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override var ownsState: Bool { properties.holdState(&modifier) }

  override func willTearDown() {
    properties.unlink(&modifier)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &modifier)
  }
}

/// Adds attributes that are known when the view is made.
package struct AttributesModifier: DecorationModifier {
  package typealias Body = Never

  let attributes: Attributes

  package static var _addsAttributesAlone: Bool { true }

  package func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.attributes = attributes
  }
}

/// Clips the decorated box to a shape.
struct ClipModifier: DecorationModifier {
  typealias Body = Never

  let drawing: ShapeDrawing

  static var _addsAttributesAlone: Bool { true }

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    var drawing = decoration.fitting(drawing)
    guard !drawing.outline.isEdgeOfBox else { return decoration[.clip] = .shape(drawing) }
    // A box is not cut along a part of an outline, or along one at another place. It is masked.
    drawing.fill = .color(.black)
    var shape = ElementDrawing(kind: .shape, attributes: Attributes())
    shape.attributes[.shape] = .shape(drawing)
    var mask = ElementDrawing(kind: .zstack, attributes: Attributes())
    mask.children = [shape]
    decoration[.mask] = .mask(mask)
  }
}

/// Sets a trait for the container.
package struct TraitModifier<Key: TraitKey>: DecorationModifier {
  package typealias Body = Never

  let value: Key.Value

  package func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.set(Key.self, to: value)
  }
}

extension View {
  /// Adds one attribute.
  package func attribute(_ key: AttributeKey, _ value: AttributeValue?) -> some View {
    var attributes = Attributes()
    attributes[key] = value
    return modifier(AttributesModifier(attributes: attributes))
  }

  /// Adds several attributes, which act on the same box.
  package func attributes(_ change: (inout Attributes) -> Void) -> some View {
    var attributes = Attributes()
    change(&attributes)
    return modifier(AttributesModifier(attributes: attributes))
  }

  /// Sets a trait for the container.
  package func trait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(TraitModifier<Key>(value: value))
  }
}
