import Foundation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests that a GET is safe (RFC 9110, section 9.2.1).
///
/// It changes nothing that lasts, and no site can make a visitor's browser change something by one.
@MainActor
@Suite(.dependencies) struct SafeGetTests {
  struct Counting: App {
    var body: some Scene { WindowGroup { CountingView() } }
  }

  struct CountingView: View {
    @Shared(.inMemory("effects", scope: .process)) var effects: [String] = []
    @AppStorage("visits") var visits = 0
    @State private var loaded = "nothing"

    private func note(_ effect: String) { $effects.withLock { $0.append(effect) } }

    var body: some View {
      Text(verbatim: "loaded \(loaded)")
        .onAppear {
          note("appear")
          visits += 1
        }
        .task { note("task") }
        .onOpenURL { _ in note("open") }
        .onChange(of: 1, initial: true) { note("change") }
        .preload { loaded = "early" }
    }
  }

  @Shared(.inMemory("effects", scope: .process)) var effects: [String] = []

  private func sessions(_ server: AppServer) -> Int { server.pages.table.counts.sessions }

  @Test func get_howeverOften_runsNothing_andThePageThatComesRunsItOnce() async throws {
    $effects.withLock { $0 = [] }
    try await AppServer.run(Counting.self) { server in
      for _ in 1...20 {
        #expect(try await server.ask("/").status == 200)
        #expect(try await server.ask("/elsewhere?delete=1").status == 200)
      }
      #expect(effects == [])
      let page = try await WirePage(port: server.port)
      try await page.connect()
      try await page.receive()
      #expect(await yieldUntil { effects.contains("task") })
      #expect(effects.sorted() == ["appear", "change", "task"])
      await page.disconnect()
    }
  }

  @Test func document_showsWhatItsViewsLoad() async throws {
    try await AppServer.run(Counting.self) { server in
      let answer = try await server.ask("/")
      #expect(answer.body.contains("loaded early"))
    }
  }

  @Test(
    arguments: [
      "image", "script", "style", "iframe", "frame", "object", "embed", "audio", "video", "font",
      "track", "worker", "manifest", "report", "something-new",
    ]
  )
  func partOfAnotherPage_getsNoSession(destination: String) async throws {
    try await AppServer.run(Counting.self) { server in
      let headers = [
        ("Sec-Fetch-Dest", destination), ("Sec-Fetch-Site", "cross-site"),
        ("Sec-Fetch-Mode", "no-cors"),
      ]
      let answer = try await server.ask("/", headers)
      #expect(answer.status == 403)
      #expect(sessions(server) == 0)
    }
  }

  @Test func script_ofAnotherSite_getsNothing_andOneOfThisSiteNoSession() async throws {
    try await AppServer.run(Counting.self) { server in
      for site in ["cross-site", "same-site"] {
        let headers = [("Sec-Fetch-Dest", "empty"), ("Sec-Fetch-Site", site)]
        #expect(try await server.ask("/", headers).status == 403)
      }
      let own = [("Sec-Fetch-Dest", "empty"), ("Sec-Fetch-Site", "same-origin")]
      let answer = try await server.ask("/", own)
      #expect(answer.status == 200)
      #expect(!answer.body.contains("<script"))
      #expect(sessions(server) == 0)
    }
  }

  @Test(
    arguments: [
      ("Sec-Purpose", "prefetch"), ("Sec-Purpose", "prefetch;prerender"), ("Purpose", "prefetch"),
      ("X-Moz", "prefetch"), ("X-Purpose", "preview"),
    ]
  )
  func prefetchedDocument_isRefused_soThatItIsRequestedAgainWhenNeeded(
    name: String,
    value: String
  ) async throws {
    try await AppServer.run(Counting.self) { server in
      let answer = try await server.ask("/", [(name, value), ("Sec-Fetch-Dest", "document")])
      #expect(answer.status == 503)
      #expect(sessions(server) == 0)
    }
  }

  @Test(
    arguments: [
      "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
      "facebookexternalhit/1.1", "Mozilla/5.0 (compatible; Baiduspider/2.0)",
    ]
  )
  func crawler_readsTheDocument_andLeavesNoSession(agent: String) async throws {
    try await AppServer.run(Counting.self) { server in
      let answer = try await server.ask("/", [("User-Agent", agent)])
      #expect(answer.status == 200)
      #expect(answer.body.contains("loaded early"))
      #expect(!answer.body.contains("<script"))
      #expect(sessions(server) == 0)
    }
  }

  @Test func person_whoseBrowserIsNamedLikeACrawler_getsAPage() async throws {
    try await AppServer.run(Counting.self) { server in
      let headers = [
        ("User-Agent", "Mozilla/5.0 (Linux; Android 14; CUBOT NOTE) bot/1"),
        ("Sec-Fetch-User", "?1"), ("Sec-Fetch-Dest", "document"),
      ]
      let answer = try await server.ask("/", headers)
      #expect(answer.body.contains("<script"))
      #expect(sessions(server) == 1)
    }
  }

  @Test func visitor_whoChangedNothing_leavesNoFile() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pando-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: "visitors").path(percentEncoded: false)
      )
    }
    try await AppServer.run(Counting.self) {
      $0.dataFolder = folder.path(percentEncoded: false)
    } body: { server in
      for _ in 1...10 { _ = try await server.ask("/") }
      let before = try files()
      #expect(before == [])
      let page = try await WirePage(port: server.port)
      try await page.connect()
      try await page.receive()
      await page.disconnect()
    }
    let after = try files()
    #expect(after.count == 1)
  }
}
