import Pando

/// A dashboard: a sidebar, numbers, a chart and a table.
struct DashboardPage: View {
  struct Day: Identifiable {
    let id: Int
    let name: String
    let kind: String
    let count: Double
  }
  struct Order: Identifiable {
    let id: Int
    let customer: String
    let state: String
    let color: Color
    let amount: String
  }
  @State private var place: String? = "Overview"
  @State private var span = "Week"
  private let places = [
    ("Overview", "square.grid.2x2"), ("Orders", "cart"), ("Customers", "person.2"),
    ("Products", "shippingbox"), ("Reports", "chart.bar"),
  ]
  private let orders = [
    Order(id: 1042, customer: "Ada Lovelace", state: "Paid", color: .green, amount: "€128.00"),
    Order(id: 1041, customer: "Grace Hopper", state: "Sent", color: .blue, amount: "€74.50"),
    Order(id: 1040, customer: "Alan Turing", state: "Open", color: .orange, amount: "€312.20"),
    Order(id: 1039, customer: "Katherine Johnson", state: "Paid", color: .green, amount: "€58.90"),
  ]
  private var days: [Day] {
    let names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let scale = span == "Day" ? 0.2 : span == "Month" ? 4.3 : 1
    let new = [42.0, 51, 47, 63, 72, 58, 66].map { ($0 * scale).rounded() }
    let back = [28.0, 30, 34, 33, 41, 37, 45].map { ($0 * scale).rounded() }
    return names.indices.flatMap { index in
      [
        Day(id: index * 2, name: names[index], kind: "New", count: new[index]),
        Day(id: index * 2 + 1, name: names[index], kind: "Returning", count: back[index]),
      ]
    }
  }

  var body: some View {
    NavigationSplitView {
      List(places, id: \.0, selection: $place) { name, icon in
        Label(name, systemImage: icon).badge(name == "Orders" ? 4 : 0)
      }
      .navigationTitle("Shop")
    } detail: {
      content
        .background(Color(.systemGroupedBackground))
        .navigationTitle(place ?? "Overview")
        .toolbar {
          Picker("Span", selection: $span) {
            ForEach(["Day", "Week", "Month"], id: \.self) { Text($0).tag($0) }
          }
          .pickerStyle(.segmented)
          ShareLink(
            "Export",
            item: orders.map { "\($0.id),\($0.customer),\($0.amount)" }.joined(separator: "\n")
          )
        }
    }
  }

  @ViewBuilder private var content: some View {
    switch place {
    case "Orders", "Customers":
      ScrollView { latest.padding() }
    case "Products", "Reports":
      ContentUnavailableView(
        "Nothing here yet",
        systemImage: place == "Products" ? "shippingbox" : "chart.bar",
        description: Text("The shop opened a week ago.")
      )
    default:
      overview
    }
  }

  private var overview: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        // Each row has either three pairs or one, so that no row has gaps.
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 470), spacing: 14)], spacing: 14) {
          Pair {
            Tile(name: "Sales", value: "€\u{a0}8,420", change: "+12\u{a0}%", isGood: true)
            Tile(name: "Orders", value: "399", change: "+8\u{a0}%", isGood: true)
          }
          Pair {
            Tile(name: "Average", value: "€\u{a0}21.10", change: "+4\u{a0}%", isGood: true)
            Tile(name: "Returns", value: "12", change: "−3\u{a0}%", isGood: true)
          }
          Pair {
            Tile(name: "Visitors", value: "5,310", change: "−2\u{a0}%", isGood: false)
            Tile(name: "Conversion", value: "7.5\u{a0}%", change: "+1\u{a0}%", isGood: true)
          }
        }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 560), spacing: 20, alignment: .top)],
          spacing: 20
        ) {
          Card(title: "Orders by day") {
            Chart(days) { day in
              BarMark(x: .value("Day", day.name), y: .value("Orders", day.count))
                .foregroundStyle(by: .value("Customers", day.kind))
            }
            .frame(height: 240)
            .accessibilityLabel("Orders by day")
          }
          latest
        }
      }
      .padding()
    }
  }

  private var latest: some View {
    Card(title: "Latest orders") {
      Table(orders) {
        TableColumn("Number") { order in Text("#\(String(order.id))").monospacedDigit() }
        TableColumn("Customer", value: \.customer)
        TableColumn("State") { order in
          Text(order.state).font(.caption.weight(.semibold)).foregroundStyle(order.color)
            .padding(.horizontal, 8).padding(.vertical, 2)
            .background(order.color.opacity(0.14), in: .capsule)
        }
        TableColumn("Amount", value: \.amount).alignment(.numeric)
      }
    }
  }
}

/// Two tiles beside each other, or one above the other where letters are large or a window is small.
private struct Pair<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 14) { content }
      VStack(spacing: 14) { content }
    }
  }
}

private struct Tile: View {
  let name: String
  let value: String
  let change: String
  let isGood: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
      Text(value).font(.title2.bold()).monospacedDigit().lineLimit(1).minimumScaleFactor(0.6)
      Label(change, systemImage: change.hasPrefix("+") ? "arrow.up.right" : "arrow.down.right")
        .font(.footnote.weight(.medium))
        .foregroundStyle(isGood ? .green : .red)
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
    .shadow(color: .black.opacity(0.06), radius: 4, y: 2)
  }
}

private struct Card<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
    .shadow(color: .black.opacity(0.06), radius: 4, y: 2)
  }
}
