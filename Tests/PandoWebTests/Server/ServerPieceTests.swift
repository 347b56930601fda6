import Testing

@testable import PandoWeb

@Suite("Server: pieces")
struct ServerPieceTests {
  @Test(arguments: [
    ("http://localhost:8080", "http://localhost:8080"),
    ("HTTPS://Example.org:443", "https://example.org"),
    ("http://[::1]:80", "http://[::1]"),
    ("https://[::1]", "https://[::1]"),
  ])
  func origin_whenWellFormed_isWrittenAsBrowsersDo(text: String, written: String) {
    #expect(Origin(text)?.description == written)
  }

  @Test(arguments: [
    "", "null", "http://", "http://a/b", "ftp://a", "http://a:0", "http://a:x", "http://a@b",
    "http://a b", "http://a:99999", "http://:80", "//a", "http://a?b", "http://é",
  ])
  func origin_whenNotWellFormed_isNone(text: String) {
    #expect(Origin(text) == nil)
  }

  @Test func rate_whenUsedUp_fillsAgain() {
    var rate = RateLimit(rate: 10, burst: 3, now: 0)
    func allowed(_ times: [UInt64]) -> [Bool] { times.map { rate.allows(at: $0) } }
    #expect(allowed([0, 0, 0, 0]) == [true, true, true, false])
    #expect(allowed([50_000_000, 100_000_000, 100_000_000]) == [false, true, false])
    let later: UInt64 = 9_000_000_000
    #expect(allowed([later, later, later, later]) == [true, true, true, false])
  }

  @Test func secrets_whenMade_areWellFormedAndDiffer() {
    let secrets = (0..<100).map { _ in Secret.make() }
    #expect(secrets.allSatisfy { Secret.isWellFormed($0) })
    #expect(Set(secrets).count == 100)
    #expect(Secret.areEqual(secrets[0], secrets[0]))
    #expect(!Secret.areEqual(secrets[0], secrets[1]))
    #expect(!Secret.areEqual(secrets[0], ""))
  }

  @Test(
    arguments: [
      ("de-CH, en;q=0.9", "de-CH"), ("en;q=0.1, fr", "fr"), ("*", nil), ("", nil),
      ("a;q=2, b;q=x, c;q=0", nil), ("<script>, en", "en"),
    ] as [(String, String?)]
  )
  func language_isThePreferredOne(header: String, language: String?) {
    #expect(AcceptedLanguages.first(in: header) == language)
  }

  @Test(
    arguments: [
      ("/", "", .document("/")), ("/a/b", "", .document("/a/b")), ("/a.png", "", .none),
      ("/pando/socket", "", .socket), ("/pando/client.js", "", .file("client.js")),
      ("/pando", "", .none), ("/pando/a/b", "", .none), ("/healthz", "", .health),
      ("/n", "/n", .document("/")), ("/n/", "/n", .document("/")), ("/na", "/n", .none),
      ("/n/pando/socket", "/n", .socket), ("/pando/socket", "/n", .none),
    ] as [(String, String, PageRoute)]
  )
  func route_whenRead_isWhatThePathMeans(path: String, base: String, route: PageRoute) {
    #expect(PageRoute(path, basePath: base) == route)
  }

  @Test func hello_whenRead_isExact() {
    let (id, token) = (Secret.make(), Secret.make())
    #expect(Hello(#"["hello",1,"\#(id)","\#(token)",7]"#)?.lastBatch == 7)
    #expect(Hello(#"["hello",1,"\#(id)","\#(token)",-1]"#) == nil)
    #expect(Hello(#"["hello",1,"\#(id)","\#(token)",1.5]"#) == nil)
    #expect(Hello(#"["hello",1,"\#(id)","\#(token)",0,0]"#) == nil)
    #expect(Hello(#"["hello",1,"\#(id.uppercased())","\#(token)x",0]"#) == nil)
    #expect(Hello(#"["hello",1,"\#(id)"]"#) == nil)
  }

  @Test func formerSession_ofAHello_isReadIfItIsOne() {
    let (id, token) = (Secret.make(), Secret.make())
    let window = #"["Europe/Rome",1200,800,false,true,true]"#
    func former(_ text: String) -> Hello? {
      Hello(#"["hello",1,"\#(id)","\#(token)",0,\#(window),\#(text)]"#)
    }
    let (oldID, oldToken) = (Secret.make(), Secret.make())
    let read = former(#"["\#(oldID)","\#(oldToken)"]"#)
    #expect(read?.former == Hello.Former(session: oldID, token: oldToken))
    for text in ["null", "[]", #"["a","b"]"#, "7", #"["\#(oldID)"]"#] {
      let read = former(text)
      #expect(read != nil && read?.former == nil)
    }
  }
}
