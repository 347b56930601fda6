import Foundation
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of the articles of this module.
///
/// Each piece of their code is in a source beside this file, and does what the article says.
@MainActor
@Suite("Articles", .timeLimit(.minutes(15)))
struct ArticleTests {
  @Test func aServerOfYourOwn_hasCodeThatCompiles() throws {
    let article = try ArticleCode("Sources/PandoWeb/PandoWeb.docc/AServerOfYourOwn.md")
    #expect(article.pieces.count == 9)
    let sources = ["Shop.swift", "ShopServer.swift", "ShopAPI.swift", "ShopTesting.swift"]
    #expect(try article.pieces(missingIn: sources) == [])
  }

  @Test func testingInABrowser_hasCodeThatCompiles() throws {
    let article = try ArticleCode("Sources/PandoWeb/PandoWeb.docc/TestingInABrowser.md")
    #expect(article.pieces.count == 3)
    #expect(try article.pieces(missingIn: ["Recipes.swift"]) == [])
  }

  @Test func aPieceThatWasChanged_isFound() throws {
    let article = try ArticleCode("Sources/PandoWeb/PandoWeb.docc/AServerOfYourOwn.md")
    #expect(try article.pieces(missingIn: ["Recipes.swift"]).count == article.pieces.count)
  }

  @Test(.dependencies) func shop_servesItsAPIBesideItsPages_andIdentifiesTheVisitor() async throws {
    try await withShop { address in
      let wire = try await Wire(port: try #require(address.port))
      #expect(try await wire.ask("/api/orders").body == "[]")
      let body = Array(#"{"title":"Scones","customer":"Ann"}"#.utf8)
      let answer = try await wire.ask(
        "/api/orders",
        method: "POST",
        [("Content-Type", "application/json"), ("Content-Length", "\(body.count)")],
        body: body
      )
      #expect(answer.status == 201)
      #expect(try await wire.ask("/api/orders").body.contains("Scones"))
      let unknown = try await wire.ask("/api/unknown")
      #expect(unknown.status == 404)
      #expect(!unknown.body.contains("<html"))

      let page = try await wire.ask("/").body
      #expect(page.contains("Scones") && page.contains("Sign in"))
      let own = try await wire.ask("/", [("Cookie", "session=s1")]).body
      #expect(own.contains("Order tea") && !own.contains("Sign in"))
      #expect(try await wire.ask("/logo.png").status == 404)
      // Names that the configuration does not allow are refused for every route.
      #expect(try await wire.ask("/api/orders", [("Host", "evil.example")]).status == 421)
      #expect(try await wire.ask("/healthz").status == 200)
      await wire.close()
    }
  }

  @Test func configuration_isReadAndSet() throws {
    let configuration = try readConfiguration()
    #expect(configuration.trustsProxy && configuration.endsStuckProcess)
    #expect(configuration.limits.uploadBytes == 10_000_000)
  }
}
