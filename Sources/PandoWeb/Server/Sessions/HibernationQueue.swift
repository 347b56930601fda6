/// The sessions that may hibernate soon: those with a large document and a recent change or event.
///
/// Other sessions cost nothing here.
@MainActor
final class HibernationQueue {
  /// The number of seconds between two checks of a session. A session hibernates when nothing happened
  /// in it between two checks.
  static let interval = 5

  /// The second of the next check, by session.
  private var due: [String: Int] = [:]
  private var now = 0

  nonisolated init() {}

  /// Checks a session from now on.
  func add(_ session: String) {
    due[session] = now + Self.interval
  }

  /// Forgets all sessions.
  func removeAll() {
    due = [:]
  }

  /// Checks the sessions that are due.
  ///
  /// - Parameters:
  ///   - now: The second of the ``Ticker``.
  ///   - hibernate: Tries to hibernate a session. Returns true if it need not be checked again.
  func sweep(now: Int, hibernate: (String) -> Bool) {
    self.now = now
    if due.isEmpty { return }
    for (session, time) in due where time <= now {
      due[session] = hibernate(session) ? nil : now + Self.interval
    }
  }

  /// The number of sessions in the queue.
  var count: Int { due.count }
}
