import HTTPTypes
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the host names for which a server answers.
@Suite("Server: allowed hosts", .timeLimit(.minutes(15)))
struct AllowedHostsTests {
  private func hosts(_ arguments: [String], _ environment: [String: String] = [:]) throws
    -> AllowedHosts
  {
    AllowedHosts(try ServerConfiguration(arguments: arguments, environment: environment))
  }

  private let local = ["localhost", "notes.localhost", "127.0.0.1", "127.8.9.10", "[::1]"]
  private let foreign = [
    "example.org", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example",
    "127.0.0.evil", "notlocalhost",
  ]

  @Test(arguments: ["127.0.0.1", "localhost", "::1"])
  func server_atTheLoopback_isForThisMachine(host: String) throws {
    let hosts = try hosts(["--host", host])
    for name in local { #expect(hosts.allow(host: name), "\(name)") }
    for name in foreign + ["192.168.0.7", "[fe80::1]"] {
      #expect(!hosts.allow(host: name), "\(name)")
    }
  }

  @Test func server_elsewhere_takesAnyName_untilItIsToldOne() throws {
    let open = try hosts(["--host", "0.0.0.0"])
    for name in local + foreign { #expect(open.allow(host: name), "\(name)") }
    let named = try hosts(["--host", "0.0.0.0", "--allow-host", "Example.org"])
    for name in local + ["example.org", "example.org.", "192.168.0.7", "[fe80::1]"] {
      #expect(named.allow(host: name), "\(name)")
    }
    for name in [
      "evil.example", "example.org.evil.example", "www.example.org", "1.2.3", "1.2.3.400",
    ] {
      #expect(!named.allow(host: name), "\(name)")
    }
  }

  @Test func publicOrigin_andHost_areNames() throws {
    let hosts = try hosts(
      ["--host", "board.internal"],
      ["PANDO_PUBLIC_ORIGIN": "https://example.org", "PANDO_ALLOW_HOSTS": "a.example, b.example"]
    )
    for name in ["example.org", "board.internal", "a.example", "b.example"] {
      #expect(hosts.allow(host: name), "\(name)")
    }
    #expect(!hosts.allow(host: "evil.example"))
  }

  @Test func proxy_whenTrusted_saysTheName() throws {
    var configuration = ServerConfiguration()
    configuration.trustsProxy = true
    var request = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:1", path: "/")
    request.headerFields[.forwardedHost] = "evil.example"
    // Behind a proxy, the proxy decides which names exist.
    #expect(AllowedHosts(configuration).allow(request, configuration: configuration))
    try configuration.allowHost("example.org")
    #expect(!AllowedHosts(configuration).allow(request, configuration: configuration))
    request.headerFields[.forwardedHost] = "example.org"
    #expect(AllowedHosts(configuration).allow(request, configuration: configuration))
  }

  @Test(arguments: ["http://example.org", "a b", "", "example.org:80", "a/b"])
  func name_thatIsNone_isExplained(name: String) throws {
    let error = #expect(throws: ServerConfigurationError.self) {
      try ServerConfiguration(arguments: ["--allow-host", name], environment: [:])
    }
    #expect(error?.description.contains("--allow-host cannot be") == true)
  }

  @MainActor
  @Test(arguments: ["evil.example", "evil.example:PORT", "", "127.0.0.1.evil.example:PORT", "a b"])
  func request_byANameThatIsNotAllowed_isTurnedAway(host: String) async throws {
    try await TestServer.run { server in
      let host = host.replacing("PORT", with: "\(server.port)")
      let answer = try await server.get("/", [("Host", host)])
      #expect([400, 421].contains(answer.status))
      if answer.status == 421 { #expect(answer.body.contains("--allow-host")) }
      #expect(server.sessions.isEmpty)
      #expect(answer["Set-Cookie"] == nil)
      // A probe is answered whatever host it names.
      #expect(try await server.get("/healthz", [("Host", "10.0.0.7")]).status == 200)
      let session = try await server.open()
      let socket = try await server.socket(
        visitor: session.request.visitor,
        origin: "http://evil.example",
        [("Host", "evil.example")]
      )
      #expect(try await socket.closing() == 1008)
    }
  }
}
