import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of fingers on charts, and of headings that sort.
  @MainActor
  @Suite("Live touches on charts")
  struct LiveChartTouch {
    private struct Board: View {
      let isPie: Bool
      private let values = (1...8).map { Double($0) }

      var body: some View {
        ScrollView {
          Chart(values, id: \.self) { value in
            if isPie {
              SectorMark(angle: .value("Size", value)).foregroundStyle(
                by: .value("Kind", "K\(Int(value))")
              )
            } else {
              BarMark(x: .value("Name", "N\(Int(value))"), y: .value("Size", value))
            }
          }
          .frame(height: 300)
          ForEach(0..<40, id: \.self) { Text(verbatim: "Row \($0)") }
        }
      }
    }

    private let readout = "document.querySelector('.chart-readout').textContent"

    private func place(_ window: ChromeWindow, _ selector: String) async throws -> CGRect {
      let box = try await window.execute(
        "const { x, y, width, height } = document.querySelector('\(selector)').getBoundingClientRect(); return [x, y, width, height]"
      )
      let numbers = try (0..<4).map { try #require(box[$0].number) }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    @Test func fingerOnAChart_movesTheValues_andScrollingHidesThem() async throws {
      try await ChromiumTests.use(.phone) {
        Board(isPie: false)
      } _: { window in
        try await window.waitForScripts()
        let area = try await place(window, ".chart-area")
        let start = CGPoint(x: area.minX + area.width / 16, y: area.midY)
        let step = CGSize(width: area.width / 8, height: 0)
        try await window.drag(from: start, by: step, times: 5, lifts: false)
        try await window.wait("\(readout).includes('N6')")
        try await window.liftFinger()
        // A movement up or down scrolls the page.
        try await window.drag(
          from: start,
          by: CGSize(width: 0, height: -20),
          times: 8,
          lifts: false
        )
        try await window.wait("\(readout) == ''")
        try await window.liftFinger()
      }
    }

    /// The values of a sector stand on it, and not at the top of the ring.
    @Test func values_ofASector_standOnIt() async throws {
      try await ChromiumTests.use(.desktop) {
        Board(isPie: true)
      } _: { window in
        try await window.waitForScripts()
        let pie = try await place(window, ".chart-pie")
        // The largest sector is the last one, on the left.
        try await window.devtools(
          "Input.dispatchMouseEvent",
          ["type": "mouseMoved", "x": .number(pie.midX - pie.height * 0.4), "y": .number(pie.midY)]
        )
        try await window.wait("\(readout).includes('K8') || \(readout).includes('K7')")
        let shown = try await place(window, ".chart-readout")
        #expect(shown.midX < pie.midX && shown.maxY > pie.minY + pie.height / 4)
      }
    }

    private struct Person: Identifiable {
      let id: Int
      var name: String { "Person \(id)" }
    }

    private struct People: View {
      @State private var order = [KeyPathComparator(\Person.id)]
      @State private var people = (0..<5).map { Person(id: $0) }

      var body: some View {
        Table(people.sorted(using: order), sortOrder: $order) {
          TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)") }
          TableColumn("Name", value: \.name)
        }
        .frame(width: 700)
      }
    }

    /// A heading sorts wherever it is pressed.
    @Test func heading_sortsByAPressBesideItsWords() async throws {
      try await ChromiumTests.use(.desktop) {
        People()
      } _: { window in
        try await window.waitForScripts()
        let cell = try await place(window, "th:nth-child(2)")
        for type in ["mousePressed", "mouseReleased"] {
          try await window.devtools(
            "Input.dispatchMouseEvent",
            [
              "type": .text(type), "x": .number(cell.midX + cell.width / 4),
              "y": .number(cell.minY + 8),
              "button": "left", "clickCount": 1,
            ]
          )
        }
        try await window.wait("document.querySelector('th:nth-child(2)').ariaSort")
      }
    }
  }
}
