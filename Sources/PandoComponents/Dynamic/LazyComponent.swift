public import PandoUI

/// A component that is made when it is shown, and ends when it is not shown any more: when the last view
/// that shows it is gone, if there are several.
///
/// ```swift
/// let editor = LazyComponent(EditorComponent())
/// ```
///
/// What the component has is reached through this one, `editor.didSave`, while it is there; subscribe to
/// it when ``didCreate`` says so. Subscriptions to what is in it end with it, and are made again with the
/// next one.
@dynamicMemberLookup
public struct LazyComponent<C: Component>: Component, View {
  let held: HeldComponent<C>
  private let make: () -> C

  /// A component that is made later.
  ///
  /// - Parameter component: Makes it, each time that it begins to be shown.
  public init(_ component: @autoclosure @escaping () -> C) {
    make = component
    held = HeldComponent()
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
  public var body: some View { LazyContent(held: held, make: make) }

  /// An emitter of the component.
  public subscript<Value>(dynamicMember path: KeyPath<C, Emitter<Value>>) -> Emitter<Value> {
    held.emitter(path, whenMissing: Self.missing)
  }

  /// Something of the component; nil while it is not there.
  public subscript<Member>(dynamicMember path: KeyPath<C, Member>) -> Member? {
    held.component?[keyPath: path]
  }

  private static var missing: String {
    "It is made when it is shown: subscribe to what is in it when 'didCreate' says so."
  }
}

/// Makes a component when it takes its place in an interface, and ends it when it leaves.
private struct LazyContent<C: Component>: View {
  let held: HeldComponent<C>
  let make: () -> C

  @State private var keeper = LazyKeeper<C>()

  var body: some View {
    let _ = keeper.keep(held)
    let node = held.node ?? held.create(make)
    if let component = held.component {
      ComponentPresentation(component: component, node: node)
        .modifier(PlaceKeeper(place: keeper))
    }
  }
}

/// Counts one view among those that show a component.
private final class LazyKeeper<C: Component>: AnyPresentedPlace {
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
