import PandoDependencies
import PandoSharing
import PandoUI

/// A component in the tree.
///
/// A parent owns its children. ``unbind()`` ends everything that belongs to a component: its subscriptions, the
/// subscriptions to its emitters, and the components in it.
@MainActor
final class ComponentNode {
  /// The value of the component from when it was placed or rebound.
  private(set) var component: any Component
  /// The name of the property that holds it, or the name of its type.
  let name: String
  private(set) weak var parent: ComponentNode?
  private(set) var children: [ComponentNode] = []
  /// The component's subscriptions.
  let scope: SubscriptionScope
  /// The session of the component since it was bound. All its work runs with these dependencies, on any queue and for
  /// any caller.
  var session: DependencyValues.Continuation { scope.session }
  /// The members of the component, in the order of its properties.
  private(set) var members: [Member] = []
  private(set) var isBound = true
  /// Whether ``unbind()`` is under way, which observers of ``didDisappear`` may call again.
  private var isEnding = false
  /// The number of views of the component that have appeared.
  private(set) var viewCount = 0
  /// The number of views of the component, visible or not.
  private(set) var places = 0
  /// Whether the component came with a view, and ends with its last one.
  private let endsWithPlaces: Bool

  /// A member of the component, with its name.
  struct Member {
    let name: String
    let object: any ComponentMember
  }

  private(set) lazy var didAppear = makeEmitter("didAppear")
  private(set) lazy var didDisappear = makeEmitter("didDisappear")
  /// The emitters of the focus; nil before anything asks for them.
  private var enterFocus: SignalEmitter?
  private var leaveFocus: SignalEmitter?

  /// Places a component, and the components in it.
  private init(
    _ component: any Component,
    named name: String,
    in parent: ComponentNode?,
    endsWithPlaces: Bool = false
  ) {
    self.component = component
    self.endsWithPlaces = endsWithPlaces
    self.name = name
    self.parent = parent
    scope = SubscriptionScope(session: parent?.session ?? withEscapedDependencies { $0 })
    scope.node = self
    open(component)
  }

  /// Adds a component to the tree, with the components in it, and lets them subscribe, the inner ones first.
  ///
  /// - Parameters:
  ///   - name: The name of the property that holds it; nil for the name of its type.
  ///   - parent: The enclosing component; nil for the root of a new tree.
  ///   - endsWithPlaces: Whether the component ends with the last of its views.
  static func bind(
    _ component: any Component,
    named name: String? = nil,
    in parent: ComponentNode?,
    endsWithPlaces: Bool = false
  ) -> ComponentNode {
    let name = name ?? String(describing: type(of: component))
    let node = ComponentNode(
      component,
      named: name,
      in: parent,
      endsWithPlaces: endsWithPlaces
    )
    parent?.children.append(node)
    outsideOfEvaluation { node.observe() }
    return node
  }

  private func open<C: Component>(_ component: C) {
    let properties = ComponentProperties.of(C.self)
    withUnsafePointer(to: component) { pointer in
      let base = UnsafeRawPointer(pointer)
      for entry in properties.entries {
        let address = base + entry.offset
        switch entry.field {
        case .member(let type): add(type.member(at: address), entry.name)
        case .wrapper(let type):
          if let member = type.member(at: address) { add(member, entry.name) }
        case .component(let type):
          add(type.component(at: address), entry.name)
        case .components(let type):
          for (key, component) in type.components(at: address) {
            add(component, entry.name + key)
          }
        }
      }
    }
  }

  private func add(_ member: any ComponentMember, _ name: String) {
    members.append(Member(name: name, object: member))
    member.take(self, name)
  }

  private func add(_ component: any Component, _ name: String) {
    children.append(ComponentNode(component, named: name, in: self))
  }

  private func observe() {
    for child in children { child.observe() }
    scope.run { component.observers }
  }

  /// Replaces the value of the component by one with the same members, and subscribes again.
  func rebind(_ component: any Component) {
    self.component = component
    scope.cancelAll()
    outsideOfEvaluation { scope.run { component.observers } }
  }

  /// Removes the component from the tree. Views that are still visible disappear with it.
  func unbind() {
    guard isBound, !isEnding else { return }
    isEnding = true
    // Observers of the end of one may create another.
    while case let ending = children.filter({ $0.isBound && !$0.isEnding }), !ending.isEmpty {
      for child in ending { child.unbind() }
    }
    children = []
    while viewCount > 0 { viewDisappeared() }
    isBound = false
    scope.close()
    for member in members where member.object.membership.owner === self { member.object.close() }
    if let parent, !parent.isEnding { parent.children.removeAll { $0 === self } }
  }

