/// The sessions of a server, and how long they stay.
@MainActor
final class SessionTable {
  /// How many there are.
  struct Counts: Hashable, Sendable {
    var sessions = 0
    /// Those that a page is connected to.
    var connected = 0
  }

  private struct Entry {
    let session: any PageSession
    let visitor: String
    var connection: SocketConnection?
  }

  private let limits: ServerLimits
  private let report: @Sendable (Counts) -> Void
  private var entries: [String: Entry] = [:]
  /// How many sessions each visitor has.
  private var perVisitor: [String: Int] = [:]
  /// Until when those that nobody is connected to are kept, in seconds of the ``Pulse``.
  private var deadlines: [String: Int] = [:]
  /// Those that are large and awake.
  let rests = RestList()
  private(set) var isClosed = false
  private(set) var now = 0

  nonisolated init(limits: ServerLimits, report: @escaping @Sendable (Counts) -> Void) {
    self.limits = limits
    self.report = report
  }

  var counts: Counts {
    Counts(sessions: entries.count, connected: entries.count - deadlines.count)
  }

  /// Whether there is room for one more.
  var hasRoom: Bool { !isClosed && entries.count < limits.sessions }

  /// Whether a visitor may have one more.
  func hasRoom(for visitor: String) -> Bool {
    perVisitor[visitor, default: 0] < limits.sessionsPerVisitor
  }

  private func remove(_ id: String) -> (any PageSession)? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    let left = perVisitor[entry.visitor, default: 1] - 1
    perVisitor[entry.visitor] = left > 0 ? left : nil
    return entry.session
  }

  /// Keeps a session that a document was just made of. Its page has to come for it.
  func add(_ session: any PageSession, visitor: String) {
    entries[session.id] = Entry(session: session, visitor: visitor)
    perVisitor[visitor, default: 0] += 1
    deadlines[session.id] = now + limits.claimTime.wholeSeconds
    session.useRestList(rests)
    report(counts)
  }

  /// Gives a socket its session, and ends the one that had it.
  func claim(
    _ hello: Hello,
    for connection: SocketConnection
  ) throws(PageError) -> any PageSession {
    if isClosed { throw .goingAway }
    guard let entry = entries[hello.session] else { throw .gone }
    let isVisitor = Secret.areEqual(entry.visitor, connection.visitor)
    let isToken = Secret.areEqual(entry.session.token, hello.token)
    guard isVisitor, isToken else { throw .wrongSecret }
    entry.connection?.close(.taken)
    // Closing the other socket ran code of the session.
    guard entries[hello.session] != nil else { throw .gone }
    entries[hello.session]?.connection = connection
    deadlines[hello.session] = nil
    report(counts)
    return entry.session
  }

  /// Takes a session from a socket that is gone.
  func release(_ session: any PageSession, from connection: SocketConnection) {
    guard entries[session.id]?.connection === connection else { return }
    entries[session.id]?.connection = nil
    deadlines[session.id] = now + limits.detachedTime.wholeSeconds
    session.disconnect()
    report(counts)
  }

  /// The desk of a visitor's session; nil if there is none, or it is somebody else's.
  func desk(of id: String, visitor: String) -> PageDesk? {
    guard let entry = entries[id], Secret.areEqual(entry.visitor, visitor) else { return nil }
    return entry.session.desk
  }

  /// Closes those whose time is over, and has large ones rest that nothing happens to.
  ///
  /// - Complexity: O(*n*) in the number of sessions that nobody is connected to, or that are large
  ///   and awake.
  func sweep(now: Int) {
    self.now = now
    let over = deadlines.filter { $0.value <= now }.keys
    for id in over {
      deadlines[id] = nil
      remove(id)?.close()
    }
    if !over.isEmpty { report(counts) }
    rests.sweep(now: now) { entries[$0]?.session.rest() ?? true }
  }

  /// Closes all of them, and takes no more.
  func closeAll(_ error: PageError) {
    isClosed = true
    for entry in entries.values { entry.connection?.close(error) }
    let sessions = entries.values.map(\.session)
    entries = [:]
    perVisitor = [:]
    deadlines = [:]
    rests.removeAll()
    for session in sessions { session.close() }
    report(counts)
  }
}
