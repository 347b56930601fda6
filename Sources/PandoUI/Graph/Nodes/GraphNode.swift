/// A place in the graph. It stays while the view values that describe it come and go.
///
/// There are three kinds. *View nodes* have a body; *element nodes* are drawn; *structure nodes*
/// (tuples, branches, lists, modifiers) arrange other nodes. Nodes of every kind can be evaluated: a
/// body, the description of an element, the closure of a row.
///
/// A parent owns its children and ends them with ``tearDown()``; nothing else ends a node.
@_documentation(visibility: internal)
@MainActor
public class GraphNode {
  /// The parent node, which outlives this one.
  final unowned(unsafe) let parent: GraphNode?

  /// The environment around this node.
  // Unsafe because only the main actor uses it, except for its queue, which never changes.
  nonisolated(unsafe) final let scope: EnvironmentScope

  /// The distance from the root: parents are evaluated before their children.
  final let depth: Int32

  /// Whether the node has been taken out of the graph.
  @exclusivity(unchecked) final var isTornDown = false

  /// Whether something that the last evaluation read has changed.
  @exclusivity(unchecked) final var isDirty = false

  /// Whether evaluations of this node are known to read models through Observation.
  @exclusivity(unchecked) final var readsModels = false

  /// Whether a node below writes a preference.
  @exclusivity(unchecked) final var hasPreferences = false

  // Unsafe because only the main actor uses it: reads on other threads are not tracked.
  @exclusivity(unchecked) nonisolated(unsafe) final var reads = ReadSet.none

  /// The tracking of the models that the last evaluation read.
  @exclusivity(unchecked) final var modelReads: ModelReads?

  init(parent: GraphNode) {
    self.parent = parent
    scope = parent.childScope
    depth = parent.depth + 1
    scope.graph.nodeCount += 1
  }

  /// Creates the root node.
  init(rootScope: EnvironmentScope) {
    parent = nil
    scope = rootScope
    depth = 0
    scope.graph.nodeCount += 1
  }

  /// The environment of this node's children.
  var childScope: EnvironmentScope { scope }

  /// The graph that the node is in.
  final var graph: ViewGraph { scope.graph }

  /// The queue for changes of what this node owns.
  nonisolated final var graphQueue: InvalidationQueue { scope.queue }

  // MARK: Differences between kinds of node

  /// Takes a new view value from the parent's evaluation; it has the view type of this node.
  func update(at view: UnsafeRawPointer) {
    preconditionFailure("\(Self.self) is for no type of view")
  }

  /// The element of this node; nil unless it is an element node.
  var element: ElementInstance? { nil }

  /// The element that contains what is below this node; nil if an ancestor decides.
  var drawingElement: ElementInstance? { element }

  /// Whether decorations of ancestors do not apply below this node.
  var endsDecorations: Bool { element != nil }

  /// The measures of the box that the node draws or decorates; nil if it does neither.
  var ownGeometry: Geometry? { nil }

  /// The identity by which an application scrolls to the views below this node; nil if it has none.
  var scrollIdentity: AnyHashable? { nil }

  /// Visits the child nodes, in the order in which they are drawn.
  func visitChildren(_ visit: (GraphNode) -> Void) {}

  /// Evaluates again because something changed that the last evaluation read.
  func reevaluate() {}

  /// Adds this node's decorations to the layers of an element below it.
  func contribute(to layers: inout Layers) {}

  /// Appends the topmost elements of this subtree, in order.
  func collectElements(into elements: inout [ElementInstance]) {
    visitChildren { $0.collectElements(into: &elements) }
  }

  /// Draws again the elements to which this node contributes, unless they were drawn since `mark`.
  func redecorate(unlessDrawnSince mark: DrawMark? = nil) {
    visitChildren { $0.redecorate(unlessDrawnSince: mark) }
  }

  /// Notifies the subtree that it appeared or disappeared.
  func presenceChanged(_ isPresent: Bool) {
    visitChildren { $0.presenceChanged(isPresent) }
  }

  /// Whether this node shows its children. An ancestor may hide them nevertheless.
  var showsChildren: Bool { true }

  /// Whether the node is evaluated while it is out of sight, because it may present something that is
  /// in sight.
  var isEvaluatedOutOfSight: Bool { false }

  /// Collects the descendants whose evaluation waits until they are in sight; nil if this node hides nothing.
  var hiding: Hider? { nil }

  /// Whether the node must be evaluated to be up to date.
  var isStale: Bool { isDirty }

  /// Whether the children are in sight even if this node is hidden.
  var isAlwaysInSight: Bool { false }

  /// Whether the children are drawn at a portal host instead of in the elements above.
  var isDrawnElsewhere: Bool { false }

  /// Whether this node draws exactly one element if its child does, whatever the node reads, and sets no
  /// traits for the container.
  var drawsOneElement: Bool { false }

  /// Keeps an action until content that was made for a guessed size is measured; false if it is not such content.
  func keepUntilMeasured(_ action: @escaping () -> Void) -> Bool { false }

