import PandoDependencies
import PandoSharing
import PandoUI

/// The place of a component in the tree.
///
/// A parent owns its children. What ends with a component ends by ``unbind()``: its subscriptions, the
/// subscriptions to its emitters, and the components in it.
@MainActor
final class ComponentNode {
  /// The component, as it took its place.
  private(set) var component: any Component
  /// The name of the property that holds it, or of its type.
  let name: String
  /// Where it lies in the component above; nil if it is not stored there.
  let offset: Int?
  private(set) weak var parent: ComponentNode?
  private(set) var children: [ComponentNode] = []
  /// What it has subscribed to.
  let scope: SubscriptionScope
  /// The session that it belongs to, from its binding on: whatever is done for the component is done
  /// with these dependencies, on whichever queue, and whoever sets it off.
  var session: DependencyValues.Continuation { scope.session }
  /// The members of the component, in the order of its properties.
  private(set) var members: [Member] = []
  private(set) var isBound = true
  /// How many views show it.
  private(set) var viewCount = 0
  /// How many views stand for it, in sight or not.
  private(set) var places = 0
  /// Whether it came with a view, and ends when the last one that stands for it is gone.
  private let endsWithPlaces: Bool

  /// Something of the component's own.
  struct Member {
    let name: String
    let object: any ComponentMember
  }

  private(set) lazy var didAppear = makeEmitter("didAppear")
  private(set) lazy var didDisappear = makeEmitter("didDisappear")

  /// Gives a component a place, and what is in it.
  private init(
    _ component: any Component,
    named name: String,
    at offset: Int?,
    in parent: ComponentNode?,
    endsWithPlaces: Bool = false
  ) {
    self.component = component
    self.endsWithPlaces = endsWithPlaces
    self.name = name
    self.offset = offset
    self.parent = parent
    scope = SubscriptionScope(session: parent?.session ?? withEscapedDependencies { $0 })
    scope.node = self
    open(component)
  }

  /// Puts a component into the tree, with everything in it, and has them subscribe: those inside first.
  ///
  /// - Parameters:
  ///   - name: The name of the property that holds it; nil takes that of its type.
  ///   - parent: The component it is in; nil makes it the root of a tree of its own.
  ///   - endsWithPlaces: Whether it ends when the last view that stands for it is gone.
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
      at: nil,
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
          add(type.component(at: address), entry.name, at: entry.offset)
        case .components(let type):
          for (key, component) in type.components(at: address) {
            add(component, entry.name + key, at: key.isEmpty ? entry.offset : nil)
          }
        }
      }
    }
  }

  private func add(_ member: any ComponentMember, _ name: String) {
    members.append(Member(name: name, object: member))
    member.take(self, name)
  }

  private func add(_ component: any Component, _ name: String, at offset: Int?) {
    children.append(ComponentNode(component, named: name, at: offset, in: self))
  }

  private func observe() {
    for child in children { child.observe() }
    scope.run { component.observers }
  }

  /// Takes another value of the component, with the same members, and has it subscribe anew.
  func rebind(_ component: any Component) {
    self.component = component
    scope.cancelAll()
    outsideOfEvaluation { scope.run { component.observers } }
  }

  /// Takes the component out of the tree. If its views are still in sight, they disappear with it.
  func unbind() {
    guard isBound else { return }
    for child in children { child.unbind() }
    children = []
    while viewCount > 0 { viewDisappeared() }
    isBound = false
    scope.close()
    for member in members where member.object.site.owner === self { member.object.close() }
    if let parent { parent.children.removeAll { $0 === self } }
  }

  private func makeEmitter(_ name: String) -> SignalEmitter {
    let emitter = SignalEmitter()
    emitter.take(self, name)
    members.append(Member(name: name, object: emitter))
    return emitter
  }

  // MARK: In sight

  /// A view stands for it from now on.
  func gainPlace() { places += 1 }

  /// A view that stood for it is gone.
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

  // MARK: Where it is

  /// Whether it is this component, or one in it.
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

  /// The component that a value stands for, whose code runs or is in what runs; nil if it cannot be told.
  static func of<C: Component>(_ component: C) -> ComponentNode? {
    let members = ComponentProperties.of(C.self).members(of: component)
    if !members.isEmpty { return owner(of: members, C.self) }
    // It has nothing of its own: it is the only one of its type here, or nobody can tell.
    guard let here = SubscriptionScope.current?.node else { return nil }
    if here.stands(for: C.self) { return here }
    let candidates = here.children.filter { $0.stands(for: C.self) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// The component that a view shows inside of another one; nil if it is not in the tree.
  static func shown<C: Component>(_ component: C, in enclosing: ComponentNode?) -> ComponentNode? {
    let members = ComponentProperties.of(C.self).members(of: component)
    if !members.isEmpty { return owner(of: members, C.self) }
    // Of several that are alike each view shows another one.
    let alike = enclosing?.children.filter { $0.stands(for: C.self) } ?? []
    return alike.first { $0.places == 0 } ?? alike.first
  }

  /// Whether a value is the one that is here.
  func represents<C: Component>(_ component: C) -> Bool {
    stands(for: C.self) && has(ComponentProperties.of(C.self).members(of: component))
  }

  /// Whose members these are. What was handed to a component is another one's, and may be in several.
  private static func owner(
    of members: [any ComponentMember],
    _ type: any Component.Type
  ) -> ComponentNode? {
    for member in members {
      guard let owner = member.site.owner, owner.isBound else { continue }
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
