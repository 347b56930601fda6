/// The first frame of a socket: `["hello", 1, SESSION, TOKEN, BATCH]`, and perhaps the window,
/// and then the session that the browser's tab had before.
struct Hello: Hashable, Sendable {
  var session: String
  var token: String
  var lastBatch: Int
  var window: WindowMetrics?
  /// The session that the browser's tab had before its page was loaded again.
  var former: Former?

  /// A session, and the proof that the page was its own.
  struct Former: Hashable, Sendable {
    var session: String
    var token: String
  }

  /// Reads a frame; nil if it is anything else.
  init?(_ frame: String) {
    guard frame.utf8.count <= 500, case .list(let values)? = WireValue(json: frame),
      (5...7).contains(values.count), values[0] == .text("hello"), values[1] == .number(1),
      case .text(let session) = values[2], Secret.isWellFormed(session),
      case .text(let token) = values[3], Secret.isWellFormed(token),
      let lastBatch = values[4].whole, lastBatch >= 0
    else { return nil }
    self.session = session
    self.token = token
    self.lastBatch = lastBatch
    guard values.count >= 6 else { return }
    guard case .list(let list) = values[5], let window = WindowMetrics(list) else { return nil }
    self.window = window
    // The browser may have stored anything, and that is no reason to refuse the page.
    if values.count == 7 { former = Former(values[6]) }
  }
}

extension Hello.Former {
  /// Reads the last value of a `hello`; nil if it is anything else.
  fileprivate init?(_ value: WireValue) {
    guard case .list(let values) = value, values.count == 2,
      case .text(let session) = values[0], Secret.isWellFormed(session),
      case .text(let token) = values[1], Secret.isWellFormed(token)
    else { return nil }
    self.init(session: session, token: token)
  }
}
