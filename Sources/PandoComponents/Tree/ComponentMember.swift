import PandoUI

/// An object that belongs to a component and so identifies it: an emitter, a router, a store.
@MainActor
protocol ComponentMember: AnyObject {
  /// The owner and the name of the member.
  var membership: ComponentMembership { get set }

  /// Sets the owner. The component nearest to the root becomes the owner; others were only handed the member.
  func take(_ owner: ComponentNode, _ name: String)

  /// Called when the owner leaves the tree.
  func close()

  /// Adds the present state of the member to the snapshot of its component.
  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot)
}

extension ComponentMember {
  /// The member at an address.
  static func member(at address: UnsafeRawPointer) -> any ComponentMember {
    address.assumingMemoryBound(to: Self.self).pointee
  }

  func take(_ owner: ComponentNode, _ name: String) {
    if membership.owner == nil { membership = ComponentMembership(owner: owner, name: name) }
  }

  func close() {}

  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot) {}
}

/// The owner and the name of an emitter, a router or a store.
struct ComponentMembership {
  private(set) weak var owner: ComponentNode?
  private(set) var name: String?

  init(owner: ComponentNode? = nil, name: String? = nil) {
    (self.owner, self.name) = (owner, name)
  }

  /// The name and the owner, for messages.
  @MainActor var description: String {
    guard let name else { return "An emitter" }
    return "'\(name)'" + (owner.map { " of \($0.path)" } ?? "")
  }

  /// Reports a subscription to a member that belongs neither to the subscribing component nor to one inside it.
  @MainActor func check(_ scope: SubscriptionScope?) {
    guard let here = scope?.node, let owner, !owner.isInside(here) else { return }
    let relation = here.isInside(owner) ? ", which it is in" : ", which is not in it"
    reportMisuse(
      """
      \(here.path) subscribes to '\(name ?? "an emitter")' of \(owner.path)\(relation). A component can \
      subscribe to its own emitters and to those of the components in it, so that events go up and \
      never down: have \(owner.path) subscribe and change what \(here.path) shows.
      """
    )
  }
}

extension Emitter: ComponentMember {
  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot) {
    snapshot.emitters.append(
      ComponentSnapshot.Emitter(
        name: name,
        valueType: String(describing: Value.self),
        subscriptionCount: subscriptionCount,
        lastValue: lastValue.map { String(describing: $0) }
      )
    )
  }
}
