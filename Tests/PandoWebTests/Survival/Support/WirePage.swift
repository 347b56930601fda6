import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// A page without a browser: it applies batches, numbers its events and sends them again, as docs/PROTOCOL.md
/// requires of a client, on each connection it gets.
@MainActor
final class WirePage {
  let port: Int
  let session: String
  let token: String
  let visitor: String
  let browser: Browser
  /// The last applied batch, and the last answered event.
  private(set) var (batch, answered) = (0, 0)
  /// The number of sent events.
  private(set) var sent = 0
  private(set) var wire: Wire?
  private var queue: [(number: Int, text: String)] = []

  /// Gets the document.
  init(port: Int) async throws {
    self.port = port
    let wire = try await Wire(port: port)
    let answer = try await wire.ask("/")
    await wire.close()
    try #require(answer.status == 200)
    (visitor, session, token) = try #require(answer.page)
    browser = try Browser(answer.body)
  }

  var hello: String { #"["hello",1,"\#(session)","\#(token)",\#(batch)]"# }

  /// Opens a socket, without saying hello.
  static func socket(port: Int, visitor: String?, origin: String? = nil) async throws -> Wire {
    let wire = try await Wire(port: port)
    var headers = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
      ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
      ("Origin", origin ?? "http://127.0.0.1:\(port)"),
    ]
    if let visitor { headers.append(("Cookie", "pando=\(visitor)")) }
    do {
      let answer = try await wire.ask("/pando/socket", headers)
      guard answer.status == 101 else { throw Wire.Ended() }
    } catch {
      await wire.close()
      throw error
    }
    return wire
  }

  /// Opens a socket, sends hello, and sends the unanswered events.
  func connect() async throws {
    await disconnect()
    let wire = try await Self.socket(port: port, visitor: visitor)
    self.wire = wire
    try await wire.send(text: hello)
    for (_, text) in queue { try await wire.send(text: text) }
  }

  func disconnect() async {
    await wire?.close()
    wire = nil
  }

  /// Sends an event now, or once the page is connected.
  ///
  /// - Parameter event: What is behind the number: the element, the kind, the values.
  func send(_ event: String) async throws {
    sent += 1
    let text = "[\(sent),\(event)]"
    queue.append((sent, text))
    try await wire?.send(text: text)
  }

  /// Waits for the next batch and applies it.
  func receive() async throws {
    guard let wire else { throw Wire.Ended() }
    let frame = try await wire.frame()
    guard frame.opcode == 1 else {
      if frame.opcode == 8 { throw Closed(code: frame.code) }
      return
    }
    try take(frame.text)
    // Only some batches are acknowledged, so that applied batches are sent again after a cut.
    if batch.isMultiple(of: 3) { try await wire.send(text: #"["ack",\#(batch)]"#) }
  }

  func take(_ text: String) throws {
    let value = try JSONDecoder().decode(ChromeValue.self, from: Data(text.utf8))
    let number = Int(value[0].number ?? -1)
    guard number > batch else { return }
    #expect(number == batch + 1, "a batch is missing")
    batch = number
    answered = max(answered, Int(value[1].number ?? -1))
    queue.removeAll { $0.number <= answered }
    browser.apply(steps: value[2].list)
  }

  struct Closed: Error {
    var code: Int?
  }

  /// Waits until every event is answered.
  func settle() async throws {
    while answered < sent { try await receive() }
  }

  // MARK: Reading

  /// The number of the element with an identifier.
  func element(_ identifier: String) throws -> Int {
    let node = try #require(find("data-testid", identifier, in: browser.root))
    var current: Browser.Node? = node
    while let here = current {
      if let name = here.attributes["id"], name.first == "p",
        let id = Int(name.dropFirst().prefix(while: \.isNumber))
      {
        return id
      }
      current = here.parent
    }
    throw Wire.Ended()
  }

  /// The text of the node with an identifier.
  func words(_ identifier: String) -> String {
    find("data-testid", identifier, in: browser.root).map { words(of: $0) } ?? ""
  }

  private func words(of node: Browser.Node) -> String {
    node.children.map { child in
      switch child {
      case .words(let words): words
      case .element(let node): words(of: node)
      }
    }.joined()
  }

  private func find(_ name: String, _ value: String, in node: Browser.Node) -> Browser.Node? {
    if node.attributes[name] == value { return node }
    for child in node.elements {
      if let found = find(name, value, in: child) { return found }
    }
    return nil
  }

  /// The attributes that the user may have changed in the browser; a new document has them from the state.
  static let ofControls: Set<String> = [
    "autofocus", "value", "checked", "selected", "open", "style", "data-value",
  ]

  /// Checks that the page shows what a new document of its session shows.
  func expectFresh(
    _ session: LiveSession?,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let fresh = try Browser(try #require(session).document(nonce: nil))
    let shown = browser.outline(of: "p0", without: Self.ofControls)
    #expect(!shown.isEmpty, sourceLocation: location)
    #expect(
      shown == fresh.outline(of: "p0", without: Self.ofControls),
      sourceLocation: location
    )
    #expect(browser.complaints == [], sourceLocation: location)
  }
}
