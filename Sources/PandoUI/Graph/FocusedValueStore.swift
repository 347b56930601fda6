/// The key of a value that a view provides while it has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus, the views around it and the page provide for
/// ``FocusedValue``.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Binding<Note>?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value; nil if no view provides it.
  ///
  /// - Parameter key: The name of the value.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript(object type: any Any.Type) -> Any? {
    get { values[ObjectIdentifier(type)] }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// The views of a graph that publish focused values.
@MainActor
final class FocusedValueStore {
  /// A view that publishes a value.
  final class Writer {
    fileprivate(set) weak var node: GraphNode?
    fileprivate(set) var isOfPage = false
    fileprivate(set) var value: Any?
    fileprivate var set: (inout FocusedValues) -> Void = { _ in }
  }

  private let changes = ReadSource(queue: nil)
  private unowned let drawing: Drawing
  private var writers: [Writer] = []

  init(drawing: Drawing, queue: InvalidationQueue) {
    self.drawing = drawing
    changes.queue = queue
    drawing.focusChanges.queue = queue
  }

  /// Whether a source is one that readers of focused values register with.
  func reads(_ source: ReadSource) -> Bool {
    source === changes || source === drawing.focusChanges
  }

  /// The present values. Values of the page come first, then those of the views around the focus,
  /// from the outermost to the innermost. Later values replace earlier ones.
  var current: FocusedValues {
    changes.registerRead()
    drawing.focusChanges.registerRead()
    let focus = drawing.focused.flatMap { drawing[$0]?.node }
    var values = FocusedValues()
    for writer in writers where writer.isOfPage { writer.set(&values) }
    var around = writers.filter { writer in
      guard !writer.isOfPage, let focus, let node = writer.node else { return false }
      return focus.isInside(node)
    }
    around.sort { ($0.node?.depth ?? 0) < ($1.node?.depth ?? 0) }
    for writer in around { writer.set(&values) }
    return values
  }

  func add(at node: GraphNode, isOfPage: Bool) -> Writer {
    let writer = Writer()
    writer.node = node
    writer.isOfPage = isOfPage
    writers.append(writer)
    return writer
  }

  func update<Value>(
    _ writer: Writer,
    to value: Value?,
    in graph: ViewGraph,
    set: @escaping (inout FocusedValues) -> Void
  ) {
    writer.set = set
    if let old = writer.value as? Value?, areEqual(old, value) { return }
    writer.value = .some(value as Any)
    // Views that read it may be evaluated already.
    graph.afterUpdate { [changes] in changes.changed() }
  }

  func remove(_ writer: Writer, in graph: ViewGraph) {
    writers.removeAll { $0 === writer }
    graph.afterUpdate { [changes] in changes.changed() }
  }
}
