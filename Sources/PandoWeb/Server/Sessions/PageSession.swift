import Foundation

/// What a page's session is to the server. All of it on the main actor.
@MainActor
protocol PageSession: AnyObject, Sendable {
  /// 32 hexadecimal digits.
  var id: String { get }
  /// 32 hexadecimal digits, compared in constant time.
  var token: String { get }

  /// Opens the address that the document was asked for with, before it is written.
  ///
  /// - Parameter path: Below the base path, percent-encoded as it came.
  /// - Returns: Whether it leads anywhere.
  func open(_ url: URL, path: String) -> Bool

  /// Whether views load what the document shows.
  var isPreloading: Bool { get }

  /// Waits until they have, or `limit` is over.
  func preload(for limit: Duration, clock: any Clock<Duration>) async

  /// About how many bytes of memory the session takes.
  var memory: Int { get }

  /// The whole document.
  func document(nonce: String) -> String

  /// A socket is about to be connected: what the session may ask and tell it. It is the session's
  /// until ``disconnect()`` or the next call.
  func socketOpened(_ connection: any PageConnection)

  /// A socket came with a `hello` that was checked; `send` may be called from the main actor.
  func connect(
    lastBatch: Int,
    window: WindowMetrics?,
    send: @escaping @MainActor (Batch) -> Void
  )

  /// Everything that had to wait for the reader was handed to the network.
  func socketBecameWritable()

  /// The socket is gone, or another one takes its place.
  func disconnect()

  /// What came from the socket after `hello`, in order. Throws the code and the reason to close it
  /// with; what was before the text that is wrong counts.
  func receive(_ texts: [PageText]) throws(PageError)

  /// How many views were evaluated since this was asked last.
  func takeEvaluations() -> Int

  /// Sets the queue that the session joins when its document is large and awake.
  func useHibernationQueue(_ list: HibernationQueue)

  /// Releases what can be made again, if nothing has happened since the last call.
  ///
  /// - Returns: False if the session is to be checked again.
  func hibernate() -> Bool

  /// Nobody comes back.
  func close()

  /// What the page and its application hand each other besides views; nil if nothing.
  var clientCommands: ClientCommands? { get }

  /// The number that the interface has in what the watchdog reads; 0 if none.
  var page: Int { get }

  /// What the watchdog calls the page, as long as there is the session.
  var name: PageName? { get set }
}

extension PageSession {
  var isPreloading: Bool { false }
  func preload(for limit: Duration, clock: any Clock<Duration>) async {}
  var memory: Int { 0 }
  func socketOpened(_ connection: any PageConnection) {}
  func socketBecameWritable() {}
  func takeEvaluations() -> Int { 0 }
  func useHibernationQueue(_ list: HibernationQueue) {}
  func hibernate() -> Bool { true }
  var clientCommands: ClientCommands? { nil }
  var page: Int { 0 }
  var name: PageName? {
    get { nil }
    set {}
  }
}

/// What a session knows of its socket.
@MainActor
protocol PageConnection: AnyObject {
  /// Whether the network takes no more because the reader is slow. What is sent now waits; past the
  /// limit the socket is closed. ``PageSession/socketBecameWritable()`` says when that is over.
  var isCongested: Bool { get }

  /// Closes the socket. The session hears of it through ``PageSession/disconnect()``.
  func close(_ error: PageError)
}

/// Why a socket is closed.
struct PageError: Error, Hashable {
  /// The code of RFC 6455, or one of 4000 and above of the protocol.
  var code: UInt16
  /// At most 123 bytes; it is seen by the page, so it names no secret.
  var reason: String
}

extension PageError {
  static let goingAway = PageError(code: 1001, reason: "the server is going away")
  static let silent = PageError(code: 1001, reason: "nothing was heard for too long")
  static let unreadable = PageError(code: 1002, reason: "a frame that cannot be read")
  static let binary = PageError(code: 1003, reason: "frames have to be text")
  static let notUnicode = PageError(code: 1007, reason: "text has to be UTF-8")
  static let wrongOrigin = PageError(code: 1008, reason: "the origin is not the server's")
  static let wrongSecret = PageError(code: 1008, reason: "the session is another visitor's")
  static let noHello = PageError(code: 1008, reason: "no hello came in time")
  static let crowded = PageError(code: 1013, reason: "too many sockets wait")
  static let wrongHost = PageError(code: 1008, reason: "the server has no such name")
  static let tooLarge = PageError(code: 1009, reason: "a frame is too large")
  static let slowReader = PageError(code: 1013, reason: "the reader is too slow")
  static let gone = PageError(code: 4001, reason: "the session is gone")
  static let tooLargeSession = PageError(code: 4001, reason: "the page takes too much memory")
  static let taken = PageError(code: 4002, reason: "another socket took the session")
  static let tooMany = PageError(code: 4003, reason: "too many frames at once")
}
