import PandoUI

/// The sessions of a server, with their limits on number, time and memory.
@MainActor
final class SessionTable {
  /// The number of sessions.
  struct Counts: Hashable, Sendable {
    var sessions = 0
    /// The number of sessions with a connected page.
    var connected = 0
  }

  private struct Entry {
    let session: any PageSession
    let visitor: String
    var connection: SocketConnection?
    /// The number of its valid entry in a list of idle sessions; nil while a page is connected.
    var idleNumber: Int?
    /// The memory of the session when it was last measured, in bytes.
    var memory = 0
  }

  private let limits: ServerLimits
  private let report: @Sendable (Counts) -> Void
  private var entries: [String: Entry] = [:]
  /// The number of sessions, by visitor.
  private var perVisitor: [String: Int] = [:]
  /// The second of the ``Ticker`` at which a session without a connection ends, by session.
  private var deadlines: [String: Int] = [:]
  /// The sessions whose page has not connected yet.
  private var unclaimed = IdleSessions()
  /// The sessions whose page has disconnected.
  private var left = IdleSessions()
  private var lastIdleNumber = 0
  /// The approximate memory of all sessions, in bytes.
  private(set) var memory = 0
  /// The sessions to be measured in this round, the next one last.
  private var unmeasured: [String] = []
  private var measuredAtOnce = 0
  /// The minimum number of sessions to measure in a second.
  private let minMeasured: Int
  /// The sessions that are large and awake.
  let hibernationQueue = HibernationQueue()
  private(set) var isClosed = false
  private(set) var now = 0

  nonisolated init(
    limits: ServerLimits,
    minMeasured: Int = 512,
    report: @escaping @Sendable (Counts) -> Void
  ) {
    self.limits = limits
    self.minMeasured = minMeasured
    self.report = report
  }

  var counts: Counts {
    Counts(sessions: entries.count, connected: entries.count - deadlines.count)
  }

  /// Whether there is room for one more session. Sessions without a connection are ended for it.
  func makeRoom() -> Bool {
    if isClosed { return false }
    while entries.count >= limits.sessions, endOldest(of: \.unclaimed) {}
    freeMemory()
    return entries.count < limits.sessions && memory < limits.memory
  }

  /// Ends sessions without a connection while all sessions together take too much memory.
  private func freeMemory() {
    while memory >= limits.memory, endOldest(of: \.unclaimed) || endOldest(of: \.left) {}
  }

  /// Ends the session that has been in a list for the longest; false if there is none.
  private func endOldest(of list: ReferenceWritableKeyPath<SessionTable, IdleSessions>) -> Bool {
    guard let id = self[keyPath: list].popFirst(isCurrent: { isIdle($0) }) else { return false }
    end(id)
    return true
  }

  /// Notes that a session has no connection from now on.
  private func noteIdle(
    _ id: String,
    in list: ReferenceWritableKeyPath<SessionTable, IdleSessions>
  ) {
    lastIdleNumber += 1
    entries[id]?.idleNumber = lastIdleNumber
    let idle = IdleSessions.Entry(session: id, number: lastIdleNumber)
    self[keyPath: list].add(idle, isCurrent: isIdle)
  }

  private func isIdle(_ entry: IdleSessions.Entry) -> Bool {
    entries[entry.session]?.idleNumber == entry.number
  }

  private func end(_ id: String) {
    deadlines[id] = nil
    remove(id)?.close()
  }

  /// Whether a visitor may have one more session.
  func hasRoom(for visitor: String) -> Bool {
    perVisitor[visitor, default: 0] < limits.sessionsPerVisitor
  }

