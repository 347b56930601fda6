import Foundation
import HTTPTypes
import PandoDependencies
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the names and attributes of cookies, and of the visitor that a server recognizes by
/// one.
@MainActor
@Suite("Visitors: cookies", .timeLimit(.minutes(15)))
struct SignedCookieTests {
  private func fields(_ cookies: String...) -> HTTPFields {
    var fields = HTTPFields()
    fields[values: .cookie] = cookies
    return fields
  }

  private func cookies(
    _ change: (inout ServerConfiguration) throws -> Void = { _ in }
  ) throws -> SignedCookies {
    var configuration = ServerConfiguration()
    try change(&configuration)
    return SignedCookies(configuration, folder: nil, logger: TestServer.silent)
  }

  @Test(
    arguments: [
      ("http://localhost", "", "pando", "Path=/;", false),
      ("http://localhost:8080", "/notes", "pando", "Path=/notes;", false),
      ("https://example.org", "", "__Host-pando", "Path=/;", true),
      ("https://example.org:8443", "", "__Host-pando-8443", "Path=/;", true),
      // With the prefix, the path has to be `/`; the cookie's name distinguishes two applications.
      ("https://example.org", "/notes/2", "__Host-pando+notes+2", "Path=/;", true),
    ]
  )
  func cookie_isBoundToTheHostWhereTheConnectionIsSafe(
    origin: String,
    basePath: String,
    name: String,
    path: String,
    isSecure: Bool
  ) throws {
    let cookies = try cookies { try $0.setBasePath(basePath) }
    let admission = cookies.admit(HTTPFields(), at: Origin(origin))
    #expect(VisitorKeys.isID(admission.visitor))
    #expect(admission.setCookie.hasPrefix("\(name)=\(admission.visitor)."))
    #expect(admission.setCookie.contains("; \(path)"))
    #expect(admission.setCookie.contains("; HttpOnly; SameSite=Lax"))
    #expect(admission.setCookie.hasSuffix("; Secure") == isSecure)
    #expect(!admission.setCookie.contains("Domain"))
    let sent = String(admission.setCookie.prefix { $0 != ";" })
    #expect(cookies.visitor(fields(sent), at: Origin(origin)) == admission.visitor)
    #expect(cookies.admit(fields(sent), at: Origin(origin)) == admission)
  }

  @Test func cookie_thatAnySiteOfTheDomainCouldSet_isNotBelievedOverHTTPS() throws {
    let cookies = try cookies()
    let origin = Origin("https://notes.example.org")
    let attacker = cookies.admit(HTTPFields(), at: Origin("http://notes.example.org"))
    let planted = String(attacker.setCookie.prefix { $0 != ";" })
    #expect(planted.hasPrefix("pando="))
    #expect(cookies.visitor(fields(planted), at: origin) == nil)
    let admission = cookies.admit(fields(planted), at: origin)
    #expect(admission.visitor != attacker.visitor)
    let own = String(admission.setCookie.prefix { $0 != ";" })
    #expect(cookies.visitor(fields("\(planted); \(own)"), at: origin) == admission.visitor)
  }

  @Test func cookies_ofOneName_areTriedUntilOneIsSigned() throws {
    let cookies = try cookies()
    let origin = Origin("http://localhost")
    let id = VisitorKeys.makeID()
    let own = cookies.cookie(of: id, at: origin)
    let forged = "pando=\(id).\(String(repeating: "0", count: 64))"
    for header in ["\(forged); \(own)", "pando=; pando=x; \(own)", "pando; \(own); \(forged)"] {
      #expect(cookies.visitor(fields(header), at: origin) == id)
      #expect(cookies.visitor(fields(forged, header), at: origin) == id)
      #expect(cookies.admit(fields(header), at: origin).visitor == id)
    }
    #expect(cookies.visitor(fields(forged), at: origin) == nil)
    #expect(cookies.admit(fields(forged), at: origin).visitor != id)
  }

