import Pando

struct ChartsPage: View {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let count: Double
  }
  @State private var day: Date?
  private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
  private var sales: [Sale] {
    let web = [32.0, 41, 38, 52, 61, 74]
    let shop = [44.0, 40, 36, 41, 38, 35]
    return months.enumerated().flatMap { index, month in
      [
        Sale(id: index * 2, month: month, kind: "Web", count: web[index]),
        Sale(id: index * 2 + 1, month: month, kind: "Shop", count: shop[index]),
      ]
    }
  }

  var body: some View {
    Specimens(
      "Charts",
      caption: "Marks on two scales; colours that tell series apart in both schemes."
    ) {
      Specimen("Bars") {
        Chart(sales.filter { $0.kind == "Web" }) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
        }
        .frame(height: 220)
      }
      Specimen("Stacked bars") {
        Chart(sales) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
            .foregroundStyle(by: .value("Kind", sale.kind))
        }
        .frame(height: 240)
      }
      Specimen("Bars that lie") {
        Chart(sales.filter { $0.kind == "Web" }) { sale in
          BarMark(x: .value("Orders", sale.count), y: .value("Month", sale.month))
            .foregroundStyle(.teal)
        }
        .frame(height: 220)
      }
      Specimen("Lines and points") {
        Chart(sales) { sale in
          LineMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
            .foregroundStyle(by: .value("Kind", sale.kind))
          PointMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
            .foregroundStyle(by: .value("Kind", sale.kind))
        }
        .chartXAxisLabel("Month")
        .chartYAxisLabel("Orders")
        .frame(height: 260)
      }
      Specimen("Areas and rules") {
        Chart {
          ForEach(sales.filter { $0.kind == "Web" }) { sale in
            AreaMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
              .interpolationMethod(.catmullRom)
              .foregroundStyle(.blue.opacity(0.25))
            LineMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
              .interpolationMethod(.catmullRom)
          }
          RuleMark(y: .value("Goal", 60.0)).foregroundStyle(.red)
        }
        .frame(height: 240)
      }
      Specimen("Dates") {
        Chart(0..<30, id: \.self) { day in
          LineMark(
            x: .value("Day", Date(timeIntervalSince1970: 1_762_732_800 + Double(day) * 86_400)),
            y: .value("Orders", 1000 + Double((day * 7919) % 400))
          )
        }
        .chartXSelection(value: $day)
        .frame(height: 200)
        Text(day.map { "Chosen: \($0.formatted(date: .abbreviated, time: .omitted))" } ?? "No day")
          .font(.footnote).foregroundStyle(.secondary)
      }
      Specimen("Sectors") {
        Chart(sales.filter { $0.month == "Jun" || $0.month == "Jan" }) { sale in
          SectorMark(angle: .value("Orders", sale.count), innerRadius: .ratio(0.6), angularInset: 1)
            .foregroundStyle(by: .value("Kind", sale.month + " " + sale.kind))
        }
        .frame(height: 240)
      }
    }
  }
}
