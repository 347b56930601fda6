public import PandoUI

/// A component that is created when a view shows it, and ends with the last view that shows it.
///
/// ```swift
/// let editor = LazyComponent(EditorComponent())
/// ```
///
/// The members of the component are reached through this one while it exists, as in `editor.didSave`.
/// Subscribe to its emitters in an observer of ``didCreate``: these subscriptions end with the component, and
/// the observer makes them again for the next one.
@dynamicMemberLookup
public struct LazyComponent<C: Component>: Component, View {
  let held: HeldComponent<C>
  private let make: () -> C

  /// A place for a component that is created later.
  ///
  /// - Parameter component: Makes the component, each time that it begins to be shown.
  public init(_ component: @autoclosure @escaping () -> C) {
    make = component
    held = HeldComponent()
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
  public var body: some View { LazyContent(held: held, make: make) }

  /// An emitter of the component.
  public subscript<Value>(dynamicMember path: KeyPath<C, Emitter<Value>>) -> Emitter<Value> {
    held.emitter(path, whenMissing: Self.missing)
  }

  /// A property of the component; nil while there is none.
  public subscript<Member>(dynamicMember path: KeyPath<C, Member>) -> Member? {
    held.component?[keyPath: path]
  }

  private static var missing: String {
    "It is made when it is shown: subscribe to its emitters when 'didCreate' emits."
  }
}

/// Creates the component when a view shows it. The view keeps it alive.
private struct LazyContent<C: Component>: View {
  let held: HeldComponent<C>
  let make: () -> C

  @State private var place = LazyPlace<C>()

  var body: some View {
    let _ = place.keep(held)
    let node = held.node ?? held.create(make)
    if let component = held.component {
      ComponentPresentation(component: component, node: node)
        .modifier(PlaceLifetimeModifier(place: place))
    }
  }
}

/// Keeps a component alive for one view.
private final class LazyPlace<C: Component>: AnyPresentedPlace {
  private var held: HeldComponent<C>?

  nonisolated override init() {}

  func keep(_ new: HeldComponent<C>?) {
    guard new !== held else { return }
    let old = held
    held = new
    new?.gainPlace()
    old?.losePlace()
  }

  override func end() { keep(nil) }
}
