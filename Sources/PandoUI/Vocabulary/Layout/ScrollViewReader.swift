/// Content that receives a proxy for scrolling.
///
/// ```swift
/// ScrollViewReader { proxy in
///   List(messages) { MessageRow(message: $0) }
///     .onChange(of: messages.last?.id) { _, last in
///       withAnimation { proxy.scrollTo(last, anchor: .bottom) }
///     }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  @State private var place = ScrollPlace()

  /// Makes content with a proxy for scrolling.
  ///
  /// - Parameter content: Makes the content at each evaluation.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View {
    place.attach(to: Evaluation.current)
    return content(ScrollViewProxy(place: place))
  }
}

/// The place of a reader's content in the graph.
///
// Sendable because only the main actor uses the node; elsewhere a proxy is only carried.
final class ScrollPlace: @unchecked Sendable {
  private weak var node: GraphNode?
  private let source = ReadSource(queue: nil)

  func attach(to node: GraphNode?) {
    guard let node, self.node !== node else { return }
    self.node = node
    source.queue = node.graphQueue
  }

  /// Scrolls at the next flush, because the same action may have added the view.
  @MainActor
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let node, !node.isTornDown else { return }
    let transaction = Transaction.current
    node.graph.effectAfterUpdate { [weak node] in
      guard let node, !node.isTornDown else { return }
      Transaction.$current.withValue(transaction) { _ = node.scroll(to: id, anchor: anchor) }
    }
    // Without another change there would be no flush.
    source.changed()
  }
}

/// A proxy for scrolling to views of a ``ScrollViewReader``.
public struct ScrollViewProxy: Sendable {
  let place: ScrollPlace

  /// Scrolls to a view, in `withAnimation` smoothly. Nothing happens if there is none with that identity.
  ///
  /// Call it in an action or a task of the main actor.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, of `id(_:)` or a `ForEach`.
  ///   - anchor: The point of the view, which is brought to the same point of the visible part; nil moves as little as
  ///     is needed.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Unsafe because it is used at once, on this thread.
    nonisolated(unsafe) let name = AnyHashable(id)
    _ = MainActor.assumeIsolatedIfCurrent { [place] in
      place.scroll(to: name, anchor: anchor)
      return true
    }
  }
}
