public import PandoUI

/// A component that is made when there is what it is made of, and ends when it is told to.
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

  /// A place for a component.
  public init() {}

  /// Makes the component. One that is there already ends before.
  @discardableResult
  public func create(_ make: () -> C) -> C {
    held.destroy()
    _ = held.create(make)
    return held.component!
  }

  /// Ends the component, its subscriptions and those to what is in it.
  public func destroy() {
    held.destroy()
  }

  /// Emits when the component was made.
  public var didCreate: SignalEmitter { held.didCreate }

  /// Emits when the component is gone.
  public var didDestroy: SignalEmitter { held.didDestroy }

  /// The component, while it is there.
  public var component: C? { held.component }

  /// None of its own.
  public var observers: Void { None }

  /// The component.
  public var body: some View { DynamicContent(held: held) }

  /// An emitter of the component.
  public subscript<Value>(dynamicMember path: KeyPath<C, Emitter<Value>>) -> Emitter<Value> {
    held.emitter(path, whenMissing: Self.missing)
  }

  /// Something of the component; nil while it is not there.
  public subscript<Member>(dynamicMember path: KeyPath<C, Member>) -> Member? {
    held.component?[keyPath: path]
  }

  fileprivate static var missing: String { "Call 'create' before." }
}

extension DynamicComponent: ConditionalComponent {
  /// Why it cannot be shown now.
  func problem(named name: String) -> String? {
    if held.component != nil { return nil }
    return """
      \(name) is to be shown and was not created: there is no \(C.self) yet. \(Self.missing)
      """
  }
}

/// A component that cannot always be shown.
@MainActor
protocol ConditionalComponent {
  /// Why it cannot be shown now; nil if it can.
  func problem(named name: String) -> String?
}

extension ComponentNode {
  /// Why the component cannot be shown now; nil if it can.
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
