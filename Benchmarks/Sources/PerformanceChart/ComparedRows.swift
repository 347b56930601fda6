import BenchmarkSupport
import Foundation

/// The rows of one chart.
struct ComparedRows: Identifiable {
  /// One bar: a number as a multiple of the number with which its row is compared.
  struct Bar: Identifiable {
    let id: String
    let row: String
    let series: String
    let multiple: Double
  }

  /// The name of the bars of floors.
  static let floor = "the floor"
  /// The name of Pando's bars.
  static let pando = "Pando"

  let title: String
  let caption: String
  /// The number of which a bar's length is a multiple, in words.
  let unit: String
  let rows: [MeasuredRow]
  let bars: [Bar]

  var id: String { title }

  /// The rows that have a floor and no peer, as multiples of the floor.
  init(toFloors all: [MeasuredRow]) {
    let rows = all.filter { $0.title != nil && $0.floor != nil && $0.peers.isEmpty }
    title = "Pando beside the least that the same could cost"
    unit = "times as long as the floor"
    self.rows = rows
    caption = Self.caption("Each row is measured in turn with its floor; less is better.", rows)
    bars = rows.flatMap { row in
      [
        Bar(row, Self.pando, row.ratio ?? 1),
        Bar(row, Self.floor, 1),
      ]
    }
  }

  /// The rows that have peers, as multiples of Pando.
  init(toPeers all: [MeasuredRow]) {
    let rows = all.filter { $0.title != nil && ($0.pando ?? 0) > 0 && !$0.peers.isEmpty }
    title = "A server of live pages beside its peers"
    unit = "times as much as Pando"
    self.rows = rows
    caption = Self.caption("The server has one core, and the load another; less is better.", rows)
    bars = rows.flatMap { row in
      let pando = row.pando ?? 1
      let floor = row.floor.map { [Bar(row, Self.floor, $0.value / pando)] } ?? []
      return [Bar(row, Self.pando, 1)]
        + row.peers.map { Bar(row, $0.name, $0.value / pando) } + floor
    }
  }

  /// A sentence, and the machine and the date of the measurements.
  private static func caption(_ sentence: String, _ rows: [MeasuredRow]) -> String {
    guard let row = rows.last else { return sentence }
    let date = row.date.formatted(.iso8601.year().month().day())
    return "\(sentence) Release build, \(row.cores) cores, \(date)."
  }
}

extension ComparedRows.Bar {
  fileprivate init(_ row: MeasuredRow, _ series: String, _ multiple: Double) {
    id = "\(row.row) \(series)"
    self.row = row.label
    self.series = series
    self.multiple = multiple
  }
}

extension MeasuredRow {
  /// The label beside the bars of a row: its subject, Pando's number, and the numbers of the peers
  /// and the floor.
  fileprivate var label: String {
    let words = (title ?? row) + (pando.map { ": \(number($0))" } ?? "")
    let others = peers + (floor.map { [$0] } ?? [])
    guard !others.isEmpty else { return words }
    let compared = others.map { "\($0.name): \(number($0.value))" }
    // The names of floors are written in Markdown, and the labels of a chart are not.
    return "\(words)\n\(compared.joined(separator: ", "))".replacing("`", with: "")
  }

  private func number(_ value: Double) -> String {
    switch unit {
    case .nanoseconds: (value / 1e9).asTime
    case .bytes where value < 4096: "\(value.formatted(0)) B"
    case .bytes: "\((value / 1024).formatted(1)) KB"
    case .instructions: value.formatted(0)
    case nil: value.formatted(2)
    }
  }
}
