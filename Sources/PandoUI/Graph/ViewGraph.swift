import IssueReporting
package import PandoDependencies

/// The graph of one interface: what views say, kept in nodes, and what changed, handed to a renderer.
///
/// A change of state marks who read it. Once per turn of the main actor the graph evaluates those
/// nodes, parents first, lets `onChange`, `onAppear` and their like run, and hands everything that
/// came of it to the renderer as one ``Commit``.
///
/// ```swift
/// let tree = ElementTree()
/// let graph = ViewGraph(ContentView(), renderer: tree)
/// graph.send(.tap, to: button)
/// graph.flush()
/// ```
@MainActor
public final class ViewGraph {
  /// The types whose evaluations are known to read models, of all graphs: a cache.
  static var modelReaders: Set<ObjectIdentifier> = []

  private var renderer: any Renderer
  nonisolated let queue = InvalidationQueue()
  private(set) var rootScope: EnvironmentScope!
  private(set) var root: RootNode!

  /// The host of sheets, alerts and whatever else stands above the interface.
  let rootHost = PortalHost()
  let objects: ObjectSources
  package let tasks = TaskCount()
  package let preloads = Preloads()
  let urlListeners = OpenURLListeners()

  /// What is drawn, and what the renderer has not been told of it yet.
  @exclusivity(unchecked) private(set) var drawing = Drawing()
  /// What is to be run when the tree is as the state says.
  @exclusivity(unchecked) var callbacks = Callbacks()
  /// The callbacks that wait until somebody looks at the interface; nil if they do not wait.
  var heldEffects: Callbacks?
  @exclusivity(unchecked) private var dirty = DirtyNodes()
  @exclusivity(unchecked) private var toArrange: [ElementInstance] = []
  private var preferenceReaders: [GraphNode] = []
  @exclusivity(unchecked) private var reasons: [(node: GraphNode, reason: Reason)] = []
  @exclusivity(unchecked) private var isFlushing = false
  private(set) var isClosed = false
  /// A tracking nothing was read in, for the next evaluation of any graph.
  static var spareModelReads: ModelReads?
  private var lastDrawMark = DrawMark.first
  /// Views that contain themselves, while the graph goes back to the outermost of them.
  @exclusivity(unchecked) var endless: EndlessNesting?

  /// How many nodes hide what is below them, are covered, or are pages that are not seen.
  @exclusivity(unchecked) var hiderCount = 0
  /// How many nodes there are.
  @exclusivity(unchecked) package internal(set) var nodeCount = 0
  /// What hides the nodes that are being updated; nil while they are in sight.
  @exclusivity(unchecked) var hiderOfUpdate: Hider?
  /// The nodes that show something elsewhere than in their places just now.
  var presenters: [Presenter] = []
  /// Whether it is to be found out what is covered.
  var mustSettleCovers = false
  /// The pages that are not the selected ones of their tab views.
  var unseenPages: [ObjectIdentifier: UnseenPage] = [:]
  /// The tables that screens in sight are made of.
  var activeTables: [DestinationTable] = []

  /// The places of shared state that its views read.
  var placeSources: [ObjectIdentifier: PlaceSource] = [:]

  /// What the views of this window share by name.
  var sceneStorage: [String: AnyObject] = [:]

  /// Called once, before anything changes that the renderer was told of: by then the graph can still
  /// say all of it (``visitDrawn(_:)``).
  package var beforeChange: (() -> Void)?

  /// Called with the type of each view that is evaluated.
  package var onEvaluate: ((any Any.Type) -> Void)?
  /// The number of the page that it is the interface of, for ``MainActivity``; 0 if of none.
  package var page = 0
  /// How many views were evaluated since the graph was made.
  package private(set) var evaluationCount = 0

  /// The dependencies of the code that made the graph. Turns and events run with these: a turn is
  /// started by whoever changes state first, and that may be the task of another session.
  package let dependencies: DependencyValues.Continuation

  /// Called with every misuse that makes a view impossible to draw.
  package private(set) var problems: [String] = []

  /// Which element has the focus.
  public var focusedElement: ElementID? { drawing.focused }

