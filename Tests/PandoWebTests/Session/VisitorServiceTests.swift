import HTTPTypes
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of services of a visitor: all pages of the visitor share them, and no others.
@MainActor
@Suite struct VisitorServiceTests {
  @MainActor final class Basket: Service {
    static let scope = ServiceScope.visitor
    var count = 0
    @Shared(.inMemory("basket words")) var words = ""
    @Dependency(\.visitor) var visitor
    init() {}
  }

  struct ShopComponent: Component, View {
    let add = SignalEmitter()
    @Shared(.inMemory("basket words")) var words = ""

    var observers: Void {
      add += {
        services.basket.count += 1
        services.basket.$words.withLock { $0 += "!" }
      }
    }

    var body: some View {
      let basket = services.basket
      Text(verbatim: "count \(basket.count)\(basket.words) of \(basket.visitor?.id ?? "nobody")")
      Text(verbatim: "page[\(words)]")
      Button("Add", emitter: add)
    }
  }

  struct Shop: App {
    var body: some Scene { WindowGroup { ShopView() } }
  }

  struct ShopView: View {
    @State private var shop = ShopComponent()
    var body: some View { shop }
  }

  private func session(
    _ pages: Pages,
    visitor: String,
    identity: String? = nil
  ) -> any PageSession {
    let request = PageRequest(
      path: "/",
      query: nil,
      headers: HTTPFields(),
      visitor: visitor,
      identity: identity,
      locale: nil,
      addresses: PageAddresses(basePath: "", script: "/c.js", styleSheet: "/s.css", socket: "/s")
    )
    return pages.factory(request)()
  }

  /// Presses every element that handles a press.
  private func press(_ session: any PageSession) throws {
    _ = session.document(nonce: "n")
    session.connect(lastBatch: 0, window: nil) { _ in }
    for number in 1...20 { try session.receive(["[\(number),\(number),\"tap\"]"]) }
  }

  @Test(.dependencies) func service_isTheSameInAllPagesOfAVisitor_andOfNobodyElse() throws {
    let pages = Pages(app: Shop.self)
    let first = session(pages, visitor: "a")
    try press(first)
    let (second, other) = (session(pages, visitor: "a"), session(pages, visitor: "b"))
    #expect(second.document(nonce: "n").contains("count 1! of a"))
    #expect(second.document(nonce: "n").contains("page[]"))
    #expect(other.document(nonce: "n").contains("count 0 of b"))
    // The service outlives the page that used it first, also when that page is reloaded.
    first.close()
    let third = session(pages, visitor: "a")
    #expect(third.document(nonce: "n").contains("count 1! of a"))
    for session in [second, third, other] { session.close() }
  }

  @Test(.dependencies) func service_followsTheIdentity_andNotTheBrowser() throws {
    let pages = Pages(app: Shop.self)
    let first = session(pages, visitor: "a", identity: "mira")
    try press(first)
    let elsewhere = session(pages, visitor: "b", identity: "mira")
    let another = session(pages, visitor: "a", identity: "noah")
    let signedOut = session(pages, visitor: "a")
    #expect(elsewhere.document(nonce: "n").contains("count 1!"))
    #expect(another.document(nonce: "n").contains("count 0 "))
    #expect(signedOut.document(nonce: "n").contains("count 0 "))
    for session in [first, elsewhere, another, signedOut] { session.close() }
  }
}

extension Services {
  fileprivate var basket: VisitorServiceTests.Basket { self[VisitorServiceTests.Basket.self] }
}
