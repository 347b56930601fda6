public import PandoUI

/// A part of an application that presents itself: usually a screen. It consists of emitters, stores and other
/// components, and subscribes to them in ``observers``.
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
/// A component is a `struct`. Its place in the tree of components is its identity: two components of one type are
/// distinct. Its subscriptions end with it.
@MainActor @preconcurrency
public protocol Component {
  /// The type of its view.
  associatedtype Body: View

  /// Its view. A component that also conforms to `View` implements this property once for both.
  @ViewBuilder var body: Body { get }

  /// Subscribes to the emitters of this component and of the components in it. Called once for each instance, when it
  /// is placed in the tree; applications do not call it. Return ``None`` to subscribe to nothing.
  var observers: Void { get }
}

/// The ``Component/observers`` of a component without subscriptions.
@MainActor public let None: Void = ()

extension Component {
  /// The view of a component without a body, which reports that it was shown.
  public var body: NoBody { NoBody(component: Self.self) }
}

/// The view of a component without a body.
public struct NoBody: View {
  let component: any Component.Type

  /// Empty; reports a message that names the component.
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

// Members that every component has.
extension Component {
  /// Emits when the component's view appears.
  public var didAppear: SignalEmitter { lifecycle("didAppear") { $0.didAppear } }

  /// Emits when the component's view disappears.
  public var didDisappear: SignalEmitter { lifecycle("didDisappear") { $0.didDisappear } }

  /// Emits when the component becomes that of its router's last route.
  public var didEnterFocus: SignalEmitter { lifecycle("didEnterFocus") { $0.didEnterFocus } }

  /// Emits when another route of its router comes on top of the component's, or takes its place.
  public var didLeaveFocus: SignalEmitter { lifecycle("didLeaveFocus") { $0.didLeaveFocus } }

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
