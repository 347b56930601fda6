import Foundation
import Logging
import PandoSharing
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of attempts to impersonate another visitor, and of the data that visitors keep.
///
/// They keep it across restarts and across the change to signed cookies.
@MainActor
@Suite("Visitors: takeover", .serialized, .timeLimit(.minutes(15)))
struct VisitorTakeoverTests {
  struct Board: App {
    var body: some Scene { WindowGroup { BoardView() } }
  }

  struct BoardView: View {
    @AppStorage("name") private var name = "nobody"
    @Environment(\.visitor) private var visitor
    var body: some View {
      Text(verbatim: "name \(name), visitor \(visitor?.id ?? "none").")
      Button("Sign") { name = "Ada" }.accessibilityIdentifier("sign")
    }
  }

  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private func serve(
    _ folder: URL,
    days: Int = 30,
    secrets: [String] = [],
    _ body: @MainActor (AppServer) async throws -> Void
  ) async throws {
    try await AppServer.run(Board.self) {
      $0.dataFolder = folder.path()
      $0.unsignedCookieDays = days
      if !secrets.isEmpty { try $0.setSecrets(secrets) }
    } body: {
      try await body($0)
    }
  }

  private struct Seen: Equatable {
    var name: String
    var visitor: String
    /// The cookie that the browser sends from then on.
    var cookie: String
  }

  private func ask(_ server: AppServer, cookie: String?) async throws -> Seen {
    let answer = try await server.ask("/", cookie.map { [("Cookie", $0)] } ?? [])
    let words = try #require(answer.body.firstMatch(of: /name (\w+), visitor ([0-9a-f]{16})\./))
    let set = try #require(answer["Set-Cookie"])
    return Seen(
      name: String(words.1),
      visitor: String(words.2),
      cookie: String(set.prefix { $0 != ";" })
    )
  }

  /// A visitor who has stored a name in app storage through a live page.
  private func sign(_ server: AppServer) async throws -> Seen {
    let page = try await WirePage(port: server.port)
    try await page.connect()
    try await page.send("\(page.element("sign")),\"tap\"")
    try await page.settle()
    await page.disconnect()
    return try await ask(server, cookie: "pando=\(page.visitor)")
  }

  /// Writes a visitor's app storage where an older server would have put it.
  private func keep(_ id: String, in folder: URL) throws {
    let visitors = folder.appending(path: "visitors")
    try FileManager.default.createDirectory(at: visitors, withIntermediateDirectories: true)
    let defaults = try UserDefaults.kept(in: visitors.appending(path: "\(id).plist"))
    defaults.set("Ada", forKey: "name")
    #expect(defaults.synchronize())
  }