  /// A node below made content that SwiftUI makes only after the actions of `onAppear` around it.
  func lateContentWasMade(by node: GraphNode) {}

  /// Whether the node's view keeps an object whose changes it may not observe.
  var holdsObject: Bool { false }

  /// Adds the preference values of this subtree to the collector.
  func collectPreference(_ collector: PreferenceCollector) {
    guard hasPreferences, !graph.isUnseenPage(self) else { return }
    visitChildren { $0.collectPreference(collector) }
  }

  /// Whether this node reads a preference of its subtree.
  var readsPreferences: Bool { false }

  /// Called when a preference of this subtree has to be read again.
  func preferencesChanged() {}

  /// The name of the node's view, for messages.
  var name: String { graphName(of: Self.self) }

  /// Whether the node can show a problem in place of its children.
  var canShowProblem: Bool { false }

  /// Shows a problem in place of the children.
  func show(_ problem: String) {}

  /// The type of the node's view; nil if it has none.
  var viewType: (any Any.Type)? { nil }

  /// Whether this is the node of a view with a body, which messages can name.
  var isView: Bool { false }

  /// The names of the stored properties through which `source` can have been read.
  func propertyNames(of source: ReadSource) -> [String] { [] }

  /// Whether the node's view holds state that was changed, or an object of its own.
  var ownsState: Bool { false }

  /// Called before the node ends, to release what it owns besides its children and reads.
  func willTearDown() {}

  // MARK: Common to all nodes

  /// The nearest ancestor that has an element, or draws at a host whose element may change.
  final var anchor: GraphNode? {
    var node = parent
    while let current = node {
      if current.isDrawnElsewhere || current.drawingElement != nil { return current }
      node = current.parent
    }
    return nil
  }

  /// Removes the node and its descendants from the graph. Their elements leave with the element above.
  final func tearDown() {
    guard !isTornDown else { return }
    isTornDown = true
    scope.graph.nodeCount -= 1
    scope.graph.departedMeasures.leave(self)
    visitChildren { $0.tearDown() }
    willTearDown()
    reads.removeAll(of: self)
    modelReads?.cancel()
    // A tracking that was not ended stays in the models it read and must not retain the node.
    modelReads?.readers = []
    modelReads = nil
    if hasPreferences { preferenceWritersChanged() }
  }

  /// Schedules a new arrangement of the children of the element above.
  final func childrenChanged() {
    var node: GraphNode? = self
    while let current = node {
      if let element = current.drawingElement {
        graph.arrangeLater(element)
        break
      }
      if current.isDrawnElsewhere { break }
      node = current.parent
    }
    if hasPreferences { preferenceWritersChanged() }
  }

  /// Whether a change of `source` concerns what the last evaluation read.
  final func isAffected(by source: ReadSource) -> Bool {
    if source === modelReads { return true }
    // Checks may run application code, so the set is copied first.
    let reads = reads
    return reads.isAffected(by: source)
  }

  /// Runs `body` as the evaluation of this node. Its reads are tracked until the next evaluation.
  @inline(__always)
  final func evaluate<R>(_ body: () -> R) -> R {
    isDirty = false
    reads.begin()
    let result = Evaluation.run(self) { trackModels(body) }
    reads.end(of: self)
    return result
  }

  /// Runs `body`, which reads no models, as the evaluation of this node.
  @inline(__always)
  final func evaluateWithoutModels<R>(_ body: () -> R) -> R {
    isDirty = false
    reads.begin()
    let result = Evaluation.run(self, body)
    reads.end(of: self)
    return result
  }

  @inline(__always)
  private final func trackModels<R>(_ body: () -> R) -> R {
    let old = modelReads
    var tracking = graph.takeModelReads()
    let canEnd = readsModels || ViewGraph.modelReaders.contains(ObjectIdentifier(type(of: self)))
    let result = tracking.track(canEnd: canEnd, body)
    // Observation retains the tracking only if something was read in it.
    if isKnownUniquelyReferenced(&tracking) {
      modelReads = nil
      ViewGraph.spareModelReads = tracking
    } else {
      modelReads = tracking
      tracking.readers = [self]
      if !readsModels {
        readsModels = true
        ViewGraph.modelReaders.insert(ObjectIdentifier(type(of: self)))
      }
    }
    if let old {
      // The body may have run before or after a change that happened meanwhile.
      if graph.queue.isQueued(old) { graph.markDirty(self) }
      old.cancel()
      old.readers = []
    }
    return result
  }
}

/// A node for views of one type.
@_documentation(visibility: internal)
public class Node<Described: View>: GraphNode {
  /// Takes a new view value from the parent's evaluation.
  func update(_ view: Described) { fatalError("\(Self.self) must say how it is updated") }

  final override func update(at view: UnsafeRawPointer) {
    update(view.assumingMemoryBound(to: Described.self).pointee)
  }

  override var name: String { graphName(of: Described.self) }
  override var viewType: (any Any.Type)? { Described.self }
}

/// The name of a type as its author wrote it, without modules and generic arguments.
func graphName(of type: Any.Type) -> String {
  let full = String(describing: type)
  return full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
}
