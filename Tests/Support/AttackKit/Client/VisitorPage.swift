/// A page without a browser: it gets a document, opens its socket, and follows the rules for clients
/// in docs/PROTOCOL.md. It belongs to one thread.
final class VisitorPage {
  let target: AttackTarget
  /// The cookie's name and value.
  let cookie: String
  let session: String
  let token: String
  let document: Answer
  private(set) var socket: RawSocket?
  /// The number of sent events, the last answered event, and the last batch.
  private(set) var (sent, answered, batch) = (0, 0, 0)
  /// Called with every batch.
  var onBatch: ([UInt8]) -> Void = { _ in }

  /// Gets a document.
  ///
  /// - Parameters:
  ///   - path: The path of the document, below the base path.
  ///   - cookie: The cookie of an existing visitor; nil becomes a new one.
  init(
    _ target: AttackTarget,
    _ path: String,
    cookie: String? = nil,
    within seconds: Double = 60
  ) throws {
    self.target = target
    let headers = Self.headers + (cookie.map { [("Cookie", $0)] } ?? [])
    document = try get(target, path, headers, within: seconds)
    guard document.status == 200 else { throw AttackError("no page, but \(document.status)") }
    guard let (session, token) = document.session else { throw AttackError("no live page") }
    guard let cookie = document.cookie ?? cookie else { throw AttackError("no cookie came") }
    (self.session, self.token, self.cookie) = (session, token, cookie)
  }

  /// The headers of a browser in which the user enters an address.
  static let headers = [
    ("Sec-Fetch-Dest", "document"), ("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Site", "none"),
    ("Accept", "text/html"),
  ]

  var hello: String { #"["hello",1,"\#(session)","\#(token)",\#(batch)]"# }

  /// Opens the socket and sends `hello`.
  func connect(room: Int32? = nil, within seconds: Double = 20) throws {
    let socket = try RawSocket(socketOf: target, cookie: cookie, room: room, within: seconds)
    try socket.send(text: hello)
    self.socket = socket
  }

  func disconnect() { socket = nil }

  /// Sends an event: the element, the kind, the values.
  func send(_ event: String) throws {
    guard let socket else { throw AttackError("the page has no socket") }
    sent += 1
    try socket.send(text: "[\(sent),\(event)]")
  }

  /// Waits until all events are answered.
  func settle(within seconds: Double) throws {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while answered < sent { try receive(until: deadline) }
  }

  /// Takes the frames that have arrived, without waiting for more.
  func drain() throws {
    while socket?.hasUnread == true { try receive(until: .now + .seconds(10)) }
  }

  /// Sends an event and waits for its answer. Returns how long that took.
  func time(_ event: String, within seconds: Double) throws -> Duration {
    let start = ContinuousClock.now
    try send(event)
    try settle(within: seconds)
    return start.duration(to: .now)
  }

  private func receive(until deadline: ContinuousClock.Instant) throws {
    guard let socket else { throw AttackError("the page has no socket") }
    let frame = try socket.frame(until: deadline)
    switch frame.opcode {
    case 1: try take(frame.bytes, socket)
    case 8: throw AttackError("the server closed the socket with \(frame.code ?? 0)")
    case 9: try socket.send(RawSocket.frame(opcode: 10, frame.bytes))
    default: break
    }
  }

  private func take(_ bytes: [UInt8], _ socket: RawSocket) throws {
    let numbers = bytes.dropFirst().prefix(50).split(separator: UInt8(ascii: ","), maxSplits: 2)
    guard numbers.count >= 2, let batch = Int(String(decoding: numbers[0], as: UTF8.self)),
      let event = Int(String(decoding: numbers[1], as: UTF8.self))
    else { throw AttackError("a batch that cannot be read") }
    // A sign of life of the server is no batch.
    guard batch > 0 else { return }
    (self.batch, answered) = (batch, max(answered, event))
    if batch.isMultiple(of: 16) { try socket.send(text: #"["ack",\#(batch)]"#) }
    onBatch(bytes)
  }

  /// The element that the visitor clicks, or `nothing` if no element has the identifier.
  var button: Int {
    target.button.flatMap { document.element($0) } ?? Self.nothing
  }

  /// The number of an element that no page has.
  static let nothing = 999_999_999
}
