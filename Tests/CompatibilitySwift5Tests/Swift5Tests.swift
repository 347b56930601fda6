import Pando
import PandoTesting
import Testing

/// Tests of the screens, compiled as in an application in Swift 5 mode.
@MainActor
@Suite struct Swift5Tests {
  @Test func cart_whenProductsAreAdded_showsThem() async throws {
    let app = await Driver.open(ShopView(products: [Product(id: 1, name: "Tea", price: 3)]))
    try await app.button("Add to cart").tap()
    try await app.select(tab: "Cart")
    #expect(app.has(text: "Tea × 1"))
  }

  @Test func application_showsItsFirstWindow() async throws {
    let app = await Driver.open(app: RecipeApp())
    #expect(app.has(text: "Hello"))
  }
}
