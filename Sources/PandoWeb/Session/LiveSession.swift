import Foundation
import PandoSharing
import PandoUI

/// One page of one visitor: a graph, its document, and the messages between page and server.
///
/// Batches are numbered and kept until the page has acknowledged them, so that they can be sent
/// again after a reconnect. Events are numbered too, and each is handled once. While the page is
/// not connected, or the reader is slow, changes are collected into one batch.
@MainActor
final class LiveSession {
  /// Identifies the session.
  let id: String
  /// Proves that a socket belongs to the page.
  let token: String

  /// The commands and files between the page and the application.
  let commands: ClientCommands
  /// The windows of the application, of which the page shows one; nil if it shows a view alone.
  let windows: WindowList?
  /// The name of the page in reports of the watchdog.
  var name: PageName?

  let live = LiveDocument()
  private(set) var graph: ViewGraph!
  /// The options of the document; the default ones once it is written.
  private var options: HTMLOptions
  /// The maximum number of screens that an address may open.
  let screenLimit: Int

  @exclusivity(unchecked) private var history = BatchHistory()
  @exclusivity(unchecked) private var fieldTexts = FieldTexts()
  /// The number of evaluations at the last call of ``takeEvaluations()``.
  private var evaluations = 0
  /// When changes and answers are sent.
  ///
  /// Unchecked, because no code of an application runs during an access to the machine.
  @exclusivity(unchecked) private var machine = SessionMachine() {
    didSet { live.collectsPatches = machine.collects }
  }
  /// Whether the kept address is about to be opened.
  var isOpeningKeptAddress = false
  /// The tab views in which the kept address was looked for in all tabs.
  var searchedTabs: Set<ElementID> = []
  /// The path that the browser requested, until the page has got a message that it shows another
  /// one.
  var requestedPath: String?
  /// The subscription to whether databases can be reached.
  var absences: SharedSubscription?
  /// Commands that wait for the next batch.
  @exclusivity(unchecked) private var pendingCommands: [Patch] = []
  private var send: (@MainActor (Batch) -> Void)?
  /// The connection that `send` belongs to, until it is disconnected. Not weak, because a weak
  /// reference makes every retain of its object slower.
  private var connection: (any PageConnection)?

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - options: The options of the document.
  ///   - clientCommands: The commands and files between page and application; nil makes new ones.
  ///   - windows: The windows of the application; nil if the page shows a view alone.
  ///   - screenLimit: The maximum number of screens that an address may open.
  ///   - showsDatabaseNotice: Whether the page says by itself that a database cannot be reached.
  ///   - makeGraph: Makes the graph that the page shows, with the renderer that it is given.
  init(
    id: String,
    token: String,
    options: HTMLOptions,
    clientCommands: ClientCommands? = nil,
    windows: WindowList? = nil,
    screenLimit: Int = ServerLimits().addressScreens,
    showsDatabaseNotice: Bool = true,
    makeGraph: (any Renderer) -> ViewGraph
  ) {
    self.id = id
    self.token = token
    self.options = options
    self.screenLimit = screenLimit
    self.windows = windows
    commands = clientCommands ?? ClientCommands(session: id, token: token)
    live.maxAddressParts = screenLimit
    live.language = ControlLanguage(options.language)
    live.basePath = options.basePath
    live.pictures.address = clientCommands?.pictures
    let page = MainActivity.makePage()
    let busy = MainActivity.enter(page)
    graph = makeGraph(live)
    graph.page = page
    MainActivity.leave(to: busy)
    live.collectsPatches = machine.collects
    live.onPatches = { [weak self] in self?.publish($0) }
    connectCommands()
    if showsDatabaseNotice { followAbsences() }
  }

  /// Whether views are loading what the first paint shows.
  var isPreloading: Bool { graph.preloads.isLoading }

  /// Waits until views have loaded what the first paint shows, or `limit` is over.
  func preload(for limit: Duration, clock: any Clock<Duration>) async {
    let preloads = graph.preloads
    var isOver = false
    let timeout = Task {
      try? await clock.sleep(for: limit)
      isOver = true
      preloads.giveUp()
    }
    // Views that show what was loaded may load more.
    while preloads.isLoading, !isOver {
      await preloads.wait()
      graph.flush()
    }
    timeout.cancel()
  }

  /// The approximate number of bytes of memory that the session takes.
  var memory: Int {
    // Twice, because both the application and the document keep the text.
    let texts = longTexts.values.reduce(0, +) * 2
    return Self.ownMemory + graph.nodeCount * Self.memoryOfNode + texts
  }

