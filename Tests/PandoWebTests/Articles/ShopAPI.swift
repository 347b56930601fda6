// Code of the article "A server of your own", piece by piece; `ArticleTests` compares them.
import Hummingbird
import PandoSharing

struct NewOrder: Decodable {
  var title: String
  var customer: String
}

extension Order: ResponseEncodable {}

func addAPI(to router: Router<ShopContext>) {
  let api = router.group("api")
  api.get("orders") { _, _ in
    @Shared(.orders) var orders
    return orders
  }
  api.post("orders") { request, context in
    let new = try await request.decode(as: NewOrder.self, context: context)
    let order = Order(title: new.title, customer: new.customer)
    @Shared(.orders) var orders
    $orders.withLock { $0.append(order) }
    try await $orders.save()
    return EditedResponse(status: .created, response: order)
  }
  // Other addresses below that of the API have no page either.
  api.get("**") { _, _ -> Response in throw HTTPError(.notFound) }
}
