import PandoDependencies

/// What pages are called by whoever watches the main actor from another thread.
final class PageNames: Sendable {
  /// How the log names a page.
  struct Name: Hashable, Sendable {
    /// Of the session.
    var session: String
    /// The path that the document was asked for with.
    var path: String
  }

  private struct State {
    var names: [Int: Name] = [:]
    /// The path of the document that is being made.
    var opening: String?
  }

  private let state = Locked(State())

  /// A document is made for a path from now on. Its interface is evaluated before it has a name.
  func begin(_ path: String) { state.withLock { $0.opening = path } }
  /// It is made.
  func end() { state.withLock { $0.opening = nil } }

  fileprivate func set(_ number: Int, _ name: Name?) {
    state.withLock { $0.names[number] = name }
  }

  /// What a page is called; nil if it is none.
  subscript(number: Int) -> Name? {
    state.withLock { state in
      state.names[number] ?? state.opening.map { Name(session: "new", path: $0) }
    }
  }

  /// How many have a name.
  var count: Int { state.withLock { $0.names.count } }
}

/// Keeps the name of a page as long as its session keeps this.
final class PageName: Sendable {
  private let names: PageNames
  private let number: Int

  init(_ names: PageNames, _ number: Int, _ session: String, path: String) {
    self.names = names
    self.number = number
    // A log is read by people.
    let path = path.count > 100 ? path.prefix(100) + "…" : path[...]
    if number != 0 { names.set(number, .init(session: session, path: String(path))) }
  }

  deinit { if number != 0 { names.set(number, nil) } }
}
