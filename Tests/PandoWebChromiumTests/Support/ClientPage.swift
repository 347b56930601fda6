import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb

/// A page of real views in a browser, live with a server that the test simulates.
struct ClientPage {
  let window: ChromeWindow

  /// The content security policy of a real server: own scripts only, none in the document.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' https: http: data:; "
    + "connect-src 'self'; base-uri 'none'; form-action 'none'"

  /// Opens views in a browser for a test.
  @MainActor
  static func use(
    policy: String? = policy,
    @ViewBuilder _ content: () -> some View,
    do body: @MainActor (ClientPage) async throws -> Void
  ) async throws {
    let address = try serve(policy: policy, content)
    try await ChromeWindow.use { window in
      try await use(window, address, body)
    }
  }

  /// Opens an address of this server.
  @MainActor
  static func use(
    _ window: ChromeWindow,
    _ address: String,
    _ body: @MainActor (ClientPage) async throws -> Void
  ) async throws {
    try await window.open(address)
    try await window.wait("fake.hellos.length")
    try await window.waitForScripts()
    let page = ClientPage(window: window)
    try await body(page)
    #expect(try await window.execute("return problems") == [])
  }

  /// Serves a page of views, and returns its address.
  @MainActor
  static func serve(
    policy: String? = policy,
    base: String? = nil,
    @ViewBuilder _ content: () -> some View
  ) throws -> String {
    let tree = ElementTree()
    let graph = ViewGraph(content(), renderer: tree)
    graph.flush()
    defer { graph.close() }
    return try serve(tree, policy: policy, base: base)
  }

  /// Serves a page of a tree, and returns its address.
  @MainActor
  static func serve(
    _ tree: ElementTree,
    policy: String? = policy,
    base: String? = nil,
    fillsWindow: Bool = true
  ) throws -> String {
    let server = try LoopbackServer.start()
    func serve(script: String, at path: String) {
      server.serve(.init(type: "text/javascript", body: Array(script.utf8)), at: path)
    }
    serve(script: ClientScript.text, at: "/pando/client.js")
    serve(script: ClientScript.moreText, at: "/pando/\(ServedFile.more.hashedName)")
    serve(script: ClientScript.gestureText, at: "/pando/\(ServedFile.gestures.hashedName)")
    serve(script: FakeSocket.script, at: "/fake.js")
    let options = HTMLOptions(
      title: "Test",
      fillsWindow: fillsWindow,
      scriptURL: "/pando/client.js"
    )
    var head =
      #"<head><meta name="pando" content="SESSION TOKEN"/><script src="/fake.js"></script>"#
    if let base { head += #"<meta name="pando-base" content="\#(base)"/>"# }
    let html = HTMLRenderer.render(tree: tree, options: options)
      .replacing("<head>", with: head, maxReplacements: 1)
    let headers = policy.map { ["Content-Security-Policy": $0] } ?? [:]
    return server.serve(.init(headers: headers, body: Array(html.utf8)))
  }

  // MARK: The server's part

  /// Sends a batch.
  ///
  /// - Parameter answered: The last event that is answered; by default every one that came.
  func push(_ steps: ChromeValue..., answered: Int? = nil) async throws {
    try await window.execute(
      "fake.push(arguments[0], arguments[1] ?? undefined)",
      .list(steps),
      answered.map { ChromeValue($0) } ?? .null
    )
  }

  /// The events since the last call.
  func take() async throws -> [ChromeValue] {
    try await window.execute("return fake.take()").list
  }

  /// Waits for a number of events. Returns those since the last call, each without its number.
  func events(_ count: Int = 1) async throws -> [ChromeValue] {
    try await window.wait("fake.events.length >= fake.taken + \(count)")
    return try await take().map { .list(Array($0.list.dropFirst())) }
  }

  // MARK: The page

  /// The number of the element around the node that matches a selector.
  func number(_ selector: String) async throws -> ChromeValue {
    try await window.wait(
      "+document.querySelector('\(selector)').closest('[id^=p]').id.match(/^p(\\d+)/)[1]"
    )
  }

  /// The name of the nearest node with a name.
  func name(_ selector: String) async throws -> ChromeValue {
    try await window.wait("document.querySelector('\(selector)').closest('[id^=p]').id")
  }

  /// The value of an expression in the page.
  func value(_ expression: String) async throws -> ChromeValue {
    try await window.execute("return \(expression)")
  }
}
