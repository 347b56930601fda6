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
  /// The name of the page in reports of the watchdog.
  var name: PageName?

  let live = LiveDocument()
  private(set) var graph: ViewGraph!
  /// The options of the document; the default ones once it is written.
  private var options: HTMLOptions
  /// The maximum number of screens that an address may open.
  let screenLimit: Int

  private var history = BatchHistory()
  /// The number of evaluations at the last call of ``takeEvaluations()``.
  private var evaluations = 0
  private var lastEvent = 0
  /// The last event that a batch has answered.
  private var answeredEvent = 0
  /// Events that are not answered until their changes are saved, in order.
  private var unsaved: [UnsavedEvents] = []
  /// Commands that wait for the next batch.
  private var pendingCommands: [Patch] = []
  private var isReceiving = false
  private var send: (@MainActor (Batch) -> Void)?
  /// The connection that `send` belongs to, until it is disconnected. Not weak, because a weak
  /// reference makes every retain of its object slower.
  private var connection: (any PageConnection)?
  /// Whether something happened since the last check for hibernation.
  private var isBusy = false

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - options: The options of the document.
  ///   - clientCommands: The commands and files between page and application; nil makes new ones.
  ///   - screenLimit: The maximum number of screens that an address may open.
  ///   - makeGraph: Makes the graph that the page shows, with the renderer that it is given.
  init(
    id: String,
    token: String,
    options: HTMLOptions,
    clientCommands: ClientCommands? = nil,
    screenLimit: Int = ServerLimits().addressScreens,
    makeGraph: (any Renderer) -> ViewGraph
  ) {
    self.id = id
    self.token = token
    self.options = options
    self.screenLimit = screenLimit
    commands = clientCommands ?? ClientCommands(session: id, token: token)
    live.pictures.address = clientCommands?.pictures
    let page = MainActivity.makePage()
    let busy = MainActivity.enter(page)
    graph = makeGraph(live)
    graph.page = page
    MainActivity.leave(to: busy)
    live.onPatches = { [weak self] in self?.publish($0) }
    connectCommands()
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
    var options = options
    options.nonce = nonce
    var writer = HTMLWriter()
    live.readOutline()
    let title = options.title ?? live.title ?? "Pando"
    let page = "\(id) \(token) \(live.entry.depth)"
    HTMLDocument.write(title: title, options: options, page: page, to: &writer) {
      live.write(to: &$0)
    }
    live.putsOff = true
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
    // Changes from before the connection are not animated.
    live.animation = nil
    history.drop(through: lastBatch)
    if let missed = history.batches(after: lastBatch) {
      for batch in missed { send(batch) }
    } else {
      publish(live.rewrite() + history.takeCommands(after: lastBatch))
    }
    // The changes that were noted without a connection are evaluated now, in one flush.
    graph.isPaused = false
    graph.releaseEffects()
    graph.setEnvironment {
      $0.scenePhase = .active
      window?.apply(to: &$0)
    }
    graph.flush()
    catchUp()
  }

  /// Sends the changes that waited for a slow reader.
  func socketBecameWritable() {
    catchUp()
  }

  /// Releases a closed socket. The session waits for the next one.
  func disconnect() {
    send = nil
    connection = nil
    live.putsOff = true
    graph.setEnvironment { $0.scenePhase = .background }
    graph.flush()
    // From now on changes are noted, and not evaluated.
    graph.isPaused = true
  }

  /// Handles frames that came together, in order, and answers them with one batch.
  func receive(_ texts: [PageText]) throws(PageError) {
    live.putsOff = true
    isReceiving = true
    isBusy = true
    defer {
      isReceiving = false
      catchUp()
    }
    let before = lastEvent
    let (result, saves) = ImmediateSaves.collecting {
      graph.takingTurns { Result { () throws(PageError) in try handle(texts) } }
    }
    if let saves { hold(UnsavedEvents(before: before, saves: saves)) }
    try result.get()
  }

  /// Answers events when their changes are saved.
  private func hold(_ events: UnsavedEvents) {
    if !events.hasFailed { unsaved.append(events) }
    events.saves.whenSaved { isDurable in
      Task { @MainActor [weak self] in
        guard let self, unsaved.contains(where: { $0 === events }) else { return }
        if isDurable {
          unsaved.removeAll { $0 === events }
        } else {
          // The page gets the changes now, and keeps its events until a later save succeeds.
          events.hasFailed = true
          hold(events)
        }
        catchUp(isSaved: true)
      }
    }
  }

  /// The last event that may be answered.
  private var answer: Int { unsaved.first?.before ?? lastEvent }

  private func handle(_ texts: [PageText]) throws(PageError) {
    for text in texts {
      guard case .frame(let frame) = text.content else { throw .unreadable }
      switch frame {
      case .applied(let batch): history.drop(through: batch)
      case .window(let window): graph.setEnvironment { window.apply(to: &$0) }
      case .event(let number, let element, let event):
        guard try isNew(number) else { continue }
        if let event { handle(event, element) }
      case .history(let number, let entry):
        guard try isNew(number) else { continue }
        go(to: entry)
      }
      graph.flush()
    }
  }

  /// Whether an event is new. A page sends an event again if the answer was lost.
  private func isNew(_ number: Int) throws(PageError) -> Bool {
    if number <= lastEvent { return false }
    guard number == lastEvent + 1 else { throw .outOfOrder }
    lastEvent = number
    return true
  }

  private func handle(_ event: Event, _ element: ElementID) {
    // Changes by other pages since the last flush are drawn first, so that the event meets the
    // current elements: its row may be gone from a list that several pages share.
    if graph.needsFlush { graph.flush() }
    if case .change(let value) = event {
      live.noteBrowser(element, shows: value)
      if case .text(let text) = value {
        let length = text.utf8.count
        if length > Self.longText || longTexts[element] != nil { longTexts[element] = length }
      }
    }
    guard let event = commands.resolve(event, for: element) else { return }
    // An event that no element handles is ignored: the views may have changed while the user acted.
    try? graph.send(event, to: element)
  }

  /// Sends the patches that were put off, if a page is connected and not congested.
  ///
  /// - Parameter isSaved: Whether a save has ended that an answer waited for.
  private func catchUp(isSaved: Bool = false) {
    guard send != nil, !isReceiving, connection?.isCongested != true else { return }
    guard isSaved || unsaved.allSatisfy(\.hasFailed) else { return }
    let patches = live.takePatches()
    if answeredEvent < answer || !patches.isEmpty || !pendingCommands.isEmpty { publish(patches) }
    // Sending may have made the connection congested.
    live.putsOff = connection?.isCongested ?? false
  }

  private func connectCommands() {
    commands.connect { [weak self] patch in
      guard let self else { return }
      pendingCommands.append(patch)
      pendingCommands.removeFirst(max(pendingCommands.count - BatchHistory.maxCommandCount, 0))
      catchUp()
    }
    commands.picture = { [live] in live.pictures[$0] }
    commands.importer = { [live] in live.importer($0) }
    commands.onProgress = { [weak self] element, completed, total in
      try? self?.graph.send(.upload(completed: completed, total: total), to: element)
    }
  }

  private func publish(_ patches: [Patch]) {
    answeredEvent = answer
    isBusy = true
    let batch = history.add(
      event: answeredEvent,
      pendingCommands.isEmpty ? patches : patches + pendingCommands
    )
    pendingCommands = []
    send?(batch)
    live.putsOff = connection?.isCongested ?? false
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
    if isBusy {
      isBusy = false
      return false
    }
    live.hibernate(from: graph)
    // A document that has become small joins the queue again when it is large.
    return !live.isKnownAwake
  }

  /// Ends the session.
  func close() {
    send = nil
    connection = nil
    unsaved = []
    graph.close()
    commands.close()
  }
}

/// Events that are handled, but not answered until their changes are saved.
@MainActor
private final class UnsavedEvents {
  /// The last event before them.
  let before: Int
  let saves: ImmediateSaves
  /// Whether a try to save has failed.
  var hasFailed = false

  init(before: Int, saves: ImmediateSaves) {
    self.before = before
    self.saves = saves
  }
}

extension PageError {
  fileprivate static let outOfOrder = PageError(code: 1002, reason: "an event came out of order")
}