  @Test func cookie_signedByTheKeyBefore_isSignedAnewByTheNextDocument() throws {
    let (old, new) = (Secret.make(), Secret.make())
    let origin = Origin("http://localhost")
    let first = try cookies { try $0.setSecrets([old]) }
    let second = try cookies { try $0.setSecrets([new, old]) }
    let third = try cookies { try $0.setSecrets([new]) }
    let before = first.admit(HTTPFields(), at: origin)
    let sent = fields(String(before.setCookie.prefix { $0 != ";" }))
    let renewed = second.admit(sent, at: origin)
    #expect(renewed.visitor == before.visitor)
    #expect(renewed.setCookie != before.setCookie)
    #expect(third.visitor(sent, at: origin) == nil)
    let after = fields(String(renewed.setCookie.prefix { $0 != ";" }))
    #expect(third.visitor(after, at: origin) == before.visitor)
  }

  @Test func servers_atTwoPortsOfAHost_leaveEachOtherTheirCookies() throws {
    let (one, two) = (try cookies(), try cookies())
    let (first, second) = (Origin("http://localhost:1"), Origin("http://localhost:2"))
    let a = one.admit(HTTPFields(), at: first)
    let jar = String(a.setCookie.prefix { $0 != ";" })
    let b = two.admit(fields(jar), at: second)
    #expect(b.setCookie.hasPrefix("pando-2="))
    let both = fields("\(jar); \(b.setCookie.prefix { $0 != ";" })")
    #expect(one.admit(both, at: first) == a)
    #expect(two.admit(both, at: second) == b)
  }

  @Test func servers_withTheSameSecret_knowEachOthersVisitors() async throws {
    let secret = Secret.make()
    try await TestServer.run {
      try $0.setSecrets([secret])
    } body: { one in
      try await TestServer.run {
        try $0.setSecrets([secret])
      } body: { two in
        let visitor = try await one.open().request.visitor
        _ = try await two.get("/", [("Cookie", one.cookie(visitor))])
        #expect(two.sessions.last?.request.visitor == visitor)
      }
      try await TestServer.run { stranger in
        let visitor = try #require(one.sessions.last?.request.visitor)
        _ = try await stranger.get("/", [("Cookie", one.cookie(visitor))])
        #expect(stranger.sessions.last?.request.visitor != visitor)
      }
    }
  }

  @Test func socket_withAForgedCookie_isRefused_alsoWithTheSecretOfTheDocument() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let id = session.request.visitor
      let forged = [
        id + String(repeating: "0", count: 16), "\(id).\(String(repeating: "0", count: 64))",
        String(server.cookie(id).dropLast()).replacing("pando=", with: ""), id + ".", "",
      ]
      for value in forged {
        let wire = try await server.socket(visitor: value)
        try? await wire.send(text: session.hello)
        #expect(try await wire.closing() == 1008)
      }
      let wire = try await server.socket(visitor: id)
      try await wire.send(text: session.hello)
      #expect(await session.next() == .opened)
    }
  }

  @Test func visitor_whoseCookieWasSignedAnew_keepsTheOpenPage() async throws {
    let (old, new) = (Secret.make(), Secret.make())
    try await TestServer.run {
      try $0.setSecrets([new, old])
    } body: { server in
      let id = VisitorKeys.makeID()
      let before = VisitorKeys([try #require(ServerSecret(old))]).cookie(of: id)
      let answer = try await server.get("/", [("Cookie", "pando=\(before)")])
      #expect(answer["Set-Cookie"]?.hasPrefix("\(server.cookie(id));") == true)
      let session = try #require(server.sessions.last)
      // Both cookies belong to the same visitor.
      for cookie in [before, String(server.cookie(id).dropFirst(6))] {
        let wire = try await server.socket(visitor: cookie)
        try await wire.send(text: session.hello)
        while await session.next() != .opened {}
        await wire.close()
      }
    }
  }
}
