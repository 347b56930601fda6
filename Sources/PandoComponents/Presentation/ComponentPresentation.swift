public import PandoUI

/// Shows a component at its node in the tree, and has the node count its appearances. A component without a
/// node gets one while it is shown.
struct ComponentPresentation<C: Component>: View {
  let component: C
  /// The node of the component; nil to look it up.
  var node: ComponentNode?

  @Environment(\.componentNode) private var enclosing
  @State private var place = PresentedPlace<C>()

  var body: some View {
    let (node, component) = place.show(component, at: node, in: enclosing)
    ComponentBody(component: component)
      .environment(\.componentNode, node)
      .modifier(PlaceLifetimeModifier(place: place))
      .onAppear { node.viewAppeared() }
      .onDisappear { node.viewDisappeared() }
  }
}

/// The body of a component. The properties of the component are linked like the properties of a
/// view.
struct ComponentBody<C: Component>: View, StandIn {
  let component: C

  static var original: any Any.Type { C.self }

  var body: C.Body { component.body }
}

extension Component where Self: View {
  /// Makes the node that stands for the view.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makeWrappingNode(view, parent: parent) { ComponentPresentation(component: $0) }
  }
}

/// Connects a view to the node of the component that it shows.
@MainActor
final class PresentedPlace<C: Component>: AnyPresentedPlace {
  private var node: ComponentNode?
  /// Whether the component came with this view, and ends with the last view that shows it.
  private var isOwn = false
  private var shown: C?

  nonisolated override init() {}

  /// The node of a component, and the component to show there.
  func show(
    _ component: C,
    at known: ComponentNode?,
    in enclosing: ComponentNode?
  ) -> (ComponentNode, C) {
    if let node, node.isBound {
      if isOwn { return (node, renew(component, at: node)) }
      if known.map({ $0 === node }) ?? node.represents(component) { return (node, component) }
    }
    if let known = known ?? ComponentNode.shown(component, in: enclosing) {
      stand(for: known, isOwn: false)
      return (known, component)
    }
    let new = ComponentNode.bind(component, in: enclosing, endsWithPlaces: true)
    stand(for: new, isOwn: true)
    shown = component
    return (new, component)
  }

  private func stand(for new: ComponentNode?, isOwn: Bool) {
    let old = node
    (node, self.isOwn, shown) = (new, isOwn, nil)
    new?.gainPlace()
    old?.losePlace()
  }

  /// Takes the component of a view that was made again. The members of the first component stay.
  private func renew(_ component: C, at node: ComponentNode) -> C {
    var new = component
    if let shown { ComponentProperties.of(C.self).keepMembers(of: shown, in: &new) }
    if let shown, areEqual(shown, new) { return shown }
    shown = new
    node.rebind(new)
    return new
  }

  override func end() {
    stand(for: nil, isOwn: false)
  }
}

/// A presented place of any component.
@MainActor
class AnyPresentedPlace {
  nonisolated init() {}

  /// Called when the view is gone.
  func end() {}
}

/// Ends a place with its view.
struct PlaceLifetimeModifier: AttachmentModifier {
  typealias Body = Never

  let place: AnyPresentedPlace

  func makeAttachment(at node: GraphNode) -> AnyPresentedPlace { place }

  func update(
    _ attachment: AnyPresentedPlace,
    in environment: EnvironmentValues,
    at node: GraphNode
  ) {}

  func end(_ attachment: AnyPresentedPlace, at node: GraphNode) { attachment.end() }
}

private enum ComponentNodeKey: EnvironmentKey {
  static var defaultValue: ComponentNode? { nil }
}

extension EnvironmentValues {
  /// The component whose view encloses this one.
  var componentNode: ComponentNode? {
    get { self[ComponentNodeKey.self] }
    set { self[ComponentNodeKey.self] = newValue }
  }
}
