/// Loads what a view shows, as soon as the view is made.
struct PreloadModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let action: @MainActor @Sendable () async -> Void

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    PreloadNode(view, parent: parent)
  }
}

final class PreloadNode<Content: View, ID: Equatable>: Node<
  ModifiedContent<Content, PreloadModifier<ID>>
>
{
  private var modifier: PreloadModifier<ID>
  private var child: Node<Content>!
  private var task: Task<Void, Never>?

  init(_ view: ModifiedContent<Content, PreloadModifier<ID>>, parent: GraphNode) {
    modifier = view.modifier
    super.init(parent: parent)
    start()
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, PreloadModifier<ID>>) {
    let isNew = view.modifier.id != modifier.id
    modifier = view.modifier
    if isNew { start() }
    child.update(view.content)
  }

  private func start() {
    task?.cancel()
    let (action, tasks, preloads) = (modifier.action, graph.tasks, graph.preloads)
    tasks.began()
    preloads.began()
    task = Task {
      await action()
      preloads.ended()
      tasks.ended()
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    task?.cancel()
  }
}

/// The data that views of one interface are loading: what a first paint waits for.
@MainActor
package final class Preloads {
  private var running = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  /// Whether something is being loaded.
  package var isLoading: Bool { running > 0 }

  func began() { running += 1 }

  func ended() {
    running -= 1
    if running == 0 { resumeAll() }
  }

  /// Waits until nothing is being loaded, or somebody gives up.
  package func wait() async {
    guard isLoading else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Ends all waiting; what is being loaded goes on.
  package func giveUp() { resumeAll() }

  private func resumeAll() {
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }
}

extension View {
  /// Loads what the view shows before the first paint.
  ///
  /// A document that a browser asks for is written before anybody has come for it: `onAppear`, `task` and
  /// `onOpenURL` wait until its page is there. What is loaded here does not wait, and the document waits for
  /// it (`ServerLimits.preloadTime` at most; what comes later is shown when the page is there):
  ///
  /// ```swift
  /// struct Orders: View {
  ///   @State private var orders: [Order] = []
  ///   var body: some View {
  ///     List(orders) { OrderRow(order: $0) }
  ///       .preload { orders = await store.orders() }
  ///   }
  /// }
  /// ```
  ///
  /// - Important: A request that only reads must change nothing (RFC 9110, section 9.2.1). Whoever has the
  ///   address, or puts it into a page of their own, has this run. Have it change the state of the view and
  ///   nothing else.
  ///
  /// Unlike `task`, it is run once for each `id` and not each time the view comes into sight. It is cancelled
  /// when the view is gone.
  ///
  /// - Parameters:
  ///   - id: Has it loaded anew when it changes.
  ///   - action: Loads, on the main actor.
  public func preload<ID: Equatable>(
    id: ID,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(PreloadModifier(id: id, action: box(action)))
  }

  /// Loads what the view shows before the first paint, once.
  ///
  /// - Parameter action: Loads, on the main actor.
  public func preload(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(PreloadModifier(id: true, action: box(action)))
  }
}
