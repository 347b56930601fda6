import OpenCombine
import PandoDependencies
import PandoUI

/// A component that comes and goes in the place of another one, which stands for it.
@MainActor
final class HeldComponent<C: Component>: ObservableObject {
  // Unsafe because the publisher has locks of its own.
  nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
  let didCreate = SignalEmitter()
  let didDestroy = SignalEmitter()
  var site = MemberSite()

  private(set) var component: C?
  private(set) var node: ComponentNode?
  /// How many there were.
  private(set) var generation = 0
  /// How many views show it that make it come and go.
  private var places = 0

  /// Makes a component and gives it its place.
  @discardableResult
  func create(_ make: () -> C) -> ComponentNode {
    objectWillChange.send()
    let new = inSession { outsideOfEvaluation(make) }
    component = new
    generation += 1
    let node = ComponentNode.bind(new, in: site.owner)
    self.node = node
    outsideOfEvaluation { didCreate.send() }
    return node
  }

  /// Ends the component that is there.
  func destroy() {
    guard let node else { return }
    objectWillChange.send()
    node.unbind()
    self.node = nil
    component = nil
    didDestroy.send()
  }

  /// The component is made for the one that it is in, whoever asks for it.
  private func inSession(_ make: () -> C) -> C {
    guard let session = site.owner?.session else { return make() }
    return session.restore(make)
  }

  /// A view shows it that needs it to be there.
  func gainPlace() { places += 1 }

  /// Such a view is gone; with the last one the component ends.
  func losePlace() {
    places -= 1
    if places == 0 { destroy() }
  }

  /// An emitter of the component; without one, an emitter that nobody sends to, and a report.
  func emitter<Value>(
    _ path: KeyPath<C, Emitter<Value>>,
    whenMissing remedy: String
  ) -> Emitter<Value> {
    if let component { return component[keyPath: path] }
    reportMisuse(
      """
      \(site.owner?.path ?? "A component") has no \(C.self) now, and so no '\(path)'. \(remedy)
      """
    )
    return Emitter()
  }
}

extension HeldComponent: ComponentMember {
  func take(_ owner: ComponentNode, _ name: String) {
    guard site.owner == nil else { return }
    site = MemberSite(owner: owner, name: name)
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