  private func makeEmitter(_ name: String) -> SignalEmitter {
    let emitter = SignalEmitter()
    emitter.take(self, name)
    members.append(Member(name: name, object: emitter))
    return emitter
  }

  // MARK: In sight

  /// Counts a new view of the component.
  func gainPlace() { places += 1 }

  /// Counts a view of the component that is gone.
  func losePlace() {
    places -= 1
    if places == 0, endsWithPlaces { unbind() }
  }

  func viewAppeared() {
    guard isBound else { return }
    viewCount += 1
    didAppear.send()
  }

  func viewDisappeared() {
    guard isBound else { return }
    viewCount -= 1
    didDisappear.send()
  }

  // MARK: In focus

  var didEnterFocus: SignalEmitter {
    let emitter = enterFocus ?? makeEmitter("didEnterFocus")
    enterFocus = emitter
    return emitter
  }

  var didLeaveFocus: SignalEmitter {
    let emitter = leaveFocus ?? makeEmitter("didLeaveFocus")
    leaveFocus = emitter
    return emitter
  }

  /// Emits that the component came into focus, because its router shows it last. Held components do the same after it.
  func focusEntered() {
    guard isBound else { return }
    enterFocus?.send()
    if component is any HoldingComponent { for child in children { child.focusEntered() } }
  }

  /// Emits that the component lost the focus: its router no longer shows it last. Components that
  /// it holds follow.
  func focusLeft() {
    guard isBound else { return }
    leaveFocus?.send()
    if component is any HoldingComponent { for child in children { child.focusLeft() } }
  }

  // MARK: Where it is

  /// Whether this node is `other` or inside it.
  func isInside(_ other: ComponentNode) -> Bool {
    var node: ComponentNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// The names from the root to this component.
  var path: String {
    parent.map { "\($0.path).\(name)" } ?? name
  }

  /// The node of a component whose code is running, or that is in the running one; nil if it cannot be determined.
  static func of<C: Component>(_ component: C) -> ComponentNode? {
    let members = ComponentProperties.of(C.self).members(of: component)
    if !members.isEmpty { return owner(of: members, C.self) }
    // Without members, the component is found only if it is the only one of its type here.
    guard let here = SubscriptionScope.current?.node else { return nil }
    if here.stands(for: C.self) { return here }
    let candidates = here.children.filter { $0.stands(for: C.self) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The node of a component that a view inside another one shows; nil if it is not in the tree.
  static func shown<C: Component>(_ component: C, in enclosing: ComponentNode?) -> ComponentNode? {
    let members = ComponentProperties.of(C.self).members(of: component)
    if !members.isEmpty { return owner(of: members, C.self) }
    // Of several equal components, each view shows a different one.
    let alike = enclosing?.children.filter { $0.stands(for: C.self) } ?? []
    return alike.first { $0.places == 0 } ?? alike.first
  }

  /// Whether a value has the type and the members of this node's component.
  func represents<C: Component>(_ component: C) -> Bool {
    stands(for: C.self) && has(ComponentProperties.of(C.self).members(of: component))
  }

  /// The node that owns all these members. A member that was handed to a component belongs to another one, and may be
  /// in several.
  private static func owner(
    of members: [any ComponentMember],
    _ type: any Component.Type
  ) -> ComponentNode? {
    for member in members {
      guard let owner = member.membership.owner, owner.isBound else { continue }
      if owner.stands(for: type), owner.has(members) { return owner }
      if let found = owner.find(type, with: members) { return found }
    }
    return nil
  }

  private func find(
    _ type: any Component.Type,
    with members: [any ComponentMember]
  ) -> ComponentNode? {
    for child in children {
      if child.stands(for: type), child.has(members) { return child }
      if let found = child.find(type, with: members) { return found }
    }
    return nil
  }

  private func stands(for type: any Component.Type) -> Bool { Swift.type(of: component) == type }

  private func has(_ members: [any ComponentMember]) -> Bool {
    zip(self.members, members).allSatisfy { $0.object === $1 }
  }
}

extension Component {
  /// The component at an address.
  fileprivate static func component(at address: UnsafeRawPointer) -> any Component {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}
