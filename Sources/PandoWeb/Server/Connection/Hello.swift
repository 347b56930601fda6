/// The first frame of a socket: `["hello", 1, SESSION, TOKEN, BATCH]`, and perhaps the window.
struct Hello: Hashable, Sendable {
  var session: String
  var token: String
  var lastBatch: Int
  var window: WindowMetrics?

  /// Reads a frame; nil if it is anything else.
  init?(_ frame: String) {
    guard frame.utf8.count <= 500, case .list(let values)? = WireValue(json: frame),
      (5...6).contains(values.count), values[0] == .text("hello"), values[1] == .number(1),
      case .text(let session) = values[2], Secret.isWellFormed(session),
      case .text(let token) = values[3], Secret.isWellFormed(token),
      let lastBatch = values[4].whole, lastBatch >= 0
    else { return nil }
    self.session = session
    self.token = token
    self.lastBatch = lastBatch
    guard values.count == 6 else { return }
    guard case .list(let list) = values[5], let window = WindowMetrics(list) else { return nil }
    self.window = window
  }
}
