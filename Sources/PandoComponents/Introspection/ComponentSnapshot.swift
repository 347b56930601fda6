/// A component and its members as data, for tools that show a running application.
///
/// ```swift
/// if let tree = officeComponent.snapshot { print(tree) }
/// ```
public struct ComponentSnapshot: Sendable {
  /// An emitter of a component.
  public struct Emitter: Sendable {
    /// The name of the property that holds it.
    public var name: String
    /// The type of its values.
    public var valueType: String
    /// The number of subscriptions.
    public var subscriptionCount: Int
    /// The value sent last, as text; nil before the first.
    public var lastValue: String?
  }

  /// The router of a component.
  public struct Router: Sendable {
    /// The name of the property that holds it.
    public var name: String
    /// The names of the routes in the stack, from the bottom.
    public var routes: [String]
  }

  /// A store of a component.
  public struct Store: Sendable {
    /// The name of the property that holds it.
    public var name: String
    /// The name of the type.
    public var type: String
    /// The state, as text.
    public var value: String
  }

  /// The name of the property that holds the component, or the name of its type.
  public var name: String
  /// The name of the type.
  public var type: String
  /// The number of the component's views that have appeared.
  public var viewCount: Int
  /// The number of subscriptions that the component has made.
  public var subscriptionCount: Int
  /// The emitters, in the order of the properties.
  public var emitters: [Emitter] = []
  /// The routers.
  public var routers: [Router] = []
  /// The stores.
  public var stores: [Store] = []
  /// The components in it, in the order of the properties.
  public var children: [ComponentSnapshot] = []

  @MainActor
  init(_ node: ComponentNode) {
    name = node.name
    type = String(describing: Swift.type(of: node.component))
    viewCount = node.viewCount
    subscriptionCount = node.scope.count
    for member in node.members where member.object.membership.owner === node {
      member.object.describe(member.name, of: node, in: &self)
    }
    children = node.children.map { ComponentSnapshot($0) }
  }
}

extension ComponentSnapshot: CustomStringConvertible {
  /// The tree as text: a line for each component and member, indented by its depth.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    var lines = [name == type ? type : "\(name): \(type)"]
    lines += emitters.map { emitter in
      "  \(emitter.name) ← \(emitter.subscriptionCount)"
        + (emitter.lastValue.map { ", last: \($0)" } ?? "")
    }
    lines += routers.map { "  \($0.name) → \($0.routes.joined(separator: "/"))" }
    lines += stores.map { "  \($0.name) = \($0.value)" }
    for child in children { lines += child.lines.map { "  " + $0 } }
    return lines
  }
}

extension Component {
  /// A snapshot of the component and its members; nil if the component is not in the tree.
  public var snapshot: ComponentSnapshot? {
    ComponentNode.of(self).map { ComponentSnapshot($0) }
  }
}
