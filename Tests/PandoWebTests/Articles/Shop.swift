// Code of the article "A server of your own", piece by piece; `ArticleTests` compares them.
import Pando

struct Shop: App {
  var body: some Scene {
    WindowGroup { OrdersView() }
  }
}

struct Order: Codable, Hashable, Identifiable, Sendable {
  var id = UUID()
  var title: String
  var customer: String
}

extension SharedKey where Self == FileStorageKey<[Order]>.Default {
  static var orders: Self {
    Self[.fileStorage(URL(filePath: "data/orders.json")), default: []]
  }
}

struct OrdersView: View {
  @Shared(.orders) private var orders
  @Environment(\.visitor) private var visitor

  var body: some View {
    List(orders) { order in
      LabeledContent(order.title, value: order.customer)
    }
    if let user = visitor?.identity {
      Button("Order tea") {
        $orders.withLock { $0.append(Order(title: "Tea", customer: user)) }
      }
    } else {
      Link("Sign in", destination: URL(string: "/sign-in")!)
    }
  }
}