  /// The bytes of a session and of each node, as `make benchmark-web` measures them in use, with 1
  /// and with 1,000 rows.
  private static let (ownMemory, memoryOfNode) = (12_000, 130)
  /// The sizes of long texts that the user has typed, in bytes, by field.
  private var longTexts: [ElementID: Int] = [:]
  /// The size in bytes from which a text is long. Shorter texts are included in `memoryOfNode`.
  private static let longText = 4_096

  /// Writes the whole document. From then on changes become patches.
  func document(nonce: String?) -> String {
    graph.flush()
    // Views may have loaded a place that can open the address.
    openKeptAddress()
    live.updateNotice()
    var options = options
    options.nonce = nonce
    var writer = HTMLWriter()
    live.readOutline()
    let title = options.title ?? live.title ?? "Pando"
    let page = "\(id) \(token) \(live.entry.depth)"
    HTMLDocument.write(title: title, options: options, page: page, to: &writer) {
      live.write(to: &$0)
    }
    self.options = HTMLOptions()
    return writer.text
  }

  /// Keeps a socket that is about to be connected.
  func socketOpened(_ connection: any PageConnection) {
    self.connection = connection
  }

  /// Connects the session with a socket whose page has applied the batches up to `lastBatch`.
  func connect(
    lastBatch: Int,
    window: WindowMetrics?,
    send: @escaping @MainActor (Batch) -> Void
  ) {
    self.send = send
    machine.connect()
    // Changes from before the connection are not animated.
    live.animation = nil
    noteApplied(lastBatch)
    if let missed = history.batches(after: lastBatch) {
      for batch in missed { send(batch) }
    } else {
      publish(live.rewrite() + history.takeCommands(after: lastBatch))
    }
    // The socket closes if the reader is too slow for the missed batches.
    guard machine.state == .connecting else { return }
    // The changes that were noted without a connection are evaluated now, in one flush.
    graph.isPaused = false
    graph.remakesMeasures = graph.holdsEffects
    defer { graph.remakesMeasures = false }
    graph.releaseEffects()
    graph.setEnvironment {
      $0.scenePhase = .active
      window?.apply(to: &$0)
    }
    graph.flush()
    if live.keptAddress != nil { live.onKeptAddress() }
    correctAddress()
    carryOut(machine.didConnect(isCongested: isCongested))
  }

  private var isCongested: Bool { connection?.isCongested ?? false }

  /// Sends the changes that waited for a slow reader.
  func socketBecameWritable() {
    carryOut(machine.becameWritable(isCongested: isCongested))
  }

  /// Releases a closed socket. The session waits for the next one.
  func disconnect() {
    machine.disconnect()
    send = nil
    connection = nil
    graph.setEnvironment { $0.scenePhase = .background }
    graph.flush()
    // From now on changes are noted, and not evaluated.
    graph.isPaused = true
  }

  /// Handles frames that came together, in order, and answers them with one batch.
  func receive(_ texts: [PageText]) throws(PageError) {
    machine.beginReceiving()
    defer { carryOut(machine.endReceiving(isCongested: isCongested)) }
    let before = machine.lastEvent
    let (result, saves) = ImmediateSaves.collecting {
      graph.withoutScheduledFlushes { Result { () throws(PageError) in try handle(texts) } }
    }
    if let saves { hold(machine.hold(after: before), until: saves) }
    try result.get()
  }

  /// Answers events when their changes are saved.
  private func hold(_ events: Int, until saves: ImmediateSaves) {
    saves.whenSaved { isDurable in
      Task { @MainActor [weak self] in
        guard let self, machine.isHeld(events) else { return }
        let action = machine.saveEnded(events, isDurable: isDurable, isCongested: isCongested)
        // The page gets the changes now, and keeps its events until a later save succeeds.
        if !isDurable { hold(events, until: saves) }
        carryOut(action)
      }
    }
  }

  private func handle(_ texts: [PageText]) throws(PageError) {
    for text in texts {
      guard case .frame(let frame) = text.content else { throw .unreadable }
      switch frame {
      case .applied(let batch): noteApplied(batch)
      case .window(let window): graph.setEnvironment { window.apply(to: &$0) }
      case .event(let number, let element, let event):
        guard try isNew(number) else { continue }
        if let event { handle(event, element) }
      case .undo(let number, let isRedo):
        guard try isNew(number) else { continue }
        if graph.needsFlush { graph.flush() }
        graph.undo(isRedo: isRedo)
      case .measures(let number, let occasion, let measures):
        guard try isNew(number) else { continue }
        if graph.needsFlush { graph.flush() }
        graph.take(measures, occasion: occasion)
      case .history(let number, let entry):
        guard try isNew(number) else { continue }
        go(to: entry)
      }
      graph.flush()
    }
  }