  private func remove(_ id: String) -> (any PageSession)? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    memory -= entry.memory
    let left = perVisitor[entry.visitor, default: 1] - 1
    perVisitor[entry.visitor] = left > 0 ? left : nil
    return entry.session
  }

  /// Adds the session of a new document. Its page has to connect within ``ServerLimits/claimTime``.
  func add(_ session: any PageSession, visitor: String) {
    entries[session.id] = Entry(session: session, visitor: visitor)
    noteIdle(session.id, in: \.unclaimed)
    measure(session.id)
    perVisitor[visitor, default: 0] += 1
    deadlines[session.id] = now + limits.claimTime.wholeSeconds
    session.useHibernationQueue(hibernationQueue)
    session.windows?.close = { [weak self, id = session.id] in
      self?.closeTabs($0, of: visitor, for: id)
    }
    report(counts)
  }

  /// Makes a visitor's browser close the tabs that match a request for a window.
  ///
  /// - Parameters:
  ///   - request: The windows; nil for the window of the session itself.
  ///   - id: The session whose application closes the windows.
  private func closeTabs(_ request: WindowRequest?, of visitor: String, for id: String) {
    guard let request else { return entries[id]?.session.closeTab() ?? () }
    for entry in entries.values where Secret.areEqual(entry.visitor, visitor) {
      guard entry.session.windows?.request.isAmong(request) == true else { continue }
      entry.session.closeTab()
    }
  }

  /// Gives a socket its session, and closes the socket that had it before.
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
    entries[hello.session]?.idleNumber = nil
    deadlines[hello.session] = nil
    report(counts)
    return entry.session
  }

  /// The session that a browser's tab had before its page was loaded again; nil if the session has
  /// ended, or the page does not have its secret.
  func former(of hello: Hello, visitor: String) -> (any PageSession)? {
    guard let former = hello.former, former.session != hello.session,
      let entry = entries[former.session]
    else { return nil }
    let isVisitor = Secret.areEqual(entry.visitor, visitor)
    let isToken = Secret.areEqual(entry.session.token, former.token)
    return isVisitor && isToken ? entry.session : nil
  }

  /// Takes a session back from a closed socket.
  func release(_ session: any PageSession, from connection: SocketConnection) {
    guard entries[session.id]?.connection === connection else { return }
    entries[session.id]?.connection = nil
    noteIdle(session.id, in: \.left)
    deadlines[session.id] = now + limits.detachedTime.wholeSeconds
    session.disconnect()
    measure(session.id)
    report(counts)
  }

  /// Measures the memory of a session.
  ///
  /// - Returns: Whether the session is within its limit.
  @discardableResult
  func measure(_ id: String) -> Bool {
    guard let entry = entries[id] else { return true }
    let now = entry.session.memory
    memory += now - entry.memory
    entries[id]?.memory = now
    return now <= limits.sessionMemory
  }

  /// The sessions to measure in this second: all if there are few, otherwise at least an eighth, so that
  /// eight seconds are enough for all.
  private func nextToMeasure() -> ArraySlice<String> {
    if unmeasured.isEmpty {
      unmeasured = Array(entries.keys)
      measuredAtOnce = max(minMeasured, (unmeasured.count + 7) / 8)
    }
    let next = unmeasured.suffix(measuredAtOnce)
    unmeasured.removeLast(next.count)
    return next
  }

  /// Ends a session that takes too much memory. Its page loads anew.
  private func endTooLarge(_ id: String, _ tooLarge: (any PageSession) -> Void) {
    guard let entry = entries[id] else { return }
    tooLarge(entry.session)
    entry.connection?.close(.tooLargeSession)
    end(id)
  }

  /// Ends a session whose document will not be shown.
  func discard(_ session: any PageSession) {
    end(session.id)
    report(counts)
  }

  /// Whether a session has the socket of its page.
  func isConnected(_ id: String) -> Bool { entries[id]?.connection != nil }

  /// Whether the table has a session.
  func has(_ session: any PageSession) -> Bool { entries[session.id] != nil }

  /// The client commands of a session; nil if there is no such session, or it is another visitor's.
  func clientCommands(of id: String, visitor: String) -> ClientCommands? {
    guard let entry = entries[id], Secret.areEqual(entry.visitor, visitor) else { return nil }
    return entry.session.clientCommands
  }

  /// Ends sessions whose time is over or that take too much memory, and hibernates large sessions
  /// without changes or events.
  ///
  /// - Parameter tooLarge: Called with each session that is about to end because of its memory.
  /// - Complexity: O(*n*) in the number of sessions without a connection, and in an eighth of all.
  func sweep(now: Int, tooLarge: (any PageSession) -> Void = { _ in }) {
    self.now = now
    let before = entries.count
    for id in deadlines.filter({ $0.value <= now }).keys { end(id) }
    for id in nextToMeasure() where !measure(id) { endTooLarge(id, tooLarge) }
    freeMemory()
    if entries.count != before { report(counts) }
    hibernationQueue.sweep(now: now) { entries[$0]?.session.hibernate() ?? true }
  }

  /// Closes all sessions, and takes no more.
  func closeAll(_ error: PageError) {
    isClosed = true
    for entry in entries.values { entry.connection?.close(error) }
    let sessions = entries.values.map(\.session)
    entries = [:]
    perVisitor = [:]
    deadlines = [:]
    unmeasured = []
    unclaimed.removeAll()
    left.removeAll()
    memory = 0
    hibernationQueue.removeAll()
    for session in sessions { session.close() }
    report(counts)
  }
}
