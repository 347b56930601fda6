public import PandoUI

/// A component that the application creates when what it needs is there, and destroys when it is done.
///
/// ```swift
/// let editor = DynamicComponent<EditorComponent>()
///
/// edit += { note in
///   editor.create { EditorComponent(note: note) }
///   editor.close += { editor.destroy() }
///   router.push(\Self.editor)
/// }
/// ```
@dynamicMemberLookup
public struct DynamicComponent<C: Component>: Component, View {
  let held = HeldComponent<C>()

  /// A place without a component.
  public init() {}

  /// Creates the component, after ending one that exists already.
  @discardableResult
  public func create(_ make: () -> C) -> C {
    held.destroy()
    _ = held.create(make)
    return held.component!
  }

  /// Ends the component, its subscriptions, and the subscriptions to its emitters.
  public func destroy() {
    held.destroy()
  }

  /// Emits after the component was created.
  public var didCreate: SignalEmitter { held.didCreate }

  /// Emits after the component has ended.
  public var didDestroy: SignalEmitter { held.didDestroy }

  /// The component; nil while there is none.
  public var component: C? { held.component }

  /// Whether there is a component. A body that reads it depends on it.
  public var isCreated: Bool { held.isCreated }

  /// No subscriptions of its own.
  public var observers: Void { None }

  /// The component.
  public var body: some View { DynamicContent(held: held) }

  /// An emitter of the component.
  public subscript<Value>(dynamicMember path: KeyPath<C, Emitter<Value>>) -> Emitter<Value> {
    held.emitter(path, whenMissing: Self.missing)
  }

  /// A property of the component; nil while there is none.
  public subscript<Member>(dynamicMember path: KeyPath<C, Member>) -> Member? {
    held.component?[keyPath: path]
  }

  fileprivate static var missing: String { "Call 'create' before." }
}

extension DynamicComponent: ConditionalComponent {
  /// The reason why the component cannot be shown now; nil if it can.
  func problem(named name: String) -> String? {
    if held.isCreated { return nil }
    return """
      \(name) is to be shown and was not created: there is no \(C.self) yet. \(Self.missing)
      """
  }
}

/// A component that cannot always be shown.
@MainActor
protocol ConditionalComponent {
  /// The reason why the component cannot be shown now; nil if it can. An evaluation that asks depends on it.
  func problem(named name: String) -> String?
}

extension ComponentNode {
  /// The reason why the component cannot be shown now; nil if it can.
  var problem: String? { (component as? any ConditionalComponent)?.problem(named: path) }
}

private struct DynamicContent<C: Component>: View {
  @ObservedObject var held: HeldComponent<C>

  var body: some View {
    if let component = held.component {
      ComponentPresentation(component: component, node: held.node)
        .id(held.generation)
    }
  }
}
