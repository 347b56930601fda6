import BenchmarkSupport
import Foundation
import PandoUI

/// The charts, one below the other.
struct PerformancePage: View {
  let charts: [ComparedRows]

  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      ForEach(charts) { chart in
        VStack(alignment: .leading, spacing: 12) {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: chart.title).font(.title3.bold())
            Text(verbatim: chart.caption).font(.subheadline).foregroundStyle(.secondary)
          }
          ComparisonChart(compared: chart)
        }
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// One chart: for each row a bar for Pando, one for each peer and one for the floor.
struct ComparisonChart: View {
  let compared: ComparedRows

  /// The height of one bar and its share of the gap.
  private let barHeight = 21.0
  /// The height of the axis below the bars, and of the legend.
  private let legendHeight = 84.0

  var body: some View {
    Chart(compared.bars) { bar in
      BarMark(x: .value("Multiple", bar.multiple), y: .value("Row", bar.row))
        .foregroundStyle(by: .value("Of", bar.series))
        .position(by: .value("Of", bar.series))
    }
    .chartForegroundStyleScale(domain: series, range: series.map { color($0) })
    .chartXAxisLabel(compared.unit)
    .frame(height: Double(compared.rows.count * max(series.count, 2)) * barHeight + legendHeight)
  }

  private var series: [String] {
    let peers = Set(compared.rows.flatMap(\.peers).map(\.name)).sorted()
    let hasFloor = compared.rows.contains { $0.floor != nil }
    return [ComparedRows.pando] + peers + (hasFloor ? [ComparedRows.floor] : [])
  }

  /// The colour of a series. The first ones also differ for people who do not tell green from red.
  private func color(_ name: String) -> Color {
    switch name {
    case ComparedRows.pando: .blue
    case ComparedRows.floor: .gray.opacity(0.55)
    default: [.teal, .orange, .purple][(series.firstIndex(of: name) ?? 1) % 3]
    }
  }
}
