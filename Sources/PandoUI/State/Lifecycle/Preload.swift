/// Loads a view's data as soon as the view is made.
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

extension View {
  /// Loads the view's data before the first paint.
  ///
  /// The document for a browser's request is written before the page is open: `onAppear`, `task` and
  /// `onOpenURL` wait until then. A preload does not wait, and the document waits for the preload
  /// (at most `ServerLimits.preloadTime`; data that arrives later is shown when the page is open):
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
  /// - Important: A request that only reads must not change anything (RFC 9110, section 9.2.1). Everybody who
  ///   knows the address, or puts it into another page, can cause this action to run. It must change only the
  ///   state of the view.
  ///
  /// Unlike a `task`, the action runs once for each `id`, not each time the view appears. It is cancelled when
  /// the view is removed.
  ///
  /// - Parameters:
  ///   - id: A change of this value runs the action again.
  ///   - action: Loads the data, on the main actor.
  public func preload<ID: Equatable>(
    id: ID,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(PreloadModifier(id: id, action: box(action)))
  }

  /// Loads the view's data before the first paint, once.
  ///
  /// - Parameter action: Loads the data, on the main actor.
  public func preload(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(PreloadModifier(id: true, action: box(action)))
  }
}
