public import OpenCombine
import PandoDependencies
import PandoSharing

/// Subscribes to a publisher as long as a view is part of the interface.
struct OnReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
  typealias Body = Never

  let publisher: P
  let action: (P.Output) -> Void

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    OnReceiveNode(view, parent: parent)
  }
}

final class OnReceiveNode<Content: View, P: Publisher>: Node<
  ModifiedContent<Content, OnReceiveModifier<P>>
>
where P.Failure == Never {
  private var modifier: OnReceiveModifier<P>
  private var subscription: AnyCancellable?
  private var child: Node<Content>!

  init(_ view: ModifiedContent<Content, OnReceiveModifier<P>>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
    graph.effectAfterUpdate { [weak self] in self?.subscribe() }
  }

  override func update(_ view: ModifiedContent<Content, OnReceiveModifier<P>>) {
    // Publishers are compared by identity or bits.
    let isSame = Comparison.areSame(modifier.publisher, view.modifier.publisher)
    modifier = view.modifier
    if !isSame { graph.effectAfterUpdate { [weak self] in self?.subscribe() } }
    child.update(view.content)
  }

  private func subscribe() {
    guard !isTornDown else { return }
    subscription = modifier.publisher.sink { @Sendable [weak self] output in
      // Values from other threads go to the main actor; values on the main actor are handled at once.
      let received = Received(output)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.receive(received.output) }
      } else {
        Task { @MainActor in self?.receive(received.output) }
      }
    }
  }

  private func receive(_ output: P.Output) {
    // The view may have been removed while the value was on its way.
    guard !isTornDown else { return }
    // The publisher's code may run with the dependencies of another session.
    graph.withDependencies { modifier.action(output) }
  }

  override var drawsOneElement: Bool { true }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    subscription = nil
  }
}

// Sendable because it is handed over: the publisher's thread does not use it again.
private struct Received<Output>: @unchecked Sendable {
  let output: Output
  init(_ output: Output) { self.output = output }
}

extension View {
  /// Runs an action on the main actor for each value of a publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher, subscribed while the view exists; again when another one is
  ///     passed.
  ///   - action: Called on the main actor with each value, which may come from any thread.
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}
