import Testing

@testable import PandoWeb

@Suite("Server: configuration")
struct ServerConfigurationTests {
  @Test func configuration_byDefault_isThatOfOneMachine() throws {
    let configuration = try ServerConfiguration(arguments: [], environment: [:])
    #expect(configuration == ServerConfiguration())
    #expect(configuration.host == "127.0.0.1")
    #expect(configuration.port == 8080)
    #expect(configuration.basePath == "")
    #expect(!configuration.trustsProxy)
  }

  @Test func arguments_whenGiven_goBeforeTheEnvironment() throws {
    let configuration = try ServerConfiguration(
      arguments: ["--port", "9000", "--base-path=/notes/"],
      environment: [
        "PANDO_HOST": "0.0.0.0", "PANDO_PORT": "7000", "PANDO_BASE_PATH": "/other",
        "PANDO_PUBLIC_ORIGIN": "https://Example.org", "PANDO_TRUST_PROXY": "true",
      ]
    )
    #expect(configuration.host == "0.0.0.0")
    #expect(configuration.port == 9000)
    #expect(configuration.basePath == "/notes")
    #expect(configuration.publicOrigin == "https://example.org")
    #expect(configuration.trustsProxy)
    #expect(configuration.proxyCount == 1)
  }

  @Test func connections_areLimitedByTheEnvironment() throws {
    let configuration = try ServerConfiguration(
      environment: ["PANDO_CONNECTIONS_PER_ADDRESS": "200", "PANDO_TRUST_PROXY": "3"]
    )
    #expect(configuration.limits.connectionsPerAddress == 200)
    #expect(configuration.trustsProxy)
    #expect(configuration.proxyCount == 3)
  }

  @Test(
    arguments: [
      (["--port", "80000"], [:], "--port cannot be '80000'"),
      ([], ["PANDO_PORT": "http"], "PANDO_PORT cannot be 'http'"),
      ([], ["PANDO_HOST": "http://localhost"], "PANDO_HOST cannot be 'http://localhost'"),
      (["--base-path", "a/../b"], [:], "--base-path cannot be 'a/../b'"),
      ([], ["PANDO_PUBLIC_ORIGIN": "example.org"], "PANDO_PUBLIC_ORIGIN cannot be 'example.org'"),
      ([], ["PANDO_TRUST_PROXY": "maybe"], "PANDO_TRUST_PROXY cannot be 'maybe'"),
      ([], ["PANDO_CONNECTIONS_PER_ADDRESS": "0"], "PANDO_CONNECTIONS_PER_ADDRESS cannot be '0'"),
    ] as [([String], [String: String], String)]
  )
  func value_whenItCannotBe_isExplained(
    arguments: [String],
    environment: [String: String],
    words: String
  ) {
    let error = #expect(throws: ServerConfigurationError.self) {
      try ServerConfiguration(arguments: arguments, environment: environment)
    }
    #expect(error?.description.contains(words) == true)
    #expect(error?.description.contains("To mend this, use") == true)
  }

  @Test func help_namesAllArguments() {
    let usage = #expect(throws: ServerUsage.self) {
      try ServerConfiguration(arguments: ["--help"], environment: [:])
    }
    #expect(usage?.isAsked == true)
    for name in ["--host", "--port", "--base-path", "PANDO_PORT"] {
      #expect(usage?.description.contains(name) == true)
    }
    let mistake = #expect(throws: ServerUsage.self) {
      try ServerConfiguration(arguments: ["--prot", "1"], environment: [:])
    }
    #expect(mistake?.isAsked == false)
    #expect(mistake?.description.contains("--prot") == true)
  }
}
