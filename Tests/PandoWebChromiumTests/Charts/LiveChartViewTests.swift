import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of views at marks, and in front of plots, in a browser.
  @MainActor
  @Suite("Live views in charts")
  struct LiveChartViews {
    struct Sales: View {
      @State private var month: String?
      @State private var range: ClosedRange<Double>?
      private let months = ["Jan", "Feb", "Mar", "Apr"]

      var body: some View {
        VStack {
          Chart {
            ForEach(months.indices, id: \.self) { index in
              BarMark(x: .value("Month", months[index]), y: .value("Sales", Double(index + 1)))
                .annotation(position: .top, spacing: 3) {
                  Text("\(index + 1) of four").accessibilityIdentifier("bar\(index)")
                }
            }
            RuleMark(y: .value("Goal", 2.5)).annotation(position: .top, alignment: .leading) {
              Text("Goal").accessibilityIdentifier("goal")
            }
            RuleMark(x: .value("Month", "Apr")).annotation(position: .top) {
              Text("As long as it takes to reach the side").fixedSize()
                .accessibilityIdentifier("long")
            }
          }
          .chartYScale(domain: 0...4)
          .chartOverlay { proxy in
            GeometryReader { geometry in
              let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
              Rectangle().fill(.clear).contentShape(Rectangle())
                .onTapGesture { place in
                  month = proxy.value(atX: place.x - plot.minX, as: String.self)
                }
              if let place = proxy.position(for: (x: "Feb", y: 2.0)) {
                Circle().frame(width: 10, height: 10)
                  .position(x: plot.minX + place.x, y: plot.minY + place.y)
                  .accessibilityIdentifier("dot")
              }
            }
          }
          .frame(width: 600, height: 240)
          Chart {
            LineMark(x: .value("x", 0.0), y: .value("y", 1.0))
            LineMark(x: .value("x", 10.0), y: .value("y", 2.0))
          }
          .chartXScale(domain: 0...10)
          .chartXSelection(range: $range)
          .frame(width: 600, height: 200)
          .accessibilityIdentifier("line")
          Text(month ?? "none").accessibilityIdentifier("month")
          Text(
            range.map { "\(Int($0.lowerBound.rounded()))-\(Int($0.upperBound.rounded()))" } ?? "all"
          )
          .accessibilityIdentifier("range")
        }
      }
    }

    private func use(_ body: @MainActor (ChromeWindow) async throws -> Void) async throws {
      try await LiveServer.use {
        Sales()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelectorAll('.chart rect').length == 4")
          try await body(window)
        }
      }
    }

    private let boxes = """
      const box = (name) => document.querySelector(name).getBoundingClientRect()
      const middle = ({ left, width }) => left + width / 2
      const bars = [...document.querySelectorAll('.chart-area rect')].map((bar) => bar.getBoundingClientRect())
      const plot = box('.chart-area')

      """

    @Test func views_standAtTheirMarks_andWithinThePlot() async throws {
      try await use { window in
        let found = try await window.execute(
          boxes + """
            const word = box('[data-testid=bar1]'), goal = box('[data-testid=goal]'), long = box('[data-testid=long]')
            return [
              Math.abs(middle(word) - middle(bars[1])) < 1, Math.abs(bars[1].top - word.bottom - 3) < 1,
              Math.abs(goal.left - plot.left) < 1, Math.abs(plot.top + plot.height * 0.375 - goal.bottom - 4) < 1,
              Math.abs(long.right - plot.right) < 1, long.bottom <= plot.top,
            ].join()
            """
        )
        #expect(found == "true,true,true,true,true,true")
      }
    }

    @Test func overlay_ofAChart_findsThePlacesOfValues() async throws {
      try await use { window in
        try await window.wait(
          "(() => { \(boxes) const dot = box('[data-testid=dot]'); return Math.abs(middle(dot) - middle(bars[1])) < 1 && Math.abs((dot.top + dot.bottom) / 2 - bars[1].top) < 1 })()"
        )
        let place = try await window.execute(
          boxes + "return [Math.round(middle(bars[2])), Math.round(plot.bottom - 9)]"
        )
        try await window.point(
          ["type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerUp", "button": 0]
        )
        try await window.wait("document.querySelector('[data-testid=month]').textContent == 'Mar'")
      }
    }

    @Test func aRange_isSelectedByADrag() async throws {
      try await use { window in
        let places = try await window.execute(
          """
          const { left, top, width, height } = document.querySelectorAll('.chart-area')[1].getBoundingClientRect()
          return [Math.round(left + width * 0.2), Math.round(left + width * 0.7), Math.round(top + height / 2)]
          """
        )
        try await window.wait(
          "document.querySelectorAll('.chart-area')[1].querySelector('[data-on~=drag]')"
        )
        try await window.point(
          ["type": "pointerMove", "duration": 0, "x": places[0], "y": places[2]],
          ["type": "pointerDown", "button": 0],
          ["type": "pointerMove", "duration": 50, "x": places[1], "y": places[2]],
          ["type": "pointerUp", "button": 0]
        )
        try await window.wait("document.querySelector('[data-testid=range]').textContent == '2-7'")
      }
    }
  }
}
