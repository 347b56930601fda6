import Logging
import PandoDependencies
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the limits of one visitor and of one machine.
@MainActor
@Suite("Server: limits", .timeLimit(.minutes(15)))
struct ServerLimitTests {
  @Test func visitor_withTooManyTabs_getsANotice_andOthersAreNotAffected() async throws {
    try await TestServer.run {
      $0.limits.sessionsPerVisitor = 2
    } body: { server in
      let first = try await server.open()
      let cookie = [("Cookie", server.cookie(first.request.visitor))]
      #expect(try await server.get("/", cookie).status == 200)
      let answer = try await server.get("/", cookie)
      #expect(answer.status == 429)
      #expect(answer.body.contains("Too many tabs"))
      let french = try await server.get("/", cookie + [("Accept-Language", "fr-CA, en;q=0.5")])
      #expect(
        french.body.contains(#"<html dir="ltr" lang="fr">"#)
          && french.body.contains("Trop d’onglets")
      )
      let finnish = try await server.get("/", cookie + [("Accept-Language", "fi")])
      #expect(finnish.body.contains(#"<html dir="ltr" lang="en">"#))
      let hebrew = try await server.get("/", cookie + [("Accept-Language", "he-IL")])
      #expect(hebrew.body.contains(#"<html dir="rtl" lang="he">"#))
      _ = try await server.open()
      await server.pass(60)
      #expect(await yieldUntil { server.pages.table.counts.sessions == 0 })
      #expect(try await server.get("/", cookie).status == 200)
    }
  }

  @Test func mainActor_whenItDoesNotAnswer_isReportedEverMoreRarely_untilItDoes() {
    let watchdog = MainActorWatchdog(limit: 3)
    #expect(watchdog.pinged(at: 1) == nil)
    #expect(watchdog.answered(at: 1) == nil)
    #expect(watchdog.pinged(at: 2) == nil)
    #expect(watchdog.pinged(at: 3) == .init(seconds: 1, isTooLong: false))
    #expect(watchdog.pinged(at: 4) == .init(seconds: 2, isTooLong: false))
    #expect(watchdog.stall == nil)
    #expect(watchdog.pinged(at: 5) == nil)
    #expect(watchdog.stall == 4)
    #expect(watchdog.pinged(at: 6) == .init(seconds: 4, isTooLong: true))
    for second in 7...9 { #expect(watchdog.pinged(at: second) == nil) }
    #expect(watchdog.pinged(at: 10)?.seconds == 8)
    // Pings are answered in the order in which they were sent.
    #expect(watchdog.answered(at: 2) == nil)
    #expect(watchdog.stall == 8)
    #expect(watchdog.answered(at: 10) == 8)
    #expect(watchdog.stall == nil)
    #expect(watchdog.pinged(at: 11) == nil)
    #expect(watchdog.answered(at: 11) == nil)
    #expect(watchdog.pinged(at: 12) == nil)
    #expect(watchdog.pinged(at: 13)?.seconds == 1)
  }

  @Test func refusals_whenMany_areCounted() {
    let lines = Locked([String]())
    let log = RefusalLog(Logger(label: "test") { _ in LineLog(lines: lines) })
    for _ in 0..<50 { log.note("Socket refused", reason: "the origin") }
    log.endSecond()
    log.endSecond()
    log.note("Socket refused", reason: "the origin")
    let written = lines.withLock { $0 }
    #expect(written.count == RefusalLog.limit + 2)
    #expect(written.contains("\(50 - RefusalLog.limit) more were refused"))
  }

  /// Records the log lines.
  private struct LineLog: LogHandler {
    let lines: Locked<[String]>
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { lines.withLock { $0.append("\(event.message)") } }
  }
}
