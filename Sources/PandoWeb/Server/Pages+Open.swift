import Foundation
import Logging

extension Pages {
  /// The outcome of a request for a document.
  enum Opened {
    case document(String)
    /// The application marks the address as not found, and shows this document.
    case unavailable(String)
    /// No view of the application can open the address.
    case nowhere(PageAppearance)
    /// There is no room for a session.
    case full
    /// The session takes more memory than one may.
    case tooLarge
  }

  /// Makes a session and its document.
  ///
  /// Each step waits for its turn in ``documentSteps``, so that clicks do not wait behind all the
  /// documents that are requested.
  func openPage(
    _ request: PageRequest,
    _ make: @escaping @MainActor () -> any PageSession,
    at origin: Origin?,
    nonce: String,
    logger: Logger
  ) async -> Opened {
    let step = await documentSteps.run {
      await begin(request, make, at: origin, nonce: nonce, logger: logger)
    }
    switch step {
    case .done(let opened): return opened
    case .loads(let session):
      await session.preload(for: configuration.limits.preloadTime, clock: clock)
      return await documentSteps.run { await write(session, request, nonce: nonce) }
    }
  }

  private enum Step: Sendable {
    case done(Opened)
    /// Views are loading what the document shows.
    case loads(any PageSession)
  }

  @MainActor
  private func begin(
    _ request: PageRequest,
    _ make: @MainActor () -> any PageSession,
    at origin: Origin?,
    nonce: String,
    logger: Logger
  ) -> Step {
    guard table.hasRoom(for: request.visitor), table.makeRoom() else {
      let reason = table.hasRoom(for: request.visitor) ? "too many" : "too many of a visitor"
      refusals.note("No room for a session", reason: reason)
      return .done(.full)
    }
    names.begin(request.path)
    defer { names.end() }
    let session = make()
    session.name = PageName(names, session.page, session.logName, path: request.path)
    let start = origin?.description ?? "http://localhost"
    let query = request.query.map { "?\($0)" } ?? ""
    guard
      let url = URL(string: start + configuration.basePath + request.path + query),
      session.open(url, path: request.path)
    else {
      let appearance = session.appearance
      session.close()
      return .done(.nowhere(appearance))
    }
    table.add(session, visitor: request.visitor)
    logger.debug("Session opened", metadata: ["session": "\(session.logName)"])
    if session.isPreloading { return .loads(session) }
    return .done(write(session, request, nonce: nonce))
  }

  @MainActor
  private func write(
    _ session: any PageSession,
    _ request: PageRequest,
    nonce: String
  ) -> Opened {
    // The session may have been ended while its views loaded.
    guard table.has(session) else { return .full }
    let document = session.document(nonce: nonce)
    let isUnavailable = session.isAddressUnavailable
    guard table.measure(session.id) else {
      tooLarge(session)
      table.discard(session)
      return .tooLarge
    }
    if request.isLive {
      // In a task of its own, so that the response does not wait for it.
      Task { _ = session.hibernate() }
    } else {
      table.discard(session)
    }
    return isUnavailable ? .unavailable(document) : .document(document)
  }

  /// Logs that a session is ended because it takes too much memory.
  @MainActor
  func tooLarge(_ session: any PageSession) {
    logger.error(
      "A page takes too much memory, and is ended; see ServerLimits.sessionMemory",
      metadata: ["session": "\(session.logName)", "bytes": "\(session.memory)"]
    )
  }
}
