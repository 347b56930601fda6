/// The table of results, row by row.
package enum AttackTable {
  private static let widths = [24, 17, 17, 10]

  package static var head: String {
    let names = ["attack", "click before", "click meanwhile", "newcomer"]
    return row(names, "verdict") + "\n"
      + row(["", "median / worst", "median / worst", "worst"], "")
  }

  package static func row(_ result: AttackResult) -> String {
    let cells = [
      result.name, words(result.quiet), words(result.meanwhile),
      result.newcomers.count == 0 ? "-" : words(result.newcomers.worst),
    ]
    return row(cells, result.verdict) + "\n    " + result.did
  }

  private static func row(_ cells: [String], _ last: String) -> String {
    zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(1, width - cell.count))
    }.joined() + " " + last
  }

  private static func words(_ times: ClickTimes) -> String {
    times.count == 0 ? "-" : "\(words(times.median)) / \(words(times.worst))"
  }

  /// A time, rounded by its size.
  package static func words(_ duration: Duration) -> String {
    let milliseconds = duration.seconds * 1000
    switch milliseconds {
    case ..<10: return "\((milliseconds * 10).rounded() / 10) ms"
    case ..<1000: return "\(Int(milliseconds.rounded())) ms"
    default: return "\((milliseconds / 100).rounded() / 10) s"
    }
  }
}
