/// The sessions that are to be asked to rest: large ones that something has happened to. All the
/// others cost nothing here.
@MainActor
final class RestList {
  /// How many seconds are between asking: a session rests when nothing happened between twice.
  static let interval = 5

  /// When each is asked next.
  private var due: [String: Int] = [:]
  private var now = 0

  nonisolated init() {}

  /// Has a session asked from now on.
  func add(_ session: String) {
    due[session] = now + Self.interval
  }

  /// Forgets all of them.
  func removeAll() {
    due = [:]
  }

  /// Asks those whose time it is; `ask` says whether a session needs not be asked again, or
  /// is gone.
  func sweep(now: Int, ask: (String) -> Bool) {
    self.now = now
    if due.isEmpty { return }
    for (session, time) in due where time <= now {
      due[session] = ask(session) ? nil : now + Self.interval
    }
  }

  /// How many there are.
  var count: Int { due.count }
}
