import PandoDependencies

/// The names of pages, for the watchdog, which reads them from another thread.
final class PageNames: Sendable {
  /// The name of a page in the log.
  struct Name: Hashable, Sendable {
    /// The log name of the session.
    var session: String
    /// The path of the request for the document.
    var path: String
  }

  private struct State {
    var names: [Int: Name] = [:]
    /// The path of the document that is being made; nil if there is none.
    var opening: String?
  }

  private let state = Locked(State())

  /// Notes that a document is being made for a path. Its views are evaluated before the page has a
  /// name.
  func begin(_ path: String) { state.withLock { $0.opening = path } }
  /// Notes that the document has been made.
  func end() { state.withLock { $0.opening = nil } }

  fileprivate func set(_ number: Int, _ name: Name?) {
    state.withLock { $0.names[number] = name }
  }

  /// The name of a page. For a page without a name, that of the document that is being made, if
  /// any.
  subscript(number: Int) -> Name? {
    state.withLock { state in
      state.names[number] ?? state.opening.map { Name(session: "new", path: $0) }
    }
  }

  /// The number of pages with a name.
  var count: Int { state.withLock { $0.names.count } }
}

/// Holds the name of a page in ``PageNames`` until it is released with the session.
final class PageName: Sendable {
  private let names: PageNames
  private let number: Int

  init(_ names: PageNames, _ number: Int, _ session: String, path: String) {
    self.names = names
    self.number = number
    // People read the log, so the path is shortened.
    let path = path.count > 100 ? path.prefix(100) + "…" : path[...]
    if number != 0 { names.set(number, .init(session: session, path: String(path))) }
  }

  deinit { if number != 0 { names.set(number, nil) } }
}
