import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of bins, which are the parts of a range in a histogram.
@MainActor
struct ChartBinsTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, hour: Int = 0) throws -> Date {
    try #require(
      calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour))
    )
  }

  @Test func numberBins_ofData_haveRoundEnds() {
    let bins = NumberBins(data: [3.2, 17, 96, .nan], desiredCount: 10)
    #expect(bins.thresholds == (0...10).map { Double($0 * 10) })
    #expect(NumberBins(range: 0...1.0, desiredCount: 5).count == 5)
    #expect(NumberBins(range: 0...10.0, desiredCount: 10, minimumStride: 5).count == 2)
    #expect(NumberBins(size: 5, data: [2.0, 12]).thresholds == [0, 5, 10, 15])
    let none = NumberBins(data: [Double]())
    #expect(none.thresholds.first == 0 && none.thresholds.last == 1)
    #expect(NumberBins(data: [7.0]).thresholds == [7, 8])
  }

  @Test func numberBins_ofIntegers_haveWholeEnds() {
    let dice = NumberBins(size: 1, data: [1, 6, 3])
    #expect(dice.thresholds == [1, 2, 3, 4, 5, 6, 7])
    #expect(dice.index(for: 6) == 5)
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(range: 0...2, count: 5).thresholds == [0, 1, 2])
    #expect(NumberBins(range: 4...4, count: 3).thresholds == [4, 5])
    #expect(NumberBins(data: [0, 99], desiredCount: 10).thresholds.prefix(3) == [0, 10, 20])
    #expect(NumberBins(data: [1, 3], desiredCount: 10).count == 3)
    // The thresholds around the largest range of integers are not numbers of the type.
    #expect(NumberBins(range: Int.min...Int.max, desiredCount: 4).count >= 1)
    #expect(NumberBins(range: UInt8.min...UInt8.max, desiredCount: 4).count >= 2)
  }

  @Test func numberBins_withThresholds_areThese() {
    let bins = NumberBins(thresholds: [0.0, 1, 10, 100])
    #expect(bins.map(\.upperBound) == [1, 10, 100])
    #expect([-1, 0, 1, 9.9, 10, 500].map { bins.index(for: $0) } == [0, 0, 1, 1, 2, 2])
    #expect(NumberBins<Double>(thresholds: []).isEmpty)
    #expect(NumberBins<Double>(thresholds: []).index(for: 1) == 0)
  }

  @Test func dateBins_ofAUnit_beginWhereItDoes() throws {
    let visits = [try date(2024, 2, 28, hour: 13), try date(2024, 3, 1, hour: 2)]
    let days = DateBins(unit: .day, data: visits, calendar: calendar)
    #expect(
      days.thresholds == [
        try date(2024, 2, 28), try date(2024, 2, 29), try date(2024, 3, 1), try date(2024, 3, 2),
      ]
    )
    #expect(visits.map { days.index(for: $0) } == [0, 2])
    let quarters = DateBins(
      unit: .month,
      by: 3,
      range: try date(2024, 2, 28)...date(2024, 7, 1),
      calendar: calendar
    )
    #expect(
      quarters.thresholds == [
        try date(2024, 1, 1), try date(2024, 4, 1), try date(2024, 7, 1), try date(2024, 10, 1),
      ]
    )
    #expect(quarters[1].contains(try date(2024, 5, 5)))
  }

  @Test func dateBins_ofACount_haveAUnitOfTheCalendar() throws {
    let year = try date(2023, 1, 1)...date(2023, 12, 31)
    #expect(DateBins(range: year, desiredCount: 12, calendar: calendar).count == 12)
    #expect(DateBins(range: year, desiredCount: 4, calendar: calendar).count == 4)
    #expect(DateBins(data: [try date(2023, 5, 5)], calendar: calendar).count == 1)
    #expect(DateBins(data: [], calendar: calendar).count == 1)
    let hours = DateBins(timeInterval: 3600, range: try date(2023, 1, 1)...date(2023, 1, 2))
    #expect(hours.count == 24)
  }

  @Test func dateBins_thatWouldBeTooMany_areOne() throws {
    let century = try date(1924, 1, 1)...date(2024, 1, 1)
    #expect(DateBins(unit: .minute, range: century, calendar: calendar).count == 1)
    #expect(DateBins(timeInterval: 1, range: century).count == 1)
    #expect(DateBins(unit: .nanosecond, range: century, calendar: calendar).count == 1)
  }

  /// A mark at a bin goes from one end of the bin to the other.
  @Test func bars_ofAPart_goFromEndToEnd() {
    let ages = [3.0, 5, 17, 44]
    let bins = NumberBins(data: ages, desiredCount: 5)
    let counts = Dictionary(grouping: ages) { bins.index(for: $0) }.mapValues(\.count)
    let bars = ForEach(bins.indices, id: \.self) { index in
      BarMark(x: .value("Age", bins[index]), y: .value("People", counts[index, default: 0]))
    }
    #expect(bars._marks.map(\.x) == [0, 10, 20, 30, 40].map { .number($0) })
    #expect(bars._marks.map(\.xEnd) == [10, 20, 30, 40, 50].map { .number($0) })
    #expect(bars._marks.map(\.y) == [2, 1, 0, 0, 1].map { .number($0) })
  }

  /// A bar is drawn over its bin, less a gap, and not around the beginning of the bin.
  @Test func bars_ofAPart_areDrawnOverIt() {
    let bins = NumberBins(range: 0...100.0, count: 4)
    let bars = ForEach(bins.indices, id: \.self) { index in
      BarMark(x: .value("Age", bins[index]), y: .value("People", index + 1))
    }
    let drawing = ChartDrawing(marks: bars._marks)
    let places = ChartPlaces(drawing)
    var stacks: ChartPlaces.Stacks = [:]
    for (index, mark) in drawing.marks.enumerated() {
      let box = places.bar(mark, &stacks).box
      let ends = [mark.x, mark.xEnd].compactMap { $0 }.map { places.x.position($0) }
      #expect(abs(box.x + box.width / 2 - (ends[0] + ends[1]) / 2) < 0.001, "\(index)")
      #expect(box.width > (ends[1] - ends[0]) * 0.9 && box.width < ends[1] - ends[0])
    }
  }
}
