/// A component and what is in it, as data: for tools that show an application while it runs.
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
    /// How many subscriptions there are.
    public var subscriptionCount: Int
    /// What was sent last, as text; nil if nothing was.
    public var lastValue: String?
  }

  /// The router of a component.
  public struct Router: Sendable {
    /// The name of the property that holds it.
    public var name: String
    /// The names of the routes, from the bottom.
    public var routes: [String]
  }

  /// Another object of a component: a store.
  public struct Store: Sendable {
    /// The name of the property that holds it.
    public var name: String
    /// Its type.
    public var type: String
    /// What it holds, as text.
    public var value: String
  }

  /// The name of the property that holds the component, or of its type.
  public var name: String
  /// Its type.
  public var type: String
  /// How many views of it are in sight.
  public var viewCount: Int
  /// How many subscriptions it has made.
  public var subscriptionCount: Int
  /// Its emitters, in the order of its properties.
  public var emitters: [Emitter] = []
  /// Its router.
  public var routers: [Router] = []
  /// Its stores.
  public var stores: [Store] = []
  /// The components in it, in the order of its properties.
  public var children: [ComponentSnapshot] = []

  @MainActor
  init(_ node: ComponentNode) {
    name = node.name
    type = String(describing: Swift.type(of: node.component))
    viewCount = node.viewCount
    subscriptionCount = node.scope.count
    for member in node.members where member.object.site.owner === node {
      member.object.describe(member.name, of: node, in: &self)
    }
    children = node.children.map { ComponentSnapshot($0) }
  }
}

extension ComponentSnapshot: CustomStringConvertible {
  /// The tree in words, a line for each thing, indented by what it is in.
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
  /// The component, and what is in it, as it is now; nil if it is not in the tree of components.
  public var snapshot: ComponentSnapshot? {
    ComponentNode.of(self).map { ComponentSnapshot($0) }
  }
}
