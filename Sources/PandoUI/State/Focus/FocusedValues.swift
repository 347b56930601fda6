/// The name of a value that a view has while it has the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view with the focus, those around it, and the page have to say, for ``FocusedValue``.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var note: Binding<Note>?
/// }
/// ```
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// A value; nil if no view says it.
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

/// Who says values in a graph.
@MainActor
final class FocusedValueStore {
  /// A view that says a value.
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

  /// Whether a source is one of those that are read here.
  func reads(_ source: ReadSource) -> Bool {
    source === changes || source === drawing.focusChanges
  }

  /// What is said now: by the page first, and then by the views around the focus, the nearest of them last.
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

struct FocusedValueModifier<Value>: AttachmentModifier {
  typealias Body = Never

  let isOfPage: Bool
  let value: Value?
  let set: (inout FocusedValues, Value?) -> Void

  func makeAttachment(at node: GraphNode) -> FocusedValueStore.Writer {
    node.graph.focusedValues.add(at: node, isOfPage: isOfPage)
  }

  func update(
    _ attachment: FocusedValueStore.Writer,
    in environment: EnvironmentValues,
    at node: GraphNode
  ) {
    let (value, set) = (value, set)
    node.graph.focusedValues.update(attachment, to: value, in: node.graph) { set(&$0, value) }
  }

  func end(_ attachment: FocusedValueStore.Writer, at node: GraphNode) {
    node.graph.focusedValues.remove(attachment, in: node.graph)
  }
}

extension View {
  /// Says a value while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    focusedValue(keyPath, Optional(value))
  }

  /// Says a value while the focus is in this view.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value; nil leaves that of a view around.
  @_disfavoredOverload
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: false, value: value) { values, value in
        if let value { values[keyPath: keyPath] = value }
      }
    )
  }

  /// Says an object while the focus is in this view.
  ///
  /// - Parameter object: The object; nil leaves that of a view around.
  public func focusedValue<T: AnyObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: false, value: object) { values, object in
        if let object { values[object: T.self] = object }
      }
    )
  }

  /// Says a value wherever the focus is in the page, as long as this view is in it.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View {
    focusedSceneValue(keyPath, Optional(value))
  }

  /// Says a value wherever the focus is in the page, as long as this view is in it.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the value.
  ///   - value: The value; nil leaves that of another view.
  @_disfavoredOverload
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: true, value: value) { values, value in
        if let value { values[keyPath: keyPath] = value }
      }
    )
  }

  /// Says an object wherever the focus is in the page, as long as this view is in it.
  ///
  /// - Parameter object: The object; nil leaves that of another view.
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View {
    modifier(
      FocusedValueModifier(isOfPage: true, value: object) { values, object in
        if let object { values[object: T.self] = object }
      }
    )
  }
}
