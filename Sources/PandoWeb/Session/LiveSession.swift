import Foundation
import PandoSharing
import PandoUI

/// One page of one visitor: a graph, its document, and what went to and fro.
///
/// Batches are numbered and kept until the page has said that it applied them, so that they can be
/// sent again when its socket broke; events are numbered too, and each is handled once. While nobody
/// is connected, or the reader is slow, changes are put together.
@MainActor
final class LiveSession {
  /// Names the session.
  let id: String
  /// Proves that a socket is the page's.
  let token: String

  /// What page and application hand each other besides views.
  let commands: ClientCommands
  /// What the watchdog calls it.
  var name: PageName?

  let live = LiveDocument()
  private(set) var graph: ViewGraph!
  /// How the document is written, until it was.
  private var options: HTMLOptions
  /// How many screens an address may lead to.
  let screenLimit: Int

  private var history = BatchHistory()
  /// The evaluations that were told of.
  private var evaluations = 0
  private var lastEvent = 0
  /// The last event that a batch has answered.
  private var answeredEvent = 0
  /// Events whose changes are being saved, which their answers wait for; the first ones first.
  private var unsaved: [UnsavedEvents] = []
  /// Orders that wait for the next batch.
  private var pendingCommands: [Patch] = []
  private var isReceiving = false
  private var send: (@MainActor (Batch) -> Void)?
  /// What `send` belongs to, until it is disconnected. Not weak: an object that has a weak reference
  /// pays for it at every retain.
  private var connection: (any PageConnection)?
  /// Whether something happened since the last check for hibernation.
  private var isBusy = false

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - options: How the document is written.
  ///   - clientCommands: What page and application hand each other besides views; nil makes one.
  ///   - screenLimit: How many screens an address may lead to.
  ///   - makeGraph: Makes the graph that the page shows, with the renderer it is given.
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
    connectDesk()
  }

  /// Whether views load what the first paint shows.
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
    // What was loaded may have views load more.
    while preloads.isLoading, !isOver {
      await preloads.wait()
      graph.flush()
    }
    timeout.cancel()
  }

  /// About how many bytes of memory the session takes.
  var memory: Int {
    // The application keeps what was typed, and the document that the page shows it.
    let texts = longTexts.values.reduce(0, +) * 2
    return Self.ownMemory + graph.nodeCount * Self.memoryOfNode + texts
  }

  /// How a session grows from 1 row to 1,000 while it is used, as `make benchmark-web` measures it.
  private static let (ownMemory, memoryOfNode) = (12_000, 130)
  /// The long texts that were typed, in bytes, by the fields.
  private var longTexts: [ElementID: Int] = [:]
  /// Shorter texts, in bytes, are part of what a node is taken to need.
  private static let longText = 4_096

  /// The whole document. The page follows from then on.
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

  /// A socket is about to be connected.
  func socketOpened(_ connection: any PageConnection) {
    self.connection = connection
  }

  /// A socket came whose page has applied the batches up to `lastBatch`.
  func connect(
    lastBatch: Int,
    window: WindowMetrics?,
    send: @escaping @MainActor (Batch) -> Void
  ) {
    self.send = send
    // What happened while nobody looked is not played.
    live.animation = nil
    history.drop(through: lastBatch)
    if let missed = history.batches(after: lastBatch) {
      for batch in missed { send(batch) }
    } else {
      publish(live.rewrite() + history.takeCommands(after: lastBatch))
    }
    // What was noted while nobody looked is evaluated now, in one turn.
    graph.isPaused = false
    graph.releaseEffects()
    graph.setEnvironment {
      $0.scenePhase = .active
      window?.apply(to: &$0)
    }
    graph.flush()
    catchUp()
  }

  /// Everything that had to wait for the reader was handed to the network.
  func socketBecameWritable() {
    catchUp()
  }

  /// The socket is gone; the session waits for the next.
  func disconnect() {
    send = nil
    connection = nil
    live.putsOff = true
    graph.setEnvironment { $0.scenePhase = .background }
    graph.flush()
    // Nobody looks: changes are noted from now on.
    graph.isPaused = true
  }

  /// Takes frames that came together, in order, and answers them with one batch.
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

  /// Answers events when what they changed is saved.
  private func hold(_ events: UnsavedEvents) {
    if !events.hasFailed { unsaved.append(events) }
    events.saves.whenSaved { isDurable in
      Task { @MainActor [weak self] in
        guard let self, unsaved.contains(where: { $0 === events }) else { return }
        if isDurable {
          unsaved.removeAll { $0 === events }
        } else {
          // The page gets to know of it, and keeps its events until a later try succeeds.
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

  /// Whether an event is the next one; it may have been sent again because its answer was lost.
  private func isNew(_ number: Int) throws(PageError) -> Bool {
    if number <= lastEvent { return false }
    guard number == lastEvent + 1 else { throw .outOfOrder }
    lastEvent = number
    return true
  }

  private func handle(_ event: Event, _ element: ElementID) {
    // What others changed since the last turn is drawn first, so that the event is held against what
    // is there now: the row it speaks of may be gone from a list that several pages share.
    if graph.needsFlush { graph.flush() }
    if case .change(let value) = event {
      live.noteBrowser(element, shows: value)
      if case .text(let text) = value {
        let length = text.utf8.count
        if length > Self.longText || longTexts[element] != nil { longTexts[element] = length }
      }
    }
    guard let event = commands.resolve(event, for: element) else { return }
    // What the interface does not answer is ignored: it may have changed under the user's hand.
    try? graph.send(event, to: element)
  }

  /// Sends what was put off, if somebody reads.
  ///
  /// - Parameter isSaved: Whether a save has ended that an answer waits for.
  private func catchUp(isSaved: Bool = false) {
    guard send != nil, !isReceiving, connection?.isCongested != true else { return }
    guard isSaved || unsaved.allSatisfy(\.hasFailed) else { return }
    let patches = live.takePatches()
    if answeredEvent < answer || !patches.isEmpty || !pendingCommands.isEmpty { publish(patches) }
    // Sending may have filled the network.
    live.putsOff = connection?.isCongested ?? false
  }

  private func connectDesk() {
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

  /// How many views were evaluated since this was asked last.
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
    // A document that is small by now joins the queue again when it is large.
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

/// Events that are handled, and not answered before their changes are saved.
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