  /// Notes that the page has applied the batches up to a number.
  private func noteApplied(_ batch: Int) {
    history.drop(through: batch)
    fieldTexts.applied(through: batch)
  }

  /// Whether an event is new. A page sends an event again if the answer was lost.
  private func isNew(_ number: Int) throws(PageError) -> Bool {
    switch machine.note(event: number) {
    case .new: return true
    case .repeated: return false
    case .gap: throw .outOfOrder
    }
  }

  private func handle(_ event: Event, _ element: ElementID) {
    // Changes by other pages since the last flush are drawn first, so that the event meets the
    // current elements: its row may be gone from a list that several pages share.
    if graph.needsFlush { graph.flush() }
    var event = event
    if case .change(let value) = event {
      event = .change(merged(value, in: element))
      live.noteBrowser(element, shows: value)
      if case .selection = value { noteChoice(in: element) }
      if case .text(let text) = value {
        let length = text.utf8.count
        if length > Self.longText || longTexts[element] != nil { longTexts[element] = length }
      }
    }
    guard let event = commands.resolve(event, for: element) else { return }
    // An event that no element handles is ignored: the views may have changed while the user acted.
    try? graph.send(event, to: element)
  }

  /// The text that the user typed, merged with changes by others in the same field that were on
  /// their way to the page.
  private func merged(_ value: EventValue, in field: ElementID) -> EventValue {
    guard case .text(let typed) = value, let base = fieldTexts.typed(in: field),
      let element = live[field], element.mergesTyping, let current = element.attributes.text(.value)
    else { return value }
    return .text(TextMerge.merge(typed: typed, base: base, current: current))
  }

  private func carryOut(_ action: SessionMachine.Action) {
    guard case .send(let isAnswerDue) = action else { return }
    let patches = live.takePatches()
    if isAnswerDue || !patches.isEmpty || !pendingCommands.isEmpty { publish(patches) }
  }

  /// Sends a change of the title or the location that is not part of a commit of the graph.
  func sendOutline() {
    guard machine.state == .idle else { return }
    let patches = live.takePatches()
    if !patches.isEmpty { publish(patches) }
  }

  private func connectCommands() {
    commands.connect { [weak self] patch in
      guard let self else { return }
      pendingCommands.append(patch)
      pendingCommands.removeFirst(max(pendingCommands.count - BatchHistory.maxCommandCount, 0))
      carryOut(machine.commandAdded(isCongested: isCongested))
    }
    commands.picture = { [live] in live.pictures[$0] }
    commands.importer = { [live] in live.importer($0) }
    commands.onProgress = { [weak self] element, completed, total in
      try? self?.graph.send(.upload(completed: completed, total: total), to: element)
    }
  }

  private func publish(_ patches: [Patch]) {
    let batch = history.add(
      event: machine.answer(),
      pendingCommands.isEmpty ? patches : patches + pendingCommands
    )
    pendingCommands = []
    fieldTexts.send(live.takeFieldTexts(), in: batch.number)
    // It is unknown whether the page has applied batches that the history has dropped, so their
    // texts no longer count.
    fieldTexts.applied(through: history.first - 1)
    send?(batch)
    machine.didSend(isCongested: isCongested)
  }

  /// The number of evaluations of views since the last call.
  func takeEvaluations() -> Int {
    defer { evaluations = graph.evaluationCount }
    return graph.evaluationCount - evaluations
  }

  /// Sets the queue that the session joins when its document is large and awake.
  func useHibernationQueue(_ queue: HibernationQueue) {
    live.onAwake = { [id] in queue.add(id) }
  }

  /// Releases the elements of a large document, if nothing has happened since the last call.
  ///
  /// - Returns: False if the session is to be checked again.
  func hibernate() -> Bool {
    guard machine.checkHibernation() else { return false }
    live.hibernate(from: graph)
    // A document that has become small joins the queue again when it is large.
    return !live.hasReportedAwake
  }

  /// Ends the session.
  func close() {
    machine.close()
    absences?.cancel()
    send = nil
    connection = nil
    graph.close()
    commands.close()
  }
}

extension PageError {
  fileprivate static let outOfOrder = PageError(code: 1002, reason: "an event came out of order")
}
