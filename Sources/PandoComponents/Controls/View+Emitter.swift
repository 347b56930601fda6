import PandoDependencies
public import PandoUI

extension View {
  /// Emits when the view appears.
  public func onAppear(_ emitter: SignalEmitter) -> some View {
    onAppear { emitter.send() }
  }

  /// Emits when the view disappears.
  public func onDisappear(_ emitter: SignalEmitter) -> some View {
    onDisappear { emitter.send() }
  }

  /// Emits when the view is tapped.
  ///
  /// - Parameters:
  ///   - emitter: Emits when the view is tapped.
  ///   - count: The number of taps it takes.
  public func onTapGesture(_ emitter: SignalEmitter, count: Int = 1) -> some View {
    onTapGesture(count: count) { emitter.send() }
  }

  /// Emits a value when the view is tapped.
  public func onTapGesture<Value>(
    _ emitter: Emitter<Value>,
    value: @autoclosure @escaping () -> Value
  ) -> some View {
    onTapGesture { emitter.send(value()) }
  }

  /// Emits when the view is tapped.
  public func onTapGesture(emitter: SignalEmitter) -> some View { onTapGesture(emitter) }

  /// Emits a value when the view is tapped.
  public func onTapGesture<Value>(
    emitter: Emitter<Value>,
    value: @autoclosure @escaping () -> Value
  ) -> some View {
    onTapGesture { emitter.send(value()) }
  }

  /// Performs an action for each value that is emitted while the view is part of the interface, visible or
  /// not. A view of any component may subscribe.
  ///
  /// - Parameters:
  ///   - emitter: The emitter to subscribe to. When the view is evaluated with another one, that one takes
  ///     its place.
  ///   - action: Called with each value, in the order of the emitter's subscriptions.
  public func onReceive<Value>(
    _ emitter: Emitter<Value>,
    perform action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    modifier(EmitterListening(emitter: emitter, action: action))
  }
}

/// Subscribes to an emitter while its content is part of the interface.
private struct EmitterListening<Value>: AttachmentModifier {
  typealias Body = Never

  let emitter: Emitter<Value>
  let action: @MainActor (Value) -> Void

  func makeAttachment(at node: GraphNode) -> EmitterListener<Value> { EmitterListener() }

  func update(
    _ attachment: EmitterListener<Value>,
    in environment: EnvironmentValues,
    at node: GraphNode
  ) {
    attachment.listen(to: emitter, in: node.dependencies, action)
  }

  func end(_ attachment: EmitterListener<Value>, at node: GraphNode) { attachment.end() }
}

@MainActor
private final class EmitterListener<Value> {
  private weak var emitter: Emitter<Value>?
  /// The emitter at the beginning of this one, which nothing else may keep.
  private var roots: [any EmitterSource] = []
  private var subscription: EmitterSubscription?
  private var action: @MainActor (Value) -> Void = { _ in }

  nonisolated init() {}

  /// - Parameter session: The session that the action runs in, whoever sends: that of the interface.
  func listen(
    to new: Emitter<Value>,
    in session: DependencyValues.Continuation,
    _ action: @escaping @MainActor (Value) -> Void
  ) {
    self.action = action
    guard emitter !== new else { return }
    subscription?.cancel()
    emitter = new
    roots = new.roots
    subscription = new.subscribeBeyondScopes(in: session) { [weak self] in self?.action($0) }
  }

  func end() {
    subscription?.cancel()
    subscription = nil
    roots = []
  }
}
