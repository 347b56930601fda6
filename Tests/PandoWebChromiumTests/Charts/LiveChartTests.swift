import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of charts in a browser.
  @MainActor
  @Suite("Live charts")
  struct LiveCharts {
    struct Sales: View {
      @State private var month: String?
      @State private var factor = 1.0
      private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct"]

      var body: some View {
        VStack {
          Chart(months.indices, id: \.self) { index in
            BarMark(
              x: .value("Month", months[index]),
              y: .value("Sales", Double(index + 1) * factor)
            )
          }
          .chartXSelection(value: $month)
          .chartYScale(domain: 0...10)
          .frame(width: 600, height: 240)
          .accessibilityIdentifier("chart")
          Text(month ?? "none").accessibilityIdentifier("month")
          Button("Half") { factor = 0.5 }.accessibilityIdentifier("half")
        }
      }
    }

    private func use(_ body: @MainActor (ChromeWindow) async throws -> Void) async throws {
      try await LiveServer.use {
        Sales()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('.chart rect')")
          try await body(window)
        }
      }
    }

    private let readout = "document.querySelector('.chart-readout').textContent"
    private let month = "document.querySelector('[data-testid=month]').textContent"

    @Test func values_atThePointer_areShown_andReportedToTheApplication() async throws {
      try await use { window in
        try await window.wait("\(readout) == ''")
        let place = try await window.execute(
          """
          const { left, top, width, height } = document.querySelector('.chart-area').getBoundingClientRect()
          return [Math.round(left + width * 0.26), Math.round(top + height / 2)]
          """
        )
        try await window.point(
          ["type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]]
        )
        try await window.wait("\(readout) == 'Mar\\n3'")
        try await window.wait("\(month) == 'Mar'")
        try await window.point(["type": "pointerMove", "duration": 0, "x": 2, "y": 2])
        try await window.wait("\(readout) == '' && \(month) == 'none'")
      }
    }

    @Test func values_areReachedByTheKeyboard_andAnnounced() async throws {
      try await use { window in
        try await window.execute("document.querySelector('.chart').focus()")
        try await window.press(.right)
        try await window.wait("\(readout) == 'Jan\\n1' && \(month) == 'Jan'")
        try await window.press(.right)
        try await window.wait("\(readout) == 'Feb\\n2'")
        try await window.press(.end)
        try await window.wait("\(readout) == 'Oct\\n10' && \(month) == 'Oct'")
        try await window.press(.left)
        try await window.wait("\(readout) == 'Sep\\n9'")
        #expect(
          try await window.execute("return document.querySelector('.chart-readout').role")
            == "status"
        )
        try await window.press(.escape)
        try await window.wait("\(readout) == '' && \(month) == 'none'")
      }
    }

    @Test func sectors_beginWithTheirNames_andPointsSayWhichNumberIsWhich() async throws {
      try await ChromiumTests.use {
        VStack {
          Chart(["Web", "Shop"], id: \.self) { name in
            SectorMark(angle: .value("Orders", name.count)).foregroundStyle(by: .value("Way", name))
          }
          Chart([1, 2], id: \.self) { hour in
            PointMark(x: .value("Hour", hour), y: .value("Load", hour * 10))
          }
        }
        .frame(width: 600, height: 500)
      } _: { window in
        for (index, words) in ["Web\n3", "Hour  1\nLoad  10"].enumerated() {
          try await window.execute("document.querySelectorAll('.chart')[\(index)].focus()")
          try await window.press(.right)
          let readout = "document.querySelectorAll('.chart-readout')[\(index)].textContent"
          try await window.wait("\(readout) !== ''")
          #expect(try await window.execute("return \(readout)") == .text(words))
        }
      }
    }

    @Test func bars_areRound_andGrowToNewValues() async throws {
      try await use { window in
        let bar = "document.querySelector('.chart rect:last-of-type')"
        try await window.wait("getComputedStyle(\(bar)).clipPath.includes('4px')")
        try await window.execute(
          """
          window.grown = []
          addEventListener('transitionrun', (event) => {
            if (event.target.localName === 'rect') grown.push(event.propertyName)
          }, true)
          """
        )
        try await window.click("[data-testid=half]")
        try await window.wait("grown.includes('height')")
      }
    }

    @Test func words_alongAnAxis_areLeftOutWhereThereIsNoRoom() async throws {
      try await use { window in
        let shown =
          "[...document.querySelectorAll('.chart-x > * + *')].filter((word) => word.offsetWidth > 0).map((word) => word.textContent).join()"
        let words: [(Int, ChromeValue)] = [
          (600, "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct"), (260, "Jan,Mar,May,Jul,Sep"),
          (160, "Jan,May,Sep"),
        ]
        for (width, expected) in words {
          try await window.execute(
            "document.querySelector('.chart').style.cssText = 'height:240px;width:\(width)px'"
          )
          #expect(try await window.execute("return \(shown)") == expected)
        }
      }
    }
  }
}
