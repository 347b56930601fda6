import Foundation
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoUI

/// Tests of bindings and behaviours of charts that scroll.
@MainActor
@Suite struct ChartScrollTests {
  /// A chart of ten bands, of which two are visible in 200 points.
  private struct Bands: View {
    let position: Binding<String>
    var step: Int?

    var body: some View {
      let chart = Chart(0..<10, id: \.self) {
        BarMark(x: .value("Day", "\($0)"), y: .value("Steps", $0))
      }
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2)
      .chartScrollPosition(x: position)
      if let step {
        chart.chartScrollTargetBehavior(.valueAligned(unit: step, majorAlignment: .page))
      } else {
        chart
      }
    }
  }

  @MainActor private final class Log {
    var writes: [String] = []

    func binding(_ state: Binding<String>) -> Binding<String> {
      Binding {
        state.wrappedValue
      } set: {
        self.writes.append($0)
        state.wrappedValue = $0
      }
    }
  }

  private struct Screen: View {
    let log: Log
    var step: Int?
    @State private var position = "4"

    init(log: Log, step: Int? = nil) {
      self.log = log
      self.step = step
    }

    var body: some View {
      Bands(position: log.binding($position), step: step)
      Button("Jump") { position = "8" }
    }
  }

  private func scrolled(to x: Double, isMoving: Bool = false) -> Event {
    .measure(
      ElementMeasure(
        size: CGSize(width: 200, height: 100),
        origin: .zero,
        scroll: ScrollMeasure(
          offset: CGPoint(x: x, y: 0),
          contentSize: CGSize(width: 1000, height: 100),
          isMoving: isMoving
        )
      )
    )
  }

  private func viewport(_ page: Page) throws -> ChartDrawing.Viewport {
    let chart = page.tree.children(of: ElementTree.rootID)[0].attributes[.chart]
    guard case .chart(let drawing)? = chart else { throw CocoaError(.featureUnsupported) }
    return try #require(drawing.viewport)
  }

  private func scroll(_ page: Page, to x: Double, isMoving: Bool = false) throws {
    let id = page.tree.children(of: ElementTree.rootID)[0].id
    try page.graph.send(scrolled(to: x, isMoving: isMoving), to: id)
    page.graph.flush()
  }

  private func jump(_ page: Page) throws {
    let button = try #require(page.find(.button, containing: "Jump"))
    try page.graph.send(.tap, to: button)
    page.graph.flush()
  }

  @Test func position_whenTheUserScrolls_isWritten_andNotRequestedAgain() throws {
    let log = Log()
    let page = Page(Screen(log: log))
    #expect(try viewport(page).start == 0.5)
    #expect(try viewport(page).isFollowed)
    // The chart arrives where it was asked to be.
    try scroll(page, to: 400)
    #expect(log.writes == [])
    try scroll(page, to: 550, isMoving: true)
    try scroll(page, to: 600, isMoving: true)
    try scroll(page, to: 600)
    #expect(log.writes == ["5", "6"])
    #expect(try viewport(page).request == 1 && viewport(page).start == 0.5)
    // Another place is requested when the application changes the value.
    try jump(page)
    #expect(try viewport(page).request == 2 && viewport(page).start == 1)
    // A report of the place before, which crossed the request on the way, takes nothing back.
    try scroll(page, to: 600)
    #expect(log.writes == ["5", "6"])
    // On its way there it passes others.
    try scroll(page, to: 700, isMoving: true)
    try scroll(page, to: 800)
    #expect(log.writes == ["5", "6"])
    try scroll(page, to: 400)
    #expect(log.writes == ["5", "6", "4"])
    // The same place is requested once more.
    try jump(page)
    #expect(try viewport(page).request == 3 && viewport(page).start == 1)
  }

  @Test func behavior_whenTheUserLetsGo_movesToTheNearestValue() throws {
    let log = Log()
    let page = Page(Screen(log: log, step: 1))
    try scroll(page, to: 400)
    try scroll(page, to: 460, isMoving: true)
    #expect(try viewport(page).request == 1)
    try scroll(page, to: 460)
    #expect(log.writes == ["5"])
    #expect(try viewport(page).request == 2 && viewport(page).isSmooth)
    #expect(try viewport(page).start == 0.625)
    // It has arrived.
    try scroll(page, to: 480, isMoving: true)
    try scroll(page, to: 500)
    try scroll(page, to: 500)
    #expect(try viewport(page).request == 2)
    // A movement by more than the visible part rests at a page.
    try scroll(page, to: 120)
    #expect(try viewport(page).start == 0.25)
    #expect(log.writes == ["5", "1", "2"])
  }

  @Test func alignment_findsTheNearestValue() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
    let day = 86_400.0
    let dates = ChartScale(
      [0, 10 * day].map { .date(Date(timeIntervalSince1970: $0)) },
      wantsBands: false,
      includesZero: false
    )
    func nearest(_ alignment: ChartAlignment, _ position: Double, _ scale: ChartScale) -> Double? {
      alignment.nearest(position, on: scale, page: 4, calendar)?.number
    }
    // Midnight in the calendar's zone is an hour before that of Greenwich.
    let midnight = ChartAlignment.dates(DateComponents(hour: 0))
    #expect(nearest(midnight, 14, dates) == day - 3600)
    #expect(nearest(midnight, 16, dates) == 2 * day - 3600)
    #expect(nearest(.unit(day), 14, dates) == day - 3600)
    let numbers = ChartScale(
      [.number(1), .number(21)],
      axis: ChartDrawing.Axis(domain: [.number(1), .number(21)]),
      wantsBands: false,
      includesZero: false
    )
    #expect(nearest(.unit(5), 40, numbers) == 10)
    #expect(nearest(.page, 40, numbers) == 9)
    // There is no multiple of nothing, and words have no dates.
    #expect(nearest(.unit(0), 40, numbers) == nil)
    #expect(nearest(.unit(.nan), 40, numbers) == nil)
    let words = ChartScale([.category("a")], wantsBands: true, includesZero: false)
    #expect(midnight.nearest(40, on: words, page: 1, calendar) == nil)
    #expect(ChartAlignment.unit(0).nearest(40, on: words, page: 1, calendar) == .category("a"))
  }
}
