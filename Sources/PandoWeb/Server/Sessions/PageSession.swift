import Foundation
import PandoUI

/// A page's session, as the server uses it.
@MainActor
protocol PageSession: AnyObject, Sendable {
  /// 32 hexadecimal digits.
  var id: String { get }
  /// 32 hexadecimal digits, compared in constant time.
  var token: String { get }

  /// Opens the address of the request, before the document is written.
  ///
  /// - Parameter path: The path below the base path, percent-encoded as in the request.
  /// - Returns: Whether the application has something at the address.
  func open(_ url: URL, path: String) -> Bool

  /// Whether the application marks the address as not found.
  var isAddressUnavailable: Bool { get }

  /// The title and the colour scheme of the application, for a page that it does not draw.
  var appearance: PageAppearance { get }

  /// The windows of the application, of which the page shows one; nil if it shows a view alone.
  var windows: WindowList? { get }

  /// Makes the browser close the tab of the page.
  func closeTab()

  /// Whether views are loading what the document shows.
  var isPreloading: Bool { get }

  /// Waits until the views have loaded, or `limit` is over.
  func preload(for limit: Duration, clock: any Clock<Duration>) async

  /// The approximate number of bytes of memory that the session takes.
  var memory: Int { get }

  /// The whole document.
  func document(nonce: String) -> String

  /// Gives the session a socket that is about to be connected. The session may use it until
  /// ``disconnect()`` or the next call.
  func socketOpened(_ connection: any PageConnection)

  /// Takes over the scene storage of the browser's tab from the session of the page before, if no
  /// page has connected yet.
  func takeScene(from former: any PageSession)

  /// Connects the session with the socket of a valid `hello`.
  func connect(
    lastBatch: Int,
    window: WindowMetrics?,
    send: @escaping @MainActor (Batch) -> Void
  )

  /// Called when the batches that waited for a slow reader have been written to the network.
  func socketBecameWritable()

  /// Called when the socket is closed, or another one takes its place.
  func disconnect()

  /// Handles frames after the `hello`, in order. Throws the code and the reason to close the socket
  /// with; the frames before an invalid one are handled.
  func receive(_ texts: [PageText]) throws(PageError)

  /// The number of evaluations of views since the last call.
  func takeEvaluations() -> Int

  /// Sets the queue that the session joins when its document is large and awake.
  func useHibernationQueue(_ queue: HibernationQueue)

  /// Hibernates, if nothing has happened since the last call.
  ///
  /// - Returns: False if the session is to be checked again.
  func hibernate() -> Bool

  /// Ends the session: its page will not connect again.
  func close()

  /// The commands and files between the page and the application; nil if there are none.
  var clientCommands: ClientCommands? { get }

  /// The number of the page in reports of the watchdog; 0 if it has none.
  var page: Int { get }

  /// The name of the page in reports of the watchdog, which the session retains.
  var name: PageName? { get set }
}

extension PageSession {
  var isAddressUnavailable: Bool { false }
  var appearance: PageAppearance { PageAppearance() }
  var isPreloading: Bool { false }
  func preload(for limit: Duration, clock: any Clock<Duration>) async {}
  var memory: Int { 0 }
  func socketOpened(_ connection: any PageConnection) {}
  func takeScene(from former: any PageSession) {}
  func socketBecameWritable() {}
  func takeEvaluations() -> Int { 0 }
  func useHibernationQueue(_ queue: HibernationQueue) {}
  func hibernate() -> Bool { true }
  var clientCommands: ClientCommands? { nil }
  var page: Int { 0 }
  var name: PageName? {
    get { nil }
    set {}
  }
}

/// A socket, as its session uses it.
@MainActor
protocol PageConnection: AnyObject {
  /// Whether the network takes no more because the reader is slow. Batches that are sent now wait,
  /// and past the limit the socket is closed. The end of the congestion is reported by
  /// ``PageSession/socketBecameWritable()``.
  var isCongested: Bool { get }

  /// Closes the socket, which calls ``PageSession/disconnect()``.
  func close(_ error: PageError)
}

/// The reason why a socket is closed.
struct PageError: Error, Hashable {
  /// A code of RFC 6455, or one from 4000 on of the protocol in docs/PROTOCOL.md.
  var code: UInt16
  /// The reason in at most 123 bytes. The page sees it, so it contains no secret.
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
  static let noHello = PageError(code: 1013, reason: "no hello came in time")
  static let tooManySockets = PageError(code: 1013, reason: "too many sockets wait")
  static let wrongHost = PageError(code: 1008, reason: "the server has no such name")
  static let tooLarge = PageError(code: 1009, reason: "a frame is too large")
  static let slowReader = PageError(code: 1013, reason: "the reader is too slow")
  static let gone = PageError(code: 4001, reason: "the session is gone")
  static let tooLargeSession = PageError(code: 4001, reason: "the page takes too much memory")
  static let taken = PageError(code: 4002, reason: "another socket took the session")
  static let tooMany = PageError(code: 4003, reason: "too many frames at once")
}
