import PandoUI

/// One page of one visitor: a graph, its document, and what went to and fro.
///
/// Batches are numbered and kept until the page has said that it applied them, so that they can be
/// sent again when its socket broke; events are numbered too, and each is handled once.
@MainActor
final class LiveSession {
  /// Names the session.
  let id: String
  /// Proves that a socket is the page's.
  let token: String

  private let live = LiveDocument()
  private var graph: ViewGraph!
  private let options: HTMLOptions
  private var title: String?

  private var history = BatchHistory()
  private var lastEvent = 0
  /// Whether events came that no batch has answered.
  private var mustAnswer = false
  private var send: (@MainActor (String) -> Void)?

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - makeGraph: Makes the graph that the page shows, with the renderer it is given.
  ///   - options: How the document is written.
  init(
    id: String,
    token: String,
    options: HTMLOptions,
    makeGraph: (any Renderer) -> ViewGraph
  ) {
    self.id = id
    self.token = token
    self.options = options
    graph = makeGraph(live)
    live.onPatches = { [weak self] in self?.publish($0) }
  }

  /// The whole document. The page follows from then on.
  func document(nonce: String?) -> String {
    graph.flush()
    var options = options
    options.nonce = nonce
    var writer = HTMLWriter()
    let title = options.title ?? live.title ?? "Pando"
    HTMLDocument.write(title: title, options: options, page: "\(id) \(token)", to: &writer) {
      live.write(to: &$0)
    }
    return writer.output
  }

  /// A socket came whose page has applied the batches up to `lastBatch`.
  func connect(lastBatch: Int, send: @escaping @MainActor (String) -> Void) {
    self.send = send
    history.drop(through: lastBatch)
    guard let missed = history.frames(after: lastBatch) else {
      publish([live.rewrite()])
      return
    }
    for frame in missed { send(frame) }
  }

  /// The socket is gone; the session waits for the next.
  func disconnect() {
    send = nil
  }

  /// Takes frames that came together, in order.
  func receive(_ frames: [String]) throws(PageError) {
    for text in frames {
      guard let frame = PageFrame(text) else { throw .unreadable }
      switch frame {
      case .applied(let batch): history.drop(through: batch)
      case .event(let number, let element, let event):
        // It was sent again because its answer was lost.
        if number <= lastEvent { continue }
        guard number == lastEvent + 1 else { throw .outOfOrder }
        lastEvent = number
        mustAnswer = true
        if let event { handle(event, element) }
      }
    }
    graph.flush()
    let patches = live.takePatches()
    if mustAnswer || !patches.isEmpty { publish(patches) }
  }

  private func handle(_ event: Event, _ element: ElementID) {
    if case .change(let value) = event { live.noteBrowser(element, shows: value) }
    // What the interface does not answer is ignored: it may have changed under the user's hand.
    try? graph.send(event, to: element)
  }

  private func publish(_ patches: [Patch]) {
    mustAnswer = false
    let frame = history.add(event: lastEvent, patches)
    send?(frame)
  }

  /// Ends the session.
  func close() {
    send = nil
    graph.close()
  }
}

extension PageError {
  fileprivate static let outOfOrder = PageError(code: 1002, reason: "an event came out of order")
}
