import Foundation

/// The limits of a server, so that one client cannot use all of its resources.
public struct ServerLimits: Hashable, Sendable {
  /// The maximum number of sessions; a session is one tab. Further requests get an error page.
  public var sessions = 10_000
  /// The maximum number of sessions of one visitor, which is one browser: its open tabs, and tabs
  /// that were closed a while ago.
  public var sessionsPerVisitor = 200
  /// The approximate maximum of memory of all sessions in bytes, by default half of the machine's.
  /// At the limit, sessions whose pages never connected are ended, then those whose pages have
  /// disconnected, the oldest first. If that is not enough, new requests get an error page.
  public var memory = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)
  /// The approximate maximum of memory of a session in bytes. A session that takes more is ended,
  /// and its page loads anew.
  public var sessionMemory = 256_000_000
  /// The number of days without a visit after which the app storage of a visitor is removed, from the data folder or from
  /// the database: a little more than the year that a cookie lasts.
  public var visitorDays = 400
  /// The maximum number of screens that an address may open on top of the first one. An address
  /// with more gets 404.
  public var addressScreens = 32
  /// How long a document waits for its views to load data before the first paint (`preload`).
  public var preloadTime: Duration = .seconds(2)
  /// The maximum number of connections, as far as the process has file descriptors for them:
  /// ``PageServer`` raises their limit as far as it can, and keeps some for files. When there is no
  /// room, a new connection replaces the one that has waited longest for a request or a hello. If
  /// none waits, the new connection gets 503 at once.
  public var connections = 20_000
  /// The maximum number of connections of one address: an IPv4 address, or the first 64 bits of an
  /// IPv6 address. Nil is a quarter of all, and no limit for this machine itself. Behind a trusted
  /// proxy the address is the one that the proxy names (``ServerConfiguration/trustsProxy``). All
  /// connections of an untrusted proxy count as one address.
  public var connectionsPerAddress: Int?
  /// The maximum number of open sockets that have not named their session yet. The oldest is closed
  /// for the newest.
  public var waitingSockets = 1_000
  /// The maximum number of such sockets of one address, see ``connectionsPerAddress``. Nil is a
  /// quarter of all.
  public var waitingSocketsPerAddress: Int?
  /// How long the main actor may be blocked before `/healthz` answers 503. All views and handlers
  /// run on the main actor, so a handler that does not return makes every page wait.
  public var stallTime: Duration = .seconds(10)
  /// How long a session waits for the socket of its page.
  public var claimTime: Duration = .seconds(60)
  /// How long a session whose socket is closed waits for the page to reconnect.
  public var detachedTime: Duration = .seconds(300)
  /// How long a socket may take to name its session.
  public var helloTime: Duration = .seconds(10)
  /// The time between two pings of a socket.
  public var pingInterval: Duration = .seconds(20)
  /// How long a socket may send nothing, not even answers to pings, before it is closed.
  public var silenceTime: Duration = .seconds(60)
  /// The maximum number of bytes that a socket may send before it has named its session.
  public var helloBytes = 1_024
  /// The maximum size of a message of a page in bytes, all of its fragments together.
  public var frameBytes = 1_000_000
  /// The number of frames that a page may send in a second on average.
  public var framesPerSecond = 500
  /// The number of frames that a page may send at once after it was quiet.
  public var frameBurst = 1_000
  /// The maximum number of frames of a page that wait for the main actor. At this number, or at
  /// ``frameBytes`` in total, nothing more is read.
  public var waitingFrames = 256
  /// The maximum number of bytes that wait for a slow reader. Past it the socket is closed, and the
  /// page reconnects to get what it missed.
  public var waitingBytes = 4_000_000

  /// The maximum size of an uploaded file in bytes.
  public var uploadBytes = 100_000_000
  /// The maximum size in bytes of all uploaded files in the folder of a session.
  public var sessionUploadBytes = 1_000_000_000
  /// The maximum number of uploaded files in the folder of a session.
  public var sessionUploads = 1_000
  /// The maximum number of files that a page may upload at the same time.
  public var uploadsAtOnce = 3

  /// Makes the default limits. Times of sessions and sockets are counted in whole seconds, one at
  /// least.
  public init() {}
}