  @Test(.dependencies) func idOfAnother_opensNothing() async throws {
    try await withFolder { folder in
      try await serve(folder) { (server) async throws in
        let victim = try await sign(server)
        #expect(victim.name == "Ada")
        let id = victim.visitor
        let signature = String(victim.cookie.suffix(64))
        for value in [
          id + String(repeating: "0", count: 16), id + Secret.make().prefix(16),
          "\(id).\(String(repeating: "0", count: 64))", "\(id).", id,
          "\(id).\(signature.dropLast())",
          "\(id).\(signature.uppercased())", "\(id)%00.\(signature)", "\"\(id)\"",
          "../visitors/\(id).\(signature)",
        ] {
          let seen = try await ask(server, cookie: "pando=\(value)")
          #expect(seen.name == "nobody", "\(value)")
          #expect(seen.visitor != id)
        }
        #expect(try await ask(server, cookie: victim.cookie) == victim)
      }
      // The same is true after a restart, when a file of that name exists.
      PendingSaves.flushAppStorage(timeout: .seconds(30))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path() + "/visitors")
      let id = try #require(names.first).prefix(16)
      try await serve(folder) { (server) async throws in
        let seen = try await ask(server, cookie: "pando=\(id)\(String(repeating: "0", count: 16))")
        #expect(seen.name == "nobody")
      }
    }
  }

  @Test(.dependencies) func cookieThatTheServerNeverMade_identifiesNoVisitor() async throws {
    try await withFolder { folder in
      try await serve(folder) { (server) async throws in
        let made = Secret.make()
        let seen = try await ask(server, cookie: "pando=\(made)")
        #expect(!made.hasPrefix(seen.visitor))
      }
    }
  }

  @Test(.dependencies, arguments: [[], [Secret.make()]] as [[String]])
  func visitor_isKnownAfterARestart(secrets: [String]) async throws {
    try await withFolder { folder in
      var victim: Seen?
      try await serve(folder, secrets: secrets) { victim = try await sign($0) }
      PendingSaves.flushAppStorage(timeout: .seconds(30))
      try await serve(folder, secrets: secrets) { (server) async throws in
        let seen = try await ask(server, cookie: victim?.cookie)
        #expect(seen == victim)
      }
      // With a secret from the environment, there is no file of keys.
      let file = folder.appending(path: VisitorKeys.fileName).path()
      #expect(FileManager.default.fileExists(atPath: file) == secrets.isEmpty)
    }
  }

  // MARK: Visitors of older servers

  @Test(.dependencies) func visitorFromBefore_isTakenOverOnce_andByThatCookieOnly() async throws {
    try await withFolder { folder in
      let old = Secret.make()
      let id = String(old.prefix(16))
      try keep(id, in: folder)
      var signed: Seen?
      try await serve(folder) { (server) async throws in
        let seen = try await ask(server, cookie: "pando=\(old)")
        #expect(seen.name == "Ada")
        #expect(seen.visitor == id)
        #expect(seen.cookie.hasPrefix("pando=\(id)."))
        signed = seen
        // The attacker knows the id.
        let forged = "pando=\(id)\(String(repeating: "0", count: 16))"
        #expect(try await ask(server, cookie: forged).visitor != id)
        // The response may have been lost, or two pages were requested at once.
        #expect(try await ask(server, cookie: "pando=\(old)") == seen)
        #expect(try await ask(server, cookie: seen.cookie) == seen)
      }
      try await serve(folder) { (server) async throws in
        let forged = "pando=\(id)\(String(repeating: "0", count: 16))"
        #expect(try await ask(server, cookie: forged).name == "nobody")
        #expect(try await ask(server, cookie: signed?.cookie).name == "Ada")
      }
      // The file does not contain the cookie.
      let file = folder.appending(path: UnsignedVisitors.fileName)
      #expect(try !String(contentsOf: file, encoding: .utf8).contains(old))
      let facts = try FileManager.default.attributesOfItem(atPath: file.path())
      #expect(facts[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test(.dependencies) func visitorWhoCameSince_isNotTakenOver_alsoWithoutTheKeys() async throws {
    try await withFolder { folder in
      try await serve(folder) { _ in }
      let old = Secret.make()
      try keep(String(old.prefix(16)), in: folder)
      // If the keys are lost, the visitors are lost too, and not open to everyone.
      try FileManager.default.removeItem(at: folder.appending(path: VisitorKeys.fileName))
      try await serve(folder) { (server) async throws in
        #expect(try await ask(server, cookie: "pando=\(old)").name == "nobody")
      }
    }
  }

  @Test(.dependencies) func takeover_ends_byTimeAndBySetting() async throws {
    try await withFolder { folder in
      let (old, id) = { ($0, String($0.prefix(16))) }(Secret.make())
      try keep(id, in: folder)
      try await serve(folder, days: 0) { (server) async throws in
        #expect(try await ask(server, cookie: "pando=\(old)").name == "nobody")
      }
      let storages = folder.appending(path: "visitors")
      func visitors(days: Int) -> UnsignedVisitors {
        UnsignedVisitors(folder: folder, storages: storages, days: days, logger: TestServer.silent)
      }
      let day: TimeInterval = 24 * 60 * 60
      #expect(visitors(days: 30).take(old, now: Date() + 31 * day) == nil)
      #expect(visitors(days: -1).take(old) == nil)
      #expect(visitors(days: 30).take(old, now: Date() + 29 * day) == id)
      #expect(visitors(days: 30).take(old, now: Date() + 31 * day) == nil)
    }
  }

  @Test(.dependencies) func servers_thatShareAFolder_takeAVisitorOverOnce() async throws {
    try await withFolder { folder in
      let ids = (0..<20).map { _ in VisitorKeys.makeID() }
      for id in ids { try keep(id, in: folder) }
      let storages = folder.appending(path: "visitors")
      let servers = (0..<4).map { _ in
        UnsignedVisitors(folder: folder, storages: storages, days: 30, logger: TestServer.silent)
      }
      // At four servers, four clients claim the same visitor.
      for id in ids {
        let cookies = servers.map { _ in id + VisitorKeys.makeID() }
        let taken = await withTaskGroup(of: String?.self) { group in
          for (server, cookie) in zip(servers, cookies) {
            group.addTask { server.take(cookie).map { _ in cookie } }
          }
          var taken: [String] = []
          for await cookie in group { if let cookie { taken.append(cookie) } }
          return taken
        }
        #expect(taken.count == 1)
        for server in servers {
          for cookie in cookies {
            #expect(server.take(cookie) == (taken == [cookie] ? id : nil))
          }
        }
      }
      // An incomplete entry at the end, left by a crash, is skipped.
      let file = folder.appending(path: UnsignedVisitors.fileName)
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("taken 0123".utf8))
      let old = Secret.make()
      try handle.write(contentsOf: Data("\nwaits \(old.prefix(16))\ntaken 012".utf8))
      try handle.close()
      let next = UnsignedVisitors(
        folder: folder,
        storages: storages,
        days: 30,
        logger: TestServer.silent
      )
      #expect(next.take(old) != nil)
      let last = UnsignedVisitors(
        folder: folder,
        storages: storages,
        days: 30,
        logger: TestServer.silent
      )
      #expect(last.take(String(old.prefix(16)) + VisitorKeys.makeID()) == nil)
      #expect(last.take(old) != nil)
    }
  }
}
