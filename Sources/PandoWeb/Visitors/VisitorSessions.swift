import PandoDependencies
import PandoSharing

/// The sessions of visitors: each exists while a page of the visitor does. May be used from any
/// thread.
final class VisitorSessions: Sendable {
  private struct Entry {
    weak var session: VisitorSession?
  }

  private let entries = Locked<[String: Entry]>([:])

  /// The session of a visitor. As in app storage, the visitor is named by the user's identity, or
  /// else by the browser.
  ///
  /// - Parameters:
  ///   - visitor: The visitor of a page.
  ///   - make: Makes the session if no page of the visitor has one.
  func session(of visitor: Visitor, make: () -> VisitorSession) -> VisitorSession {
    let name = VisitorStorages.fileName(of: visitor)
    // The application's dependencies are not touched while the entries are locked.
    let new = make()
    return entries.withLock { entries in
      if let session = entries[name]?.session { return session }
      if entries.count % 256 == 255 { entries = entries.filter { $0.value.session != nil } }
      entries[name] = Entry(session: new)
      return new
    }
  }
}
