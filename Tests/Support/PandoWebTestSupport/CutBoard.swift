import Observation
import PandoTestSupport
import PandoUI

/// State that the server and the user change continuously: a counter and a keyed list.
@MainActor
@Observable
final class CutModel {
  var clicks = 0
  var ticks = 0
  var rows = (0..<12).map { $0 }
  private var next = 12
  private var random = SeededGenerator(seed: 11)

  /// A change by the server: rows move, come and go.
  func tick() {
    ticks += 1
    rows.swapAt(.random(in: rows.indices, using: &random), rows.startIndex)
    if ticks.isMultiple(of: 2) {
      rows.remove(at: .random(in: rows.indices, using: &random))
      rows.insert(next, at: .random(in: 0...rows.count, using: &random))
      next += 1
    }
  }
}

struct CutBoard: View {
  var model: CutModel

  var body: some View {
    VStack {
      Text(verbatim: "Clicks \(model.clicks)").accessibilityIdentifier("clicks")
      Text(verbatim: "Ticks \(model.ticks)").accessibilityIdentifier("ticks")
      Button("Add") { model.clicks += 1 }.accessibilityIdentifier("add")
      List {
        ForEach(model.rows, id: \.self) { row in
          HStack {
            Text(verbatim: "Row \(row)"); Text(verbatim: "at \(model.ticks)")
          }
        }
      }
    }
  }
}
