import Foundation

/// What a server allows, so that nobody takes it from the others.
public struct ServerLimits: Hashable, Sendable {
  /// How many sessions there may be; a session is one tab. Who comes after them gets a page that says so.
  public var sessions = 10_000
  /// How many sessions one visitor may have, which is one browser: its tabs, and those that were left
  /// a while ago.
  public var sessionsPerVisitor = 200
  /// About how many bytes of memory all sessions may take; half of the machine's by default. Before it is
  /// full, sessions whose pages nobody has come for are ended, then those that were left, the oldest first;
  /// after that, newcomers get a page that says so.
  public var memory = Int(clamping: ProcessInfo.processInfo.physicalMemory / 2)
  /// About how many bytes of memory a session may take. One that takes more is ended, and its page loads
  /// anew.
  public var sessionMemory = 256_000_000
  /// How many screens an address may lead to, on top of the first one. One that names more leads nowhere
  /// (404).
  public var addressScreens = 32
  /// How long a document waits for what its views load before the first paint (`preload`).
  public var preloadTime: Duration = .seconds(2)
  /// How many connections there may be at once, as far as the process has file descriptors for them:
  /// ``PageServer`` asks for all it can get, and keeps some for files. Where there is no room, who comes
  /// takes the place of the one that has waited longest for a request, or to say hello; if none waits,
  /// who comes is answered with 503 at once.
  public var connections = 20_000
  /// How many connections one address may have at once: an IPv4 address, or the 64 bits that an IPv6
  /// network begins with. Nil is a quarter of all, and no limit for this machine itself. Behind a proxy
  /// the address is the one that the proxy says, see ``ServerConfiguration/trustsProxy``; a proxy that
  /// the server was not told of is one address.
  public var connectionsPerAddress: Int?
  /// How many sockets may be open that have not said yet which session they are for. The oldest is
  /// closed for the newest.
  public var waitingSockets = 1_000
  /// How many of these may be of one address, see ``connectionsPerAddress``. Nil is a quarter of all.
  public var waitingSocketsPerAddress: Int?
  /// How long the main actor may be busy before `/healthz` answers 503. All views and handlers run
  /// there: one that does not return keeps every page waiting.
  public var stallTime: Duration = .seconds(10)
  /// How long a session waits for the socket of its page.
  public var claimTime: Duration = .seconds(60)
  /// How long a session whose socket is gone waits for the page to come back.
  public var detachedTime: Duration = .seconds(300)
  /// How long a socket may take to say which session it is for.
  public var helloTime: Duration = .seconds(10)
  /// How often a socket is asked whether anybody is there.
  public var pingInterval: Duration = .seconds(20)
  /// How long a socket may say nothing at all.
  public var silenceTime: Duration = .seconds(60)
  /// How many bytes a socket may send before it has said which session it is for.
  public var helloBytes = 1_024
  /// How many bytes a frame of a page may have, all of its fragments together.
  public var frameBytes = 1_000_000
  /// How many frames a page may send in a second, on average.
  public var framesPerSecond = 500
  /// How many frames a page may send at once, after it was quiet.
  public var frameBurst = 1_000
  /// How many frames of a page may wait for the main actor; after that, or after as many bytes as a
  /// frame may have, nothing more is read.
  public var waitingFrames = 256
  /// How many bytes may wait for a reader that is slow. Past it the socket is closed, and the page
  /// comes back for what it missed.
  public var waitingBytes = 4_000_000

  /// How many bytes a file may have that a page sends.
  public var uploadBytes = 100_000_000
  /// How many bytes all files of a session may have that are still in its folder.
  public var sessionUploadBytes = 1_000_000_000
  /// How many files of a session may be in its folder.
  public var sessionUploads = 1_000
  /// How many files a page may send at once.
  public var uploadsAtOnce = 3

  /// Makes the limits that a server has if nothing else is said. Times are counted in whole seconds,
  /// one at least.
  public init() {}
}
