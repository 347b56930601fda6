public import PandoUI

/// A part of an application that presents itself: usually a screen. It consists of emitters, stores and
/// other components, and says in ``observers`` what is to happen when one of them has something to say.
///
/// ```swift
/// struct LampComponent: Component {
///   let toggle = SignalEmitter()
///   @ObservedObject var store = PlainStore<State>()
///
///   var observers: Void {
///     toggle += { store.update { $0.isOn.toggle() } }
///   }
///
///   var body: some View {
///     Button(store.state.isOn ? "Off" : "On", emitter: toggle)
///   }
/// }
/// ```
///
/// It is a `struct`, and its place in the tree of components is its identity: two components of one type
/// are two. What it subscribes to ends with it.
@MainActor @preconcurrency
public protocol Component {
  /// The type of what it presents.
  associatedtype Body: View

  /// What it presents. One that also conforms to `View` says it there.
  @ViewBuilder var body: Body { get }

  /// Subscribes to emitters of this component and of those in it. Called once for each instance, when
  /// it takes its place in the tree; not to be called by an application. ``None`` if there are none.
  var observers: Void { get }
}

/// No observers.
@MainActor public let None: Void = ()

extension Component {
  /// A component that presents nothing: shown all the same, it says so.
  public var body: NoBody { NoBody(component: Self.self) }
}

/// Stands for what a component presents that says nothing of it.
public struct NoBody: View {
  let component: any Component.Type

  /// A message that names the component.
  public var body: some View {
    let _ = reportMisuse(
      """
      \(component) is shown and has nothing to show. Give it a 'body', in an extension that has it \
      conform to 'View'.
      """
    )
    EmptyView()
  }
}

// What every component has.
extension Component {
  /// Emits when the component's view appears.
  public var didAppear: SignalEmitter { lifecycle("didAppear") { $0.didAppear } }

  /// Emits when the component's view disappears.
  public var didDisappear: SignalEmitter { lifecycle("didDisappear") { $0.didDisappear } }

  private func lifecycle(
    _ name: String,
    _ emitter: (ComponentNode) -> SignalEmitter
  ) -> SignalEmitter {
    if let node = ComponentNode.of(self) { return emitter(node) }
    reportMisuse(
      """
      '\(name)' of \(Self.self) was asked for and cannot be told from others: it is not in the tree of \
      components, or stands beside another one of its type and neither has anything of its own. Ask in \
      'observers', and give the component an emitter or a store.
      """
    )
    return SignalEmitter()
  }
}
