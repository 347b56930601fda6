import HTTPTypes
import Logging
import NIOCore
import PandoDependencies
import PandoSharing
public import ServiceLifecycle

/// The pages of an application: their sessions, and the files that they need.
///
/// ``PageServer`` serves pages only. A Hummingbird application of your own can serve them beside
/// other routes:
///
/// ```swift
/// let router = Router()
/// router.get("orders") { … }
/// router.mountPando(pages)
/// try await Application(router: router, pages: pages).runService()
/// ```
///
/// See <doc:AServerOfYourOwn>.
///
/// May be used from any thread. Views and their handlers run on the main actor.
public final class Pages: Service, Sendable {
  /// Makes the session of a requested document in two steps: the outer closure does the slow work
  /// off the main actor, the inner closure does the rest on it.
  typealias Factory = @Sendable (PageRequest) -> @MainActor () -> any PageSession

  let configuration: ServerConfiguration
  let logger: Logger
  let factory: Factory
  let metrics: PageMetrics
  let table: SessionTable
  let ticker: Ticker
  let sockets = OpenSockets()
  let socketScheduler = SocketScheduler()
  /// Lets two documents at a time take a step: the main actor works on one while the other changes
  /// to the main actor or back.
  let documentSteps = AsyncSemaphore(value: 2)
  let connections: Connections
  let refusals: RefusalLog
  let watchdog: MainActorWatchdog
  /// The names of the sessions in reports of the watchdog.
  let names = PageNames()
  let clock: any Clock<Duration>
  let script = ServedFile.client
  /// The files that the script imports once a page needs them.
  let laterScripts = [ServedFile.more, .gestures]
  let styleSheet: ServedFile
  let mediaStyleSheet = ServedFile.mediaStyleSheet
  let font: ServedFile
  let icon: ServedFile
  let touchIcon: ServedFile?
  let uploads = UploadFolder()
  let visitors: SignedCookies
  private let draining = Locked(false)
  let processEnd = ProcessEnd()

  init(
    configuration: ServerConfiguration,
    logger: Logger = Logger(label: "pando"),
    metrics: PageMetrics = PageMetrics(),
    factory: @escaping Factory
  ) {
    @Dependency(\.continuousClock) var clock
    self.configuration = configuration
    self.logger = logger
    self.metrics = metrics
    self.factory = factory
    self.clock = clock
    connections = Connections(limits: configuration.limits)
    refusals = RefusalLog(logger)
    watchdog = MainActorWatchdog(limit: configuration.limits.stallTime.wholeSeconds)
    ticker = Ticker(limits: configuration.limits, clock: clock)
    table = SessionTable(limits: configuration.limits) { metrics.counted($0) }
    font = ServedFile(
      name: "inter",
      extension: "woff2",
      type: "font/woff2",
      bytes: StyleSheet.font
    )
    styleSheet = ServedFile(styleSheetWithFont: font.hashedName)
    icon = ServedFile(icon: ServedFile.appIcon(configuration, pixels: 64))
    touchIcon = ServedFile(touchIcon: ServedFile.appIcon(configuration, pixels: 180))
    visitors = SignedCookies(
      configuration,
      folder: DataFolder.url(configuration),
      database: DependencyValues.current.visitorDatabase,
      logger: logger
    )
  }

  /// The origin and the visitor of a request.
  func facts(of request: HTTPRequest) -> RequestContext {
    RequestContext(request, configuration: configuration, visitors: visitors)
  }

  /// Enforces the limits of the sessions until the service is shut down gracefully, then closes all
  /// sessions. Their sockets are closed with code 1001 (going away), so that the pages reconnect.
  ///
  /// - Throws: ``ServerConfigurationError`` if the file with the keys of visitors' cookies is not
  ///   valid.
  public func run() async throws {
    if let failure = visitors.failure { throw failure }
    connections.fitDescriptors(raises: false, logger: logger)
    StandardOutput.writesLines()
    defer { processEnd.cancel(by: .pages) }
    await withGracefulShutdownHandler {
      await tick()
    } onGracefulShutdown: {
      self.endWhenStuck()
    }
    await drain()
  }

  private func tick() async {
    await cancelWhenGracefulShutdown {
      await self.ticker.run { now in
        if let stall = self.watchdog.pinged(at: now) { self.report(stall) }
        self.refusals.endSecond()
        Task { @MainActor in
          if let seconds = self.watchdog.answered(at: now) {
            self.logger.notice(
              "The main actor answers again",
              metadata: ["seconds": "\(seconds)"]
            )
          }
          self.table.sweep(now: now) { self.tooLarge($0) }
        }
      }
    }
  }

  /// Whether the server is stopping, and makes no more sessions.
  var isDraining: Bool { draining.withLock { $0 } }

  /// Closes all sessions and makes no more.
  @MainActor
  func drain() {
    let isFirst = draining.withLock { isDraining in
      defer { isDraining = true }
      return !isDraining
    }
    guard isFirst else { return }
    logger.info("Closing all sessions", metadata: ["sessions": "\(table.counts.sessions)"])
    table.closeAll(.goingAway)
    uploads.remove()
  }

  /// Logs why the server closes a socket.
  @MainActor
  func closed(_ error: PageError, session: (any PageSession)?) {
    logger.debug(
      "Socket closed",
      metadata: [
        "session": "\(session?.logName ?? "none")", "code": "\(error.code)",
        "reason": "\(error.reason)",
      ]
    )
  }

  /// The addresses that a document refers to.
  var addresses: PageAddresses {
    let base = configuration.basePath
    return PageAddresses(
      basePath: base,
      script: "\(base)/pando/\(script.hashedName)",
      styleSheet: "\(base)/pando/\(styleSheet.hashedName)",
      mediaStyleSheet: "\(base)/pando/\(mediaStyleSheet.hashedName)",
      font: "\(base)/pando/\(font.hashedName)",
      socket: "\(base)/pando/socket",
      icon: "\(base)/pando/\(icon.hashedName)",
      touchIcon: touchIcon.map { "\(base)/pando/\($0.hashedName)" }
    )
  }
}

extension PageSession {
  /// The name of the session in logs: long enough to distinguish sessions, too short to claim one.
  var logName: String { String(id.prefix(8)) }
}
