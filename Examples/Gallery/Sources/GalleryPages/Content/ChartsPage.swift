import Pando

struct ChartsPage: View {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let count: Double
  }
  @State private var day: Date?
  private let shapes: [BasicChartSymbolShape] = [
    .circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
  ]
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
          RuleMark(y: .value("Goal", 60.0))
            .foregroundStyle(.red)
            .annotation(position: .top, alignment: .leading) {
              Text("Goal").font(.caption).foregroundStyle(.red)
            }
        }
        .frame(height: 240)
      }
      Specimen("Lines with symbols") {
        Chart {
          ForEach(sales) { sale in
            LineMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
              .foregroundStyle(by: .value("Kind", sale.kind))
              .symbol(by: .value("Kind", sale.kind))
              .interpolationMethod(.monotone)
          }
          RuleMark(x: .value("Month", "Apr"))
            .foregroundStyle(.gray.opacity(0.5))
            .lineStyle(StrokeStyle(lineWidth: 1, dash: [4]))
            .annotation(position: .top) {
              Text("New prices")
                .font(.caption)
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(.quaternary, in: .capsule)
            }
        }
        .chartSymbolScale(["Web": .circle, "Shop": .diamond])
        .frame(height: 260)
      }
      Specimen("Symbols") {
        Chart(0..<16, id: \.self) { index in
          PointMark(x: .value("Symbol", Double(index / 2)), y: .value("Row", Double(index % 2)))
            .symbol(
              index % 2 == 0 ? shapes[index / 2] : shapes[index / 2].strokeBorder(lineWidth: 2)
            )
            .symbolSize(160)
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartXScale(domain: -0.5...7.5)
        .chartYScale(domain: -0.5...1.5)
        .frame(height: 180)
      }
      Specimen("Words at bars") {
        Chart(sales.filter { $0.kind == "Web" }) { sale in
          BarMark(x: .value("Month", sale.month), y: .value("Orders", sale.count))
            .annotation(position: .top) { Text("\(Int(sale.count))").font(.caption) }
            .annotation(position: .overlay, alignment: .bottom) {
              Image(systemName: "globe").foregroundStyle(.white).padding(4)
            }
        }
        .frame(height: 240)
        Chart(sales.filter { $0.kind == "Shop" }) { sale in
          BarMark(x: .value("Orders", sale.count), y: .value("Month", sale.month))
            .annotation(position: .trailing) { Text("\(Int(sale.count))").font(.caption) }
        }
        .frame(height: 220)
      }
      Specimen("Ranges") {
        Chart(0..<6, id: \.self) { index in
          let middle = 40 + Double((index * 37) % 25)
          RuleMark(
            x: .value("Day", "\(index + 1)"),
            yStart: .value("Low", middle - 18),
            yEnd: .value("High", middle + 14)
          )
          BarMark(
            x: .value("Day", "\(index + 1)"),
            yStart: .value("Open", middle - 8),
            yEnd: .value("Close", middle + 6)
          )
          .foregroundStyle(index % 2 == 0 ? .green : .red)
        }
        .frame(height: 220)
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
            .annotation(position: .overlay) {
              // No colour of letters has enough contrast to the colours of all sectors.
              Text("\(Int(sale.count))").font(.caption).monospacedDigit()
                .padding(.horizontal, 6).background(.background, in: .capsule)
            }
        }
        .chartBackground { _ in
          VStack {
            Text("185").font(.title2).bold()
            Text("orders").font(.footnote).foregroundStyle(.secondary)
          }
        }
        .frame(height: 240)
      }
    }
  }
}
