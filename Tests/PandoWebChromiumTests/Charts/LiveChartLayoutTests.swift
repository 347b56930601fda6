import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of charts that scroll up and down, padding at the ends of axes, and views for the size
  /// of their mark, in a browser.
  @MainActor
  @Suite("Live chart layout")
  struct LiveChartLayout {
    struct Names: View {
      var body: some View {
        Chart(0..<20, id: \.self) { number in
          BarMark(x: .value("Steps", number + 1), y: .value("Name", "Name \(number)"))
        }
        .chartScrollableAxes(.vertical)
        .chartYVisibleDomain(length: 5)
        .chartScrollPosition(initialY: "Name 10")
        .frame(width: 400, height: 300)
      }
    }

    struct Weeks: View {
      @State private var start = "4"

      var body: some View {
        Text("From \(start)").accessibilityIdentifier("start")
        Button("Jump") { start = "8" }
        Chart(0..<10, id: \.self) { number in
          BarMark(x: .value("Week", "\(number)"), y: .value("Steps", number + 1))
        }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 2)
        .chartScrollPosition(x: $start)
        .chartScrollTargetBehavior(.valueAligned(unit: 1))
        .frame(width: 400, height: 300)
      }
    }

    struct Days: View {
      var body: some View {
        Chart {
          ForEach(["Mon", "Tue"], id: \.self) { day in
            BarMark(x: .value("Day", day), y: .value("Steps", 2), width: .ratio(0.5))
              .annotation(position: .overlay) { context in
                Text("\(Int(context.targetSize.width.rounded()))")
                  .accessibilityIdentifier(day)
              }
          }
        }
        .chartYScale(domain: 0...4)
        .chartXScale(range: .plotDimension(startPadding: 40, endPadding: 60))
        .frame(width: 500, height: 200)
      }
    }

    private func use<V: View>(
      @ViewBuilder _ view: @escaping @MainActor () -> V,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use(content: view) { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelectorAll('.chart rect').length > 1")
          try await body(window)
        }
      }
    }

    /// The words beside the bars move with them, and the words below stay.
    @Test func chart_scrollsUpAndDown_withItsWords_fromAValueOn() async throws {
      try await use({ Names() }) { window in
        try await window.wait(
          "document.querySelector('.chart-area').parentNode.scrollTop > 100"
        )
        let numbers = try await window.execute(
          """
          const scroller = document.querySelector('.chart-area').parentNode, room = scroller.getBoundingClientRect()
          const word = (name) => [...document.querySelectorAll('.chart-y span')].find((node) => node.innerText == name && getComputedStyle(node).visibility != 'hidden').getBoundingClientRect()
          const bars = [...document.querySelectorAll('.chart rect')].map((node) => node.getBoundingClientRect())
          const middle = (box) => box.top + box.height / 2
          return [scroller.scrollHeight / scroller.clientHeight,
            middle(word('Name 10')) - middle(bars[10]),
            middle(word('Name 10')) - room.top < room.height / 5,
            document.querySelector('.chart-x').getBoundingClientRect().top >= room.bottom,
            scroller.scrollWidth - scroller.clientWidth].map(Number)
          """
        ).list.compactMap(\.number)
        #expect(numbers.count == 5)
        #expect(numbers.map { $0.rounded() } == [4, 0, 1, 1, 0])
      }
    }

    @Test func scrolledChart_reportsItsPlace_andRestsAtAValue() async throws {
      try await use({ Weeks() }) { window in
        let scroller = "document.querySelector('.chart-area').parentNode"
        let start = "document.querySelector('[data-testid=start]').innerText"
        let band = "\(scroller).clientWidth / 2"
        try await window.wait("Math.abs(\(scroller).scrollLeft - 4 * \(band)) < 2")
        #expect(try await window.execute("return \(start)").text == "From 4")
        _ = try await window.execute("\(scroller).scrollLeft = 1.6 * \(band)")
        try await window.wait(
          "\(start) == 'From 2' && Math.abs(\(scroller).scrollLeft - 2 * \(band)) < 2"
        )
        _ = try await window.execute(
          "[...document.querySelectorAll('button')].find((node) => node.innerText == 'Jump').click()"
        )
        try await window.wait("Math.abs(\(scroller).scrollLeft - 8 * \(band)) < 2")
        #expect(try await window.execute("return \(start)").text == "From 8")
      }
    }

    @Test func axis_hasRoomAtItsEnds_andLinesAcrossIt() async throws {
      try await use({ Days() }) { window in
        let numbers = try await window.execute(
          """
          const plot = document.querySelector('.chart-plot').getBoundingClientRect()
          const words = document.querySelector('.chart-y')?.getBoundingClientRect()
          const area = document.querySelector('.chart-area').getBoundingClientRect()
          const [first, last] = [...document.querySelectorAll('.chart rect')].map((node) => node.getBoundingClientRect())
          const day = [...document.querySelectorAll('.chart-x span')].find((node) => node.innerText == 'Mon' && getComputedStyle(node).visibility != 'hidden').getBoundingClientRect()
          return [area.left - plot.left, words.left - 10 - area.right,
            first.left - area.left - area.width / 8, area.right - last.right - area.width / 8,
            day.left + day.width / 2 - first.left - first.width / 2, first.width]
          """
        ).list.compactMap(\.number)
        #expect(numbers.count == 6)
        #expect(numbers.prefix(5).map { $0.rounded() } == [40, 60, 0, 0, 0])
        // The view in a bar is made for the measured width of the bar.
        let width = try #require(numbers.last?.rounded())
        for day in ["Mon", "Tue"] {
          try await window.wait(
            "document.querySelector('[data-testid=\(day)]').innerText == '\(Int(width))'"
          )
        }
      }
    }
  }
}
