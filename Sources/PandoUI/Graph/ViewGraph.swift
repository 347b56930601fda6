import IssueReporting
package import PandoDependencies

/// The graph of one interface: it keeps the views as nodes, and sends their changes to a renderer.
///
/// A change of state marks the nodes that read it. Once per turn of the main actor the graph evaluates
/// those nodes, parents first, runs `onChange`, `onAppear` and similar actions, and sends all changes
/// to the renderer as one ``Commit``.
///
/// ```swift
/// let tree = ElementTree()
/// let graph = ViewGraph(ContentView(), renderer: tree)
/// graph.send(.tap, to: button)
/// graph.flush()
/// ```
@MainActor
public final class ViewGraph {
  /// The node types whose evaluations are known to read models, in all graphs: a cache.
  static var modelReaders: Set<ObjectIdentifier> = []

  private var renderer: any Renderer
  nonisolated let queue = InvalidationQueue()
  private(set) var rootScope: EnvironmentScope!
  private(set) var root: RootNode!

  /// The host of sheets, alerts and other content above the interface.
  let rootHost = PortalHost()
  let objects: ObjectSources
  package let tasks = TaskCount()
  package let preloads = Preloads()
  let urlListeners = OpenURLListeners()
  let focusedValues: FocusedValueStore

  /// The elements, and the mutations that the renderer has not received yet.
  @exclusivity(unchecked) private(set) var drawing = Drawing()
  /// The actions that run when the tree matches the state.
  @exclusivity(unchecked) var callbacks = Callbacks()
  /// The callbacks that wait until the interface is shown; nil if effects are not held.
  var heldEffects: Callbacks?
  @exclusivity(unchecked) private var dirty = DirtyNodes()
  @exclusivity(unchecked) private var toArrange: [ElementInstance] = []
  @exclusivity(unchecked) var preferenceReaders: [GraphNode] = []
  @exclusivity(unchecked) private var reasons: [(node: GraphNode, reason: Reason)] = []
  @exclusivity(unchecked) private var isFlushing = false
  private(set) var isClosed = false
  /// A tracking that read nothing, for the next evaluation in any graph.
  static var spareModelReads: ModelReads?
  private var lastDrawMark = DrawMark.first
  /// The views that contain themselves, until control is back at the outermost of them.
  @exclusivity(unchecked) var endless: EndlessNesting?

  /// The number of nodes that hide their children or are covered, and of unselected pages.
  @exclusivity(unchecked) var hiderCount = 0
  /// The number of rows that left their window and are kept.
  @exclusivity(unchecked) var departedRowCount = 0
  /// The number of nodes.
  @exclusivity(unchecked) package internal(set) var nodeCount = 0
  /// The hider of the nodes that are being updated; nil if they are in sight.
  @exclusivity(unchecked) var hiderOfUpdate: Hider?
  /// The nodes that currently show something outside their own places.
  var presenters: [Presenter] = []
  /// Whether covers changed, so that the next flush has to find again what they hide.
  var mustSettleCovers = false
  /// The unselected pages of tab views, by their nodes.
  var unseenPages: [ObjectIdentifier: UnseenPage] = [:]
  /// The outermost nodes of these.
  var unseenTops: Set<ObjectIdentifier> = []
  /// How often sizes followed from sizes.
  var measureRounds = MeasureRounds()
  /// The measures of elements that leave in this flush.
  @exclusivity(unchecked) var departedMeasures = DepartedMeasures()
  /// The destination tables of the screens that are shown.
  var activeTables: [any ScreenTable] = []

  /// The places of shared state that views of this graph read.
  var placeSources: [ObjectIdentifier: ReadSource] = [:]

  /// The scene storage of this window, by key.
  var sceneStorage: [String: any SceneValue] = [:]

  /// The answer of the stack that was last asked to open an address.
  package var addressAnswer = AddressAnswer.known

  /// Called once, before the first change to what the renderer received. Until then
  /// ``visitDrawn(_:)`` visits what the renderer has received.
  package var beforeChange: (() -> Void)?

  /// Called with the type of each evaluated view.
  package var onEvaluate: ((any Any.Type) -> Void)?
  /// The number of the live page with this interface, for ``MainActivity``; 0 if there is none.
  package var page = 0
  /// The number of evaluations since the graph was made.
  package private(set) var evaluationCount = 0

  /// The dependencies of the code that made the graph. Flushes and events run with them, because the
  /// first change of state starts a flush, possibly from a task of another session.
  package let dependencies: DependencyValues.Continuation

  /// The misuses because of which views could not be drawn.
  package private(set) var problems: [String] = []