  /// Makes a graph and draws it for the first time.
  ///
  /// - Parameters:
  ///   - view: What the interface consists of.
  ///   - renderer: What draws it. The graph keeps it.
  ///   - environment: Sets entries of the outermost environment.
  public convenience init<Content: View>(
    _ view: Content,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.init(renderer: renderer, environment: environment) { root in
      Content._makeNode(view, parent: root)
    }
  }

  /// Makes a graph whose evaluations are told from the first one on.
  package convenience init<Content: View>(
    _ view: Content,
    renderer: any Renderer,
    environment: (inout EnvironmentValues) -> Void,
    onEvaluate: @escaping (any Any.Type) -> Void
  ) {
    self.init(renderer: renderer, environment: environment, onEvaluate: onEvaluate) { root in
      Content._makeNode(view, parent: root)
    }
  }

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
    rootScope = EnvironmentScope(root: self, queue: queue)
    queue.attach(self)
    let editMode = Binding(location: StateSlot(EditMode.inactive, queue: queue))
    setEnvironment {
      // A window can be edited, also where no navigation stack says so.
      $0.editMode = editMode
      environment(&$0)
    }
    root = RootNode(graph: self)
    root.content = content(root)
    endNesting()
    root.start()
    flush()
  }

  isolated deinit {
    close()
  }

  /// Ends the graph: tasks are cancelled, what views hold is let go. Nothing is drawn any more.
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
    if !isFlushing { letGo() }
  }

  /// Lets go of everything that was drawn, when nothing of it is under way any more.
  private func letGo() {
    root.content = nil
    drawing = Drawing()
    callbacks = Callbacks()
    heldEffects = nil
    dirty = DirtyNodes()
    toArrange = []
    preferenceReaders = []
    reasons = []
    presenters = []
    unseenPages = [:]
    activeTables = []
    if Self.spareModelReads?.queue === queue { Self.spareModelReads = nil }
  }

  /// Changes entries of the outermost environment: the size class, the colour scheme, the phase.
  public func setEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = EnvironmentValues(scope: rootScope)
    change(&values)
    for (key, value) in values.overlay { rootScope.set(key, to: value) }
  }

  // MARK: Whether somebody looks

  /// Whether what views do when they appear waits until somebody looks at them.
  package var holdsEffects: Bool { heldEffects != nil }

  /// Has views do what they do when they appear, in the next turn.
  package func releaseEffects() {
    guard let held = heldEffects else { return }
    heldEffects = nil
    callbacks.prepend(held)
  }

  /// Whether turns are taken by ``flush()`` only: what changes is noted, and nothing is evaluated.
  package var isPaused: Bool {
    get { queue.isHeld }
    set { queue.isHeld = newValue }
  }

  // MARK: A turn

  /// Whether something changed that has not been drawn yet.
  public var needsFlush: Bool { queue.hasPending || !dirty.isEmpty }

  /// Evaluates what changed and hands it to the renderer, now instead of in the next turn.
  public func flush() {
    guard !isFlushing, !isClosed else { return }
    isFlushing = true
    let busy = MainActivity.enter(page)
    defer { MainActivity.leave(to: busy) }
    if Transaction.current == nil {
      withDependencies { turn() }
    } else {
      // How the change is drawn is no concern of tasks that this turn begins.
      Transaction.$current.withValue(nil) { withDependencies { turn() } }
    }
    isFlushing = false
    if isClosed {
      letGo()
    } else if !dirty.isEmpty {
      queue.requestTurn()
    }
  }

  /// Runs `body` with the dependencies of the graph.
  func withDependencies<R>(_ body: () -> R) -> R {
    dependencies.isCurrent ? body() : dependencies.yield(body)
  }

  /// Runs `body`, which sends events and flushes after each, without a turn being asked for as well.
  package func takingTurns<R>(_ body: () -> R) -> R {
    defer { if needsFlush { queue.requestTurn() } }
    return queue.withoutRequests { withDependencies(body) }
  }

  private func turn() {
    var passes = 0
    var isSettled = false
    while !isSettled {
      evaluateDirty()
      arrange()
      settlePreferences()
      // Without callbacks the tree is as the state says; what other threads have changed since is
      // for the next turn.
      isSettled = !runCallbacks()
      if isClosed { return }
      passes += 1
      if passes == Self.passLimit {
        reportEndlessTurn()
        isSettled = true
      }
    }
    reasons.removeAll(keepingCapacity: reasons.count < 64)
    commit()
    queue.endTurn()
  }

  /// How often a turn may start over because its callbacks change what has been evaluated.
  private static let passLimit = 100

  private func evaluateDirty() {
    let changes = queue.take()
    if let animation = changes.animation { drawing.animation = animation }
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

  func tellBeforeChange() {
    guard let tell = beforeChange else { return }
    beforeChange = nil
    tell()
  }

  /// An entry of the environment changed: while the graph evaluates, in this pass.
  ///
  /// - Parameter scope: Inside of which it changed; nil for all who read the source.
  func entryChanged(_ source: ReadSource?, in scope: EnvironmentScope? = nil) {
    guard let source else { return }
    guard isFlushing else { return source.changed() }
    for node in source.readers where scope.map({ node.scope.isInside($0) }) ?? true {
      noteReason(.source(source), for: node)
      markDirty(node)
    }
  }

  /// Has `node` evaluated in this turn or the next.
  func markDirty(_ node: GraphNode) {
    guard !node.isDirty, !node.isTornDown else { return }
    node.isDirty = true
    dirty.insert(node)
  }

  /// Has a node evaluated in this turn that was put off.
  func evaluateAgain(_ node: GraphNode) {
    noteReason(.newValue, for: node)
    dirty.insert(node)
  }

  /// A mark that is later than everything that was drawn.
  func makeDrawMark() -> DrawMark {
    lastDrawMark = lastDrawMark.next
    return lastDrawMark
  }

  /// The mark of what is drawn now.
  var drawMark: DrawMark { lastDrawMark }

  private func reportEndlessTurn() {
    let names = Set(dirty.names + queue.take().sources.flatMap { $0.readers.map(\.name) })
    let list = names.sorted().joined(separator: ", ")
    reportMisuse(
      """
      A turn did not come to an end: after \(Self.passLimit) passes something still changed what \
      \(list.isEmpty ? "the interface" : list) shows. Two 'onChange' actions, or bindings, probably \
      set one another off; have one of them stop when there is nothing to change. What is drawn \
      may lag behind until the next change.
      """
    )
  }

  private func commit() {
    if let commit = drawing.takeCommit() { renderer.apply(commit) }
  }

  // MARK: Elements

  /// Has the children of an element put in order at the end of the pass.
  func arrangeLater(_ element: ElementInstance) {
    guard !element.mustBeArranged else { return }
    element.mustBeArranged = true
    toArrange.append(element)
  }

  private func arrange() {
    if !toArrange.isEmpty { tellBeforeChange() }
    while !toArrange.isEmpty {
      let batch = toArrange
      toArrange = []
      for element in batch where !element.isGone { element.arrange() }
    }
  }

  /// False if there was nothing to run.
  private func runCallbacks() -> Bool {
    if callbacks.isEmpty { return false }
    run(\.disappearing)
    run(\.appearing)
    run(\.updated)
    return true
  }

  /// Runs the actions of one list; what they add to it is for the next pass.
  private func run(_ list: WritableKeyPath<Callbacks, [() -> Void]>) {
    for action in callbacks.take(list) {
      // An action may close the graph; what disappears with it is told all the same.
      if isClosed, list != \.disappearing { return }
      MainActivity.calls()
      action()
    }
  }

  // MARK: Preferences

  /// Has a reader of a preference look again at the end of the pass.
  func readPreferencesLater(_ reader: GraphNode) {
    guard !preferenceReaders.contains(where: { $0 === reader }) else { return }
    preferenceReaders.append(reader)
  }

  private func settlePreferences() {
    // Inner readers first: they may write for outer ones.
    while !preferenceReaders.isEmpty {
      tellBeforeChange()
      let batch = preferenceReaders.sorted { $0.depth > $1.depth }
      preferenceReaders = []
      for reader in batch where !reader.isTornDown { reader.preferencesChanged() }
      if endless != nil { endNesting() }
      arrange()
    }
  }

  // MARK: Tracking

  /// A tracking nothing was read in.
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

  /// Why a node is evaluated in this turn; empty if it is new.
  func reasons(for node: GraphNode) -> [Reason] {
    reasons.filter { $0.node === node }.map(\.reason)
  }
}
