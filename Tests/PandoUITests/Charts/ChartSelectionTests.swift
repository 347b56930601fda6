import Foundation
import PandoUI
import Testing

/// Tests of selections of the values of a chart.
extension ChartTests {
  /// The selections of a chart after presses at some places.
  private func select(_ places: [Double], on chart: (Binding<String?>) -> some View) throws
    -> [String?]
  {
    var chosen: [String?] = []
    let binding = Binding<String?> {
      chosen.last ?? nil
    } set: {
      chosen.append($0)
    }
    let tree = ElementTree()
    let graph = ViewGraph(chart(binding), renderer: tree)
    let id = tree.children(of: ElementTree.rootID)[0].id
    for place in places { try graph.send(.change(.number(place)), to: id) }
    graph.close()
    return chosen
  }

  @Test func selection_isTheValueOfTheBand_andNilWhereNobodyPoints() throws {
    let chosen = try select([20, 80, -1]) { binding in
      Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Units", $0.units)) }
        .chartXSelection(value: binding)
    }
    #expect(chosen == ["Jan", "Feb", nil])
  }

  @Test func selection_onTheVerticalAxis_isTheBandWhereBarsLie() throws {
    let chosen = try select([20, 80, -1]) { binding in
      Chart(sales) { BarMark(x: .value("Units", $0.units), y: .value("Month", $0.month)) }
        .chartYSelection(value: binding)
    }
    // The places count from the top, where the first month is.
    #expect(chosen == ["Jan", "Feb", nil])
  }

  @Test func selection_acrossTheAxis_isTheValueOfTheNearestMark() throws {
    let drawing = ChartDrawing(
      marks: [
        ChartMark(.line, x: .number(0), y: .number(5)),
        ChartMark(.line, x: .number(10), y: .number(7)),
      ]
    )
    #expect(drawing.values(at: 90).y == .number(7))
    #expect(drawing.values(at: 10).y == .number(5))
  }

  @Test func selection_ofAnotherPlace_isRefused() {
    for place in [101, -2, Double.nan, .infinity] {
      #expect(throws: (any Error).self) {
        _ = try select([place]) { binding in
          Chart(sales) { BarMark(x: .value("Month", $0.month), y: .value("Units", $0.units)) }
            .chartXSelection(value: binding)
        }
      }
    }
  }

  @Test func values_atPlaces_areOfTheirTypes() {
    #expect(Int._value(at: .number(2.4)) == 2)
    #expect(Int._value(at: .number(.infinity)) == nil)
    #expect(Double._value(at: .number(2.5)) == 2.5)
    #expect(Decimal._value(at: .number(2.5)) == 2.5)
    #expect(String._value(at: .category("a")) == "a")
    #expect(String._value(at: .number(1)) == nil)
    let date = Date(timeIntervalSince1970: 7)
    #expect(Date._value(at: .date(date)) == date)
  }
}
