import PandoUI

/// What a component has that is an object, and so tells it from others: an emitter, a router, a store.
@MainActor
protocol ComponentMember: AnyObject {
  /// Where it is.
  var site: MemberSite { get set }

  /// Notes whose it is. The component nearest to the root has it; the others were given it.
  func take(_ owner: ComponentNode, _ name: String)

  /// The component that has it is gone.
  func close()

  /// Adds what it is now to what is said of its component.
  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot)
}

extension ComponentMember {
  /// The member at an address.
  static func member(at address: UnsafeRawPointer) -> any ComponentMember {
    address.assumingMemoryBound(to: Self.self).pointee
  }

  func take(_ owner: ComponentNode, _ name: String) {
    if site.owner == nil { site = MemberSite(owner: owner, name: name) }
  }

  func close() {}

  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot) {}
}

/// Where an emitter, a router or a store is: whose it is, and by which name.
struct MemberSite {
  private(set) weak var owner: ComponentNode?
  private(set) var name: String?

  init(owner: ComponentNode? = nil, name: String? = nil) {
    (self.owner, self.name) = (owner, name)
  }

  /// For messages.
  @MainActor var description: String {
    guard let name else { return "An emitter" }
    return "'\(name)'" + (owner.map { " of \($0.path)" } ?? "")
  }

  /// Reports a component that subscribes to what is not its own, nor of a component in it.
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
