import OpenCombine
import PandoDependencies
import PandoSharing
import PandoUI

/// A component in place of another one, which exists at times: a lazy or a dynamic component.
@MainActor
protocol HoldingComponent {}

extension DynamicComponent: HoldingComponent {}
extension LazyComponent: HoldingComponent {}

/// The component that a ``DynamicComponent`` or a ``LazyComponent`` holds at times.
@MainActor
final class HeldComponent<C: Component>: ObservableObject {
  // Unsafe because the publisher has locks of its own.
  nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
  let didCreate = SignalEmitter()
  let didDestroy = SignalEmitter()
  var membership = ComponentMembership()

  private(set) var component: C? {
    didSet { presence?.wrappedValue = component != nil }
  }
  /// Whether there is a component, for evaluations; nil until one reads it.
  private var presence: Shared<Bool>?
  private(set) var node: ComponentNode?
  /// The number of components created so far.
  private(set) var generation = 0
  /// The number of views that keep a lazy component alive.
  private var places = 0

  /// Creates a component and adds it to the tree.
  @discardableResult
  func create(_ make: () -> C) -> ComponentNode {
    objectWillChange.send()
    let new = inSession { outsideOfEvaluation(make) }
    component = new
    generation += 1
    let node = ComponentNode.bind(new, in: membership.owner)
    self.node = node
    outsideOfEvaluation { didCreate.send() }
    return node
  }

  /// Whether there is a component. An evaluation that reads it depends on it.
  var isCreated: Bool {
    let presence = presence ?? Shared(value: component != nil)
    self.presence = presence
    return presence.wrappedValue
  }

  /// Ends the component, if there is one.
  func destroy() {
    guard let ending = node else { return }
    objectWillChange.send()
    ending.unbind()
    // An observer of the disappearance may have ended the component already, and created another one.
    guard node === ending else { return }
    node = nil
    component = nil
    didDestroy.send()
  }

  /// Makes the component in the session of its owner, from whatever session this is called.
  private func inSession(_ make: () -> C) -> C {
    guard let session = membership.owner?.session else { return make() }
    return session.restore(make)
  }

  /// Counts a view that keeps the component alive.
  func gainPlace() { places += 1 }

  /// Stops counting such a view. The last one ends the component.
  func losePlace() {
    places -= 1
    if places == 0 { destroy() }
  }

  /// An emitter of the component. Without a component, this reports misuse and returns an emitter that never
  /// sends.
  func emitter<Value>(
    _ path: KeyPath<C, Emitter<Value>>,
    whenMissing remedy: String
  ) -> Emitter<Value> {
    if let component { return component[keyPath: path] }
    reportMisuse(
      """
      \(membership.owner?.path ?? "A component") has no \(C.self) now, and so no '\(path)'. \(remedy)
      """
    )
    return Emitter()
  }
}

extension HeldComponent: ComponentMember {
  func take(_ owner: ComponentNode, _ name: String) {
    guard membership.owner == nil else { return }
    membership = ComponentMembership(owner: owner, name: name)
    didCreate.take(owner, "didCreate")
    didDestroy.take(owner, "didDestroy")
  }

  func close() {
    node?.unbind()
    (node, component) = (nil, nil)
    didCreate.close()
    didDestroy.close()
  }
}