  /// The focused element.
  public var focusedElement: ElementID? { drawing.focused }

  init(
    renderer: any Renderer,
    holdsEffects: Bool = false,
    environment: (inout EnvironmentValues) -> Void,
    onEvaluate: ((any Any.Type) -> Void)? = nil,
    content: (GraphNode) -> GraphNode
  ) {
    self.renderer = renderer
    heldEffects = holdsEffects ? Callbacks() : nil
    self.onEvaluate = onEvaluate
    dependencies = withEscapedDependencies { $0 }
    objects = ObjectSources(queue: queue)
    focusedValues = FocusedValueStore(drawing: drawing, queue: queue)
    rootScope = EnvironmentScope(root: self, queue: queue)
    queue.attach(self)
    setEnvironment(environment)
    root = RootNode(graph: self)
    root.content = content(root)
    endNesting()
    root.start()
    flush()
  }

  isolated deinit {
    close()
  }

  /// Ends the graph: it cancels tasks, releases what views hold, and draws nothing any more.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    queue.close()
    queue.attach(nil)
    withDependencies {
      root.presenceChanged(false)
      root.tearDown()
      run(\.disappearing)
    }
    if !isFlushing { releaseViews() }
  }

  /// Releases everything that was drawn, outside of flushes.
  private func releaseViews() {
    root.content = nil
    drawing = Drawing()
    callbacks = Callbacks()
    heldEffects = nil
    departedMeasures = DepartedMeasures()
    dirty = DirtyNodes()
    toArrange = []
    preferenceReaders = []
    reasons = []
    presenters = []
    unseenPages = [:]
    unseenTops = []
    activeTables = []
    if Self.spareModelReads?.queue === queue { Self.spareModelReads = nil }
  }

  /// Changes entries of the outermost environment: the size class, the colour scheme, the phase.
  ///
  /// - Parameter change: Changes the present entries; called at once. Their readers are evaluated
  ///   in the next flush.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: rootScope)
    change(&values)
    for (key, value) in values.overlay { rootScope.set(key, to: value) }
  }

  // MARK: Holding effects

  /// Whether the effects of appearing views wait until the interface is shown.
  package var holdsEffects: Bool { heldEffects != nil }

  /// Runs the held effects in the next flush.
  package func releaseEffects() {
    guard let held = heldEffects else { return }
    heldEffects = nil
    callbacks.prepend(held)
  }

  /// Whether states that begin with a length or a place begin anew where nothing has changed them.
  ///
  /// The page measures its window after the first paint. What a state such as
  /// `@State var size = UIScreen.main.bounds.width` begins with was made from an estimate until then.
  package var remakesMeasures = false

  /// Whether only ``flush()`` flushes: changes are noted, and nothing is evaluated.
  package var isPaused: Bool {
    get { queue.isHeld }
    set { queue.isHeld = newValue }
  }

  /// Whether a view of this graph has an animation of its own.
  var animatesByValue = false

  // MARK: A flush

  /// Whether there are changes that have not been drawn yet.
  public var needsFlush: Bool { queue.hasPending || !dirty.isEmpty }

  /// Evaluates and draws all changes now instead of in the next flush.
  public func flush() {
    guard !isFlushing, !isClosed else { return }
    isFlushing = true
    let busy = MainActivity.enter(page)
    defer { MainActivity.leave(to: busy) }
    if Transaction.current == nil {
      withDependencies { runPasses() }
    } else {
      // Tasks that this flush starts must not inherit the animation of the change.
      Transaction.$current.withValue(nil) { withDependencies { runPasses() } }
    }
    isFlushing = false
    if isClosed {
      releaseViews()
    } else if !dirty.isEmpty {
      queue.scheduleFlush()
    }
  }

  /// Runs `body` with the dependencies of the graph.
  func withDependencies<R>(_ body: () -> R) -> R {
    dependencies.isCurrent ? body() : dependencies.yield(body)
  }

  /// Runs `body`, which flushes after each event that it sends, without scheduling flushes.
  package func withoutScheduledFlushes<R>(_ body: () -> R) -> R {
    defer { if needsFlush { queue.scheduleFlush() } }
    return queue.withoutRequests { withDependencies(body) }
  }

  private func runPasses() {
    var passes = 0
    var isSettled = false
    while !isSettled {
      evaluateDirty(isFirst: passes == 0)
      arrange()
      settlePreferences()
      // Without callbacks the tree matches the state. Changes from other threads since then are for the
      // next flush.
      isSettled = !runCallbacks()
      if isClosed { return }
      passes += 1
      if passes == Self.passLimit {
        reportEndlessFlush()
        isSettled = true
      }
    }
    reasons.removeAll(keepingCapacity: reasons.count < 64)
    departedMeasures.forget()
    commit()
    queue.didFlush()
  }

  /// How often a flush may start over because its callbacks change what has been evaluated.
  private static let passLimit = 100

  private func evaluateDirty(isFirst: Bool) {
    let changes = queue.take()
    // What a callback animates begins at what the tree was before, and leaves that alone.
    let isAnimated = changes.animation != nil || animatesByValue && !changes.sources.isEmpty
    if isAnimated, !isFirst, drawing.animation == nil { commit() }
    if let animation = changes.animation { drawing.animation = animation }
    drawing.transactionValues.merge(changes.values)
    for source in changes.sources {
      for node in source.readers where !node.isTornDown && node.isAffected(by: source) {
        noteReason(.source(source), for: node)
        markDirty(node)
      }
    }
    while let node = dirty.popFirst() {
      guard node.isDirty, !node.isTornDown else { continue }
      evaluateIfSeen(node)
      if endless != nil { endNesting() }
    }
  }

  func notifyBeforeChange() {
    guard let notify = beforeChange else { return }
    beforeChange = nil
    notify()
  }

  /// Marks the readers of a changed environment entry; during a flush, for the present pass.
  ///
  /// - Parameter scope: The scope in which it changed; nil for all readers of the source.
  func entryChanged(_ source: ReadSource?, in scope: EnvironmentScope? = nil) {
    guard let source else { return }
    guard isFlushing else { return source.changed() }
    for node in source.readers where scope.map({ node.scope.isInside($0) }) ?? true {
      noteReason(.source(source), for: node)
      markDirty(node)
    }
  }

  /// Marks `node` for evaluation in this flush or the next.
  func markDirty(_ node: GraphNode) {
    guard !node.isDirty, !node.isTornDown else { return }
    node.isDirty = true
    dirty.insert(node)
  }

  /// Evaluates a node in this flush whose evaluation was postponed.
  func evaluateAgain(_ node: GraphNode) {
    noteReason(.newValue, for: node)
    dirty.insert(node)
  }

  /// Makes a mark that is later than all existing ones.
  func makeDrawMark() -> DrawMark {
    lastDrawMark = lastDrawMark.next
    return lastDrawMark
  }

  /// The mark of the present drawing.
  var drawMark: DrawMark { lastDrawMark }

  private func reportEndlessFlush() {
    let names = Set(dirty.names + queue.take().sources.flatMap { $0.readers.map(\.name) })
    let list = names.sorted().joined(separator: ", ")
    reportMisuse(
      """
      A flush did not come to an end: after \(Self.passLimit) passes something still changed what \
      \(list.isEmpty ? "the interface" : list) shows. Two 'onChange' actions, or bindings, probably \
      set one another off; have one of them stop when there is nothing to change. What is drawn \
      may lag behind until the next change.
      """
    )
  }

  /// The number of the last commit.
  var lastCommit: Int { drawing.commitCount }

  private func commit() {
    if let commit = drawing.takeCommit() { renderer.apply(commit) }
  }

  // MARK: Elements

  /// Arranges the children of an element at the end of the pass.
  func arrangeLater(_ element: ElementInstance) {
    guard !element.mustBeArranged else { return }
    element.mustBeArranged = true
    toArrange.append(element)
  }

  func arrange() {
    if !toArrange.isEmpty { notifyBeforeChange() }
    while !toArrange.isEmpty {
      let batch = toArrange
      toArrange = []
      for element in batch where !element.isGone { element.arrange() }
    }
  }

  // MARK: Tracking

  /// Returns a tracking that read nothing.
  func takeModelReads() -> ModelReads {
    guard let spare = Self.spareModelReads else { return ModelReads(queue: queue) }
    Self.spareModelReads = nil
    spare.queue = queue
    return spare
  }

  func count(_ type: any Any.Type) {
    evaluationCount += 1
    MainActivity.evaluates(type)
    onEvaluate?(type)
  }

  func report(_ problem: String) {
    problems.append(problem)
    reportMisuse(problem)
  }

  /// Why a body is evaluated.
  enum Reason {
    case newValue
    case source(ReadSource)
  }

  func noteReason(_ reason: Reason, for node: GraphNode) {
    reasons.append((node, reason))
  }

  /// The reasons for a node's evaluation in this flush; empty if the node is new.
  func reasons(for node: GraphNode) -> [Reason] {
    reasons.filter { $0.node === node }.map(\.reason)
  }
}
