/// A place in the graph: what stays while the views that describe it come and go.
///
/// There are three kinds. *View nodes* have a body and evaluate it; *element nodes* are drawn;
/// *structure nodes* (tuples, branches, lists, modifiers) put others in their places. Every kind
/// can be evaluated: a body, the description of an element, the closure of a row.
///
/// A parent owns its children and tells them when they are gone, by ``tearDown()``; nothing else
/// ends a node.
@_documentation(visibility: internal)
@MainActor
public class GraphNode {
  /// The node above. It outlives this one.
  final unowned(unsafe) let parent: GraphNode?

  /// The environment around this node.
  // Unsafe because it is asked on the main actor only, but for its queue, which never changes.
  nonisolated(unsafe) final let scope: EnvironmentScope

  /// The distance from the root: parents are evaluated before their children.
  final let depth: Int32

  /// Whether the node has been taken out of the graph.
  @exclusivity(unchecked) final var isTornDown = false

  /// Whether something that the last evaluation read has changed.
  @exclusivity(unchecked) final var isDirty = false

  /// Whether evaluations of this node are known to read models through Observation.
  @exclusivity(unchecked) final var readsModels = false

  /// Whether something below writes a preference.
  @exclusivity(unchecked) final var hasPreferences = false

  // Unsafe because it is touched on the main actor only: reads on other threads are not tracked.
  @exclusivity(unchecked) nonisolated(unsafe) final var reads = ReadSet.none

  /// The tracking of the models that the last evaluation read.
  @exclusivity(unchecked) final var modelReads: ModelReads?

  init(parent: GraphNode) {
    self.parent = parent
    scope = parent.childScope
    depth = parent.depth + 1
    scope.graph.nodeCount += 1
  }

  /// Makes the node at the top.
  init(rootScope: EnvironmentScope) {
    parent = nil
    scope = rootScope
    depth = 0
    scope.graph.nodeCount += 1
  }

  /// The environment that this node's children live in.
  var childScope: EnvironmentScope { scope }

  /// The graph that the node is in.
  final var graph: ViewGraph { scope.graph }

  /// Where changes of what this node owns are announced.
  nonisolated final var graphQueue: InvalidationQueue { scope.queue }

  // MARK: What kinds of node differ in

  /// Takes the value that the parent's evaluation gave, a view of the type that the node is for.
  func update(at view: UnsafeRawPointer) {
    preconditionFailure("\(Self.self) is for no type of view")
  }

  /// What is drawn for this node.
  var element: ElementInstance? { nil }

  /// The element that draws what is below this node, if it is not up to a node further up.
  var drawingElement: ElementInstance? { element }

  /// Whether decorations from further up do not reach what is below.
  var endsDecorations: Bool { element != nil }

  /// Visits the nodes directly below, in the order of what they draw.
  func visitChildren(_ visit: (GraphNode) -> Void) {}

  /// Evaluates again because something that was read has changed.
  func reevaluate() {}

  /// Says what this node adds to the elements below it, on the way from them to the element above.
  func contribute(to layers: inout Layers) {}

  /// Adds the elements of this subtree that stand directly in the element above, in order.
  func collectElements(into elements: inout [ElementInstance]) {
    visitChildren { $0.collectElements(into: &elements) }
  }

  /// Draws again the elements whose layers this node contributes to, unless they were drawn since.
  func redecorate(unlessDrawnSince mark: DrawMark? = nil) {
    visitChildren { $0.redecorate(unlessDrawnSince: mark) }
  }

  /// Tells what is below that it came into sight or went out of it.
  func presenceChanged(_ isPresent: Bool) {
    visitChildren { $0.presenceChanged(isPresent) }
  }

  /// Whether what is below is not hidden as far as this node knows.
  var showsChildren: Bool { true }

  /// Whether the node is evaluated although it is out of sight: what it reads may have it show something
  /// that is seen.
  var actsOutOfSight: Bool { false }

  /// Keeps what is below that is to be evaluated once it is in sight; nil if this node puts nothing off.
  var hiding: Hider? { nil }

  /// Whether the node has to be evaluated to say what is so now.
  var isStale: Bool { isDirty }

  /// Whether what is below is in sight no matter what hides this node.
  var isAlwaysInSight: Bool { false }

  /// Whether what is below is not drawn in the elements further up, but at a host.
  var isDrawnElsewhere: Bool { false }

  /// Whether what is below is one element if the node directly below draws one, whatever is read here, and
  /// nothing is said to the container.
  var drawsOneThing: Bool { false }

  /// Adds to the value of a preference what this subtree says.
  func collectPreference(_ collector: PreferenceCollector) {
    guard hasPreferences, !graph.isUnseenPage(self) else { return }
    visitChildren { $0.collectPreference(collector) }
  }

  /// Whether this node reads a preference of its subtree.
  var readsPreferences: Bool { false }

  /// Reads a preference of this subtree again.
  func preferencesChanged() {}

  /// The name of the view this node stands for, in messages.
  var name: String { graphName(of: Self.self) }

  /// Whether the node can show a problem in place of what is below it.
  var canShowProblem: Bool { false }

  /// Shows a problem in place of what is below.
  func show(_ problem: String) {}

  /// The type of the view this node stands for; nil if it stands for none.
  var viewType: (any Any.Type)? { nil }

  /// Whether this is the node of a view with a body, which messages can name.
  var isView: Bool { false }

  /// The names of the stored properties through which `source` can have been read.
  func propertyNames(of source: ReadSource) -> [String] { [] }

  /// What ends with this node, besides its children and what it read.
  func willTearDown() {}

  // MARK: What they share

  /// The nearest node above that has an element, or whose element may be another one later.
  final var anchor: GraphNode? {
    var node = parent
    while let current = node {
      if current.isDrawnElsewhere || current.drawingElement != nil { return current }
      node = current.parent
    }
    return nil
  }

  /// Takes the node and everything below out of the graph. Elements leave with the element above.
  final func tearDown() {
    guard !isTornDown else { return }
    isTornDown = true
    scope.graph.nodeCount -= 1
    visitChildren { $0.tearDown() }
    willTearDown()
    reads.removeAll(of: self)
    modelReads?.cancel()
    // A tracking without an end stays in the models it read; the node must not stay with it.
    modelReads?.readers = []
    modelReads = nil
    if hasPreferences { preferenceWritersChanged() }
  }

  /// Has the element above look for its children again.
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

  /// Whether a change of `source` changed something that the last evaluation read.
  final func isAffected(by source: ReadSource) -> Bool {
    if source === modelReads { return true }
    // A copy, because finding out may run code of the application.
    let reads = reads
    return reads.isAffected(by: source)
  }

  /// Runs `body` as the evaluation of this node: what it reads is tracked until the next one.
  @inline(__always)
  final func evaluate<R>(_ body: () -> R) -> R {
    isDirty = false
    reads.begin()
    let result = Evaluation.run(self) { trackModels(body) }
    reads.end(of: self)
    return result
  }

  /// Runs `body` as the evaluation of this node, which reads no models.
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
    // Observation keeps the tracking only if something was read in it.
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
      // What changed while the body ran may or may not have been seen by it.
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
  /// Takes the value that the parent's evaluation gave.
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
