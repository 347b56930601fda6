import Pando

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Double
  var image: String = "cart"
}

final class Cart: ObservableObject {
  @Published private(set) var quantities: [Product: Int] = [:]

  var lines: [(product: Product, quantity: Int)] {
    quantities.sorted { $0.key.id < $1.key.id }.map { (product: $0.key, quantity: $0.value) }
  }
  var total: Double { quantities.reduce(0) { $0 + $1.key.price * Double($1.value) } }
  var count: Int { quantities.values.reduce(0, +) }

  func add(_ product: Product) { quantities[product, default: 0] += 1 }
  func set(_ quantity: Int, of product: Product) {
    quantities[product] = quantity > 0 ? quantity : nil
  }
}

struct ShopView: View {
  @StateObject private var cart = Cart()
  @State private var selectedTab = 0
  let products: [Product]

  private let columns = [GridItem(.adaptive(minimum: 140, maximum: 200), spacing: 16)]

  var body: some View {
    TabView(selection: $selectedTab) {
      NavigationView {
        ScrollView {
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(products, id: \.self) { product in
              NavigationLink(destination: ProductDetail(product: product)) {
                ProductCard(product: product)
              }
              .buttonStyle(PlainButtonStyle())
            }
          }
          .padding(.all, 12)
        }
        .navigationTitle("Shop")
      }
      .tabItem {
        Image(systemName: "bag")
        Text("Shop")
      }
      .tag(0)

      CartView()
        .tabItem { Label("Cart", systemImage: "cart") }
        .badge(cart.count)
        .tag(1)
    }
    .environmentObject(cart)
    .accentColor(.purple)
  }
}

struct ProductCard: View {
  @EnvironmentObject var cart: Cart
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: product.image)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(height: 80)
        .frame(maxWidth: .infinity)
      Text(product.name)
        .font(.headline)
        .lineLimit(2)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline)
        .foregroundStyle(.secondary)
      Button("Add to cart") {
        withAnimation(.spring()) { cart.add(product) }
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.small)
    }
    .padding()
    .background(Color(UIColor.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 2)
  }
}

struct ProductDetail: View {
  let product: Product
  @EnvironmentObject private var cart: Cart

  var body: some View {
    VStack {
      Text(product.name).font(.title)
      Text("In cart: \(cart.quantities[product] ?? 0)")
      Button(
        action: { cart.add(product) },
        label: {
          Text("Add \(product.name)")
            .padding()
            .frame(maxWidth: .infinity)
            .background(Capsule().fill(Color.accentColor))
            .foregroundColor(Color.white)
        }
      )
    }
    .padding()
    .navigationBarTitle(product.name)
  }
}

struct CartView: View {
  @EnvironmentObject var cart: Cart
  @State private var isCheckingOut = false

  var body: some View {
    NavigationView {
      Group {
        if cart.lines.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "cart").font(.system(size: 48)).foregroundColor(.gray)
            Text("Your cart is empty").foregroundColor(.secondary)
          }
        } else {
          List {
            ForEach(cart.lines, id: \.product.id) { line in
              Stepper(
                value: Binding(
                  get: { line.quantity },
                  set: { cart.set($0, of: line.product) }
                ),
                in: 0...99
              ) {
                Text("\(line.product.name) × \(line.quantity)")
              }
            }
            HStack {
              Text("Total").bold()
              Spacer()
              Text("€\(cart.total, specifier: "%.2f")")
                .fontWeight(.semibold)
            }
          }
        }
      }
      .navigationTitle(Text("Cart"))
      .navigationBarItems(
        trailing: Button("Check out") { isCheckingOut = true }.disabled(cart.lines.isEmpty)
      )
      .actionSheet(isPresented: $isCheckingOut) {
        ActionSheet(
          title: Text("Payment"),
          message: Text("How do you want to pay?"),
          buttons: [
            .default(Text("Card")) { cart.lines.forEach { cart.set(0, of: $0.product) } },
            .default(Text("Invoice")),
            .cancel(),
          ]
        )
      }
    }
  }
}
