import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

@MainActor
@Suite("Server: documents", .timeLimit(.minutes(15)))
struct ServerDocumentTests {
  @Test func document_isServedWithItsHeaders() async throws {
    try await TestServer.run { server in
      let answer = try await server.get("/", [("Accept-Language", "en;q=0.5, de-CH, fr;q=0.9")])
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "text/html; charset=utf-8")
      #expect(answer["X-Content-Type-Options"] == "nosniff")
      #expect(answer["Referrer-Policy"] == "same-origin")
      #expect(answer["Cache-Control"] == "no-store")
      let session = try #require(server.sessions.first)
      let nonce = try #require(answer.body.split(separator: " ").last)
      #expect(
        answer["Content-Security-Policy"]
          == """
          default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; \
          style-src-attr 'unsafe-inline'; img-src 'self' https: http: data:; font-src 'self'; \
          connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
          """
      )
      #expect(session.request.locale?.identifier == "de-CH")
      #expect(Secret.isWellFormed(String(nonce)))
    }
  }

  /// A proxy that kept the connection would send the upgrade of a page on it later, and the server
  /// refuses that.
  @Test(
    arguments: ["Via", "Forwarded", "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"]
  )
  func connection_ofAProxy_endsWithItsFirstAnswer(header: String) async throws {
    try await TestServer.run { server in
      let wire = try await server.wire()
      let answer = try await wire.ask("/", [(header, "https")])
      #expect(answer.status == 200)
      try #require(answer["Connection"] == "close")
      await wire.ending()
    }
  }

  @Test func session_whoseDocumentWasSent_isAskedToHibernate() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      await yieldUntil { session.restCount > 0 }
      #expect(session.restCount == 1)
    }
  }

  @Test func cookie_whenVisitorIsNew_isSet_andWhenItComesBack_isTheSame() async throws {
    try await TestServer.run { server in
      let first = try await server.get("/")
      let visitor = try #require(server.sessions.first?.request.visitor)
      #expect(
        first["Set-Cookie"]
          == "\(server.cookie(visitor)); Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
      )
      _ = try await server.get("/", [("Cookie", "a=b; \(server.cookie(visitor)); c=d")])
      #expect(server.sessions.last?.request.visitor == visitor)
      _ = try await server.get("/", [("Cookie", "pando=not-one-of-ours")])
      #expect(server.sessions.last?.request.visitor != "not-one-of-ours")
    }
  }

  @Test func deepLink_isPassedToTheSession() async throws {
    try await TestServer.run { server in
      let session = try await server.open("/notes/12%20a?sort=title&q=%3D")
      #expect(session.request.path == "/notes/12%20a")
      #expect(session.request.query == "sort=title&q=%3D")
    }
  }

  @Test func otherAddresses_makeNoSession() async throws {
    try await TestServer.run { server in
      #expect(try await server.get("/robots.txt").status == 404)
      #expect(try await server.get("/pando/secret").status == 404)
      #expect(try await server.get("/pando/socket").status == 426)
      #expect(try await server.get("/healthz").body == "ok")
      let post = try await server.get("/", method: "POST", [("Content-Length", "0")])
      #expect(post.status == 405)
      #expect(post["Allow"] == "GET, HEAD")
      let head = try await server.get("/", method: "HEAD")
      #expect(head.status == 200)
      #expect(head["Content-Type"] == "text/html; charset=utf-8")
      #expect(server.sessions.isEmpty)
    }
  }

  @Test(arguments: ["client", "style"])
  func file_requestedByItsHash_mayBeCachedForEver(name: String) async throws {
    try await TestServer.run { server in
      let file = name == "client" ? server.pages.script : server.pages.styleSheet
      let hashed = try await server.get("/pando/\(file.hashedName)")
      #expect(hashed.status == 200)
      let sheet = StyleSheet.head(font: server.pages.font.hashedName) + Embedded.styleSheet
      #expect(hashed.body == (name == "client" ? ClientScript.text : sheet))
      #expect(hashed["Cache-Control"] == "public, max-age=31536000, immutable")
      let tag = try #require(hashed["ETag"])
      let plain = try await server.get("/pando/\(file.plainName)", [("If-None-Match", tag)])
      #expect(plain.status == 304)
      #expect(plain["Cache-Control"] == "no-cache")
      let addresses = server.pages.addresses
      #expect([addresses.script, addresses.styleSheet].contains("/pando/\(file.hashedName)"))
    }
  }

  @Test(arguments: [
    (ServedFile.more, ClientScript.moreText), (.gestures, ClientScript.gestureText),
  ])
  func laterScript_isBesideTheScript_keptForEver(file: ServedFile, text: String) async throws {
    try await TestServer.run {
      try $0.setBasePath("notes/")
    } body: { server in
      let folder = server.pages.addresses.script.split(separator: "/").dropLast()
      let answer = try await server.get("/\(folder.joined(separator: "/"))/\(file.hashedName)")
      #expect(answer.body == text)
      #expect(answer["Cache-Control"] == "public, max-age=31536000, immutable")
    }
  }

  @Test(arguments: [
    ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36", true),
    ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36", false),
    ("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36", false),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", false),
  ])
  func font_isPreloaded_whereTheSystemHasNone(agent: String, isNeeded: Bool) async throws {
    try await TestServer.run { server in
      _ = try await server.get("/", [("User-Agent", agent)])
      let request = try #require(server.sessions.first).request
      #expect((request.neededFont != nil) == isNeeded)
      guard let font = request.neededFont else { return }
      #expect(try await server.get(font).status == 200)
    }
  }

  @Test(arguments: [
    (
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
      true
    ),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148", true),
    ("Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Version/12.0 Mobile/15A5341f", false),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", false),
  ])
  func window_beforeThePageReportsIt_isThatOfAPhoneOnAPhone(agent: String, isPhone: Bool)
    async throws
  {
    try await TestServer.run { server in
      _ = try await server.get("/", [("User-Agent", agent)])
      let request = try #require(server.sessions.first).request
      #expect((request.likelySize != nil) == isPhone)
    }
  }

  @Test func styleSheet_isSentCompressed() async throws {
    try await TestServer.run { server in
      let path = server.pages.addresses.styleSheet
      let answer = try await server.get(path, [("Accept-Encoding", "br, gzip")])
      #expect(answer["Content-Encoding"] == "gzip" && answer["Vary"] == "Accept-Encoding")
    }
  }

  @Test func basePath_whenSet_isBeforeEverything() async throws {
    try await TestServer.run {
      try $0.setBasePath("notes/")
    } body: { server in
      #expect(try await server.get("/").status == 404)
      #expect(try await server.get("/notesandmore").status == 404)
      #expect(try await server.get("/notes/healthz").status == 200)
      #expect(try await server.get("/healthz").status == 200)
      let answer = try await server.get("/notes/12")
      #expect(server.sessions.last?.request.path == "/12")
      #expect(answer["Set-Cookie"]?.contains("; Path=/notes;") == true)
      let session = try await server.open("/notes")
      #expect(session.request.path == "/")
      #expect(session.request.addresses.socket == "/notes/pando/socket")
      #expect(try await server.get(session.request.addresses.script).status == 200)
      let wire = try await server.socket(
        visitor: session.request.visitor,
        path: session.request.addresses.socket
      )
      try await wire.send(text: session.hello)
      #expect(await session.next() == .opened)
    }
  }

  @Test func proxy_whenTrusted_saysTheSchemeAndTheHost() async throws {
    let headers = [("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "notes.example.org")]
    try await TestServer.run {
      $0.trustsProxy = true
    } body: { server in
      let answer = try await server.get("/", headers)
      #expect(answer["Set-Cookie"]?.hasSuffix("; Secure") == true)
      let session = try #require(server.sessions.last)
      let wire = try await server.socket(
        visitor: session.request.visitor,
        origin: "https://notes.example.org",
        headers
      )
      try await wire.send(text: session.hello)
      #expect(await session.next() == .opened)
    }
    try await TestServer.run { server in
      let answer = try await server.get("/", headers)
      #expect(answer["Set-Cookie"]?.contains("Secure") == false)
      let wire = try await server.socket(
        visitor: server.sessions.last?.request.visitor,
        origin: "https://notes.example.org",
        headers
      )
      #expect(try await wire.closing() == 1008)
    }
  }

  @Test func publicOrigin_whenSet_winsOverTheRequest() async throws {
    try await TestServer.run {
      try $0.setPublicOrigin("https://notes.example.org:443/")
    } body: { server in
      let session = try await server.open()
      let right = try await server.socket(
        visitor: session.request.visitor,
        origin: "https://notes.example.org"
      )
      try await right.send(text: session.hello)
      #expect(await session.next() == .opened)
      let wrong = try await server.socket(visitor: session.request.visitor)
      #expect(try await wrong.closing() == 1008)
    }
  }

  @Test func connection_whenItSpeaksNonsense_isAnsweredAndClosed() async throws {
    try await TestServer.run { server in
      let wire = try await server.wire()
      try await wire.send(Array("\u{1}\u{2} nonsense\r\n\r\n".utf8))
      await wire.ending()
    }
  }

  @Test func connection_whenKept_answersOneRequestAfterTheOther() async throws {
    try await TestServer.run { server in
      let wire = try await server.wire()
      for index in 0..<3 {
        let answer = try await wire.ask("/page/\(index)")
        #expect(answer.body.contains("/page/\(index)"))
      }
    }
  }
}
