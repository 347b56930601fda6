import Foundation
import PandoUI
import Testing

/// Tests of dates that stand for units of the calendar, and of numbers at uneven distances.
extension ChartScaleTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt
    return calendar
  }

  private func date(_ month: Int, _ day: Int) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: 2025, month: month, day: day)))
  }

  private func boxes(_ drawing: ChartDrawing) -> [ChartBox] {
    let places = ChartPlaces(drawing)
    var stacks: ChartPlaces.Stacks = [:]
    return drawing.marks.map { places.bar($0, &stacks).box }
  }

  @Test func bars_ofUnits_leaveGapsWhereUnitsAreMissing() throws {
    let days = try [(1, 3), (2, 20), (5, 9)].map { try date($0.0, $0.1) }
    let chart = try drawing(
      Chart(days, id: \.self) {
        BarMark(x: .value("Month", $0, unit: .month, calendar: calendar), y: .value("y", 1))
      }
    )
    // January to May have 151 days.
    let boxes = boxes(chart)
    let middles = boxes.map { $0.x + $0.width / 2 }
    for (middle, days) in zip(middles, [15.5, 45.0, 135.5]) {
      #expect(abs(middle - days / 151 * 100) < 0.001)
    }
    #expect(abs(boxes[0].width / boxes[1].width - 31.0 / 28) < 0.001)
    let ticks = chart.scales.x.ticks()
    let first = try date(1, 1)
    #expect(ticks.count >= 5 && ticks.first?.number == first.timeIntervalSince1970)
  }

  @Test func marks_ofUnits_standInTheirMiddle_andRectanglesFillThem() throws {
    let days = try (1...2).map { try date(3, $0) }
    let chart = try drawing(
      Chart {
        ForEach(days, id: \.self) {
          PointMark(x: .value("x", $0, unit: .day, calendar: calendar), y: .value("y", 1))
        }
        RectangleMark(x: .value("x", days[1], unit: .day, calendar: calendar))
        RuleMark(x: .value("x", days[0], unit: .day, calendar: calendar))
      }
    )
    let places = ChartPlaces(chart)
    #expect(places.point(chart.marks[0]).x == 25 && places.point(chart.marks[1]).x == 75)
    let box = places.rectangle(chart.marks[2])
    #expect(box.x == 50 && box.width == 50)
    let whole = places.rectangle(RectangleMark()._marks[0])
    #expect((whole.x, whole.y) == (0, 0) && (whole.width, whole.height) == (100, 100))
    #expect(places.rule(chart.marks[3]).x == 25)
  }

  @Test func aHorizontalBar_ofAUnit_standsInItsMiddle() throws {
    let days = try (1...2).map { try date(3, $0) }
    let chart = try drawing(
      Chart(days, id: \.self) {
        BarMark(x: .value("x", 1), y: .value("y", $0, unit: .day, calendar: calendar))
      }
    )
    #expect(chart.scales.hasHorizontalBars)
    // Time goes upwards.
    #expect(boxes(chart).map { $0.y + $0.height / 2 } == [75, 25])
  }

  @Test func labels_areInTheMiddleOfUnits_andLinesBetweenThem() throws {
    let days = try (1...4).map { try date(3, $0) }
    let chart = try drawing(
      Chart(days, id: \.self) {
        BarMark(x: .value("x", $0, unit: .day, calendar: calendar), y: .value("y", 1))
      }
      .chartXAxis {
        AxisMarks(values: [days[0], days[2]]) { _ in
          AxisGridLine()
          AxisValueLabel()
        }
      }
    )
    let scale = chart.scales.x
    let ticks = try #require(chart.xAxis.ticks)
    #expect(ticks.map { scale.position($0, isCentered: nil) } == [0, 50])
    #expect(ticks.map { scale.position($0, isCentered: nil, isLabel: true) } == [12.5, 62.5])
    // Until the next marked value, or the end of the axis.
    #expect(ticks.map { scale.position($0, isCentered: true, isLabel: true) } == [25, 75])
    #expect(ticks.map { scale.position($0, isCentered: false, isLabel: true) } == [0, 50])
  }

  @Test func bars_atUnevenNumbers_areAtTheirNumbers() throws {
    func middles(_ numbers: [Int], _ domain: ClosedRange<Int>?) throws -> [Double] {
      let chart = Chart(numbers, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1))
      }
      guard let domain else { return boxes(try drawing(chart)).map { $0.x + $0.width / 2 } }
      return boxes(try drawing(chart.chartXScale(domain: domain))).map { $0.x + $0.width / 2 }
    }
    // From half a bar before the first to half a bar behind the last.
    #expect(try middles([1, 2, 5], nil) == [10, 30, 90])
    #expect(try middles([1, 2, 3, 4], nil) == [12.5, 37.5, 62.5, 87.5])
    #expect(try middles([1, 2, 5], 0...10) == [10, 20, 50])
  }

  @Test func otherMarks_areBetweenBars_andLeaveTheirWidth() throws {
    let chart = try drawing(
      Chart {
        ForEach([1, 2, 3], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        RuleMark(x: .value("x", 2.5))
      }
    )
    let places = ChartPlaces(chart)
    #expect(abs(places.rule(chart.marks[3]).x - 200 / 3) < 0.001)
    #expect(abs(boxes(chart)[0].width - 68 / 3) < 0.001)
  }

  @Test func ticks_ofDates_areAsManyAsWished() throws {
    let days = [1, 8].compactMap {
      Calendar.current.date(from: DateComponents(year: 2025, month: $0, day: 1))
    }
    let chart = try drawing(
      Chart(days, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartXAxis { AxisMarks(values: .automatic(desiredCount: 4)) }
    )
    let months = chart.xAxis.ticks?.compactMap(\.value.number)
      .map { Calendar.current.component(.month, from: Date(timeIntervalSince1970: $0)) }
    #expect(months == [1, 4, 7])
  }

  @Test func marks_haveWordsForScreenReaders() throws {
    let chart = try drawing(
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1))
          .accessibilityLabel("First").accessibilityValue(Text("one"))
        BarMark(x: .value("x", "b"), y: .value("y", 1)).accessibilityHidden(true)
      }
    )
    #expect(chart.marks[0].speech == ChartMarkSpeech(label: "First", value: "one"))
    #expect(chart.marks[1].speech.isHidden)
  }
}
