import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of views that are labels of the axes of a chart.
  @MainActor
  @Suite("Live labels of charts")
  struct LiveChartLabels {
    struct Weather: View {
      @State private var count = 0
      private let days = ["Mon", "Tue", "Wed"]

      var body: some View {
        Chart {
          ForEach(days.indices, id: \.self) { index in
            BarMark(x: .value("Day", days[index]), y: .value("Rain", Double(index + 1)))
          }
        }
        .chartYScale(domain: 0...4)
        .chartXAxis {
          AxisMarks { value in
            AxisValueLabel {
              VStack(spacing: 0) {
                Circle().fill(.blue).frame(width: 30, height: 30)
                Text("\(value.as(String.self) ?? "") \(count)")
              }
              .accessibilityIdentifier("day\(value.index)")
            }
          }
        }
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 2, 4]) { value in
            AxisGridLine()
            AxisValueLabel {
              if value.index == 1 {
                Text("Two").frame(width: 90, height: 30).background(.yellow)
                  .accessibilityIdentifier("two")
              } else if value.index == 2 {
                Text("Four").font(.caption)
              }
            }
          }
        }
        .frame(width: 600, height: 300)
        .accessibilityIdentifier("chart")
        Button("More") { count += 1 }.accessibilityIdentifier("more")
      }
    }

    @Test func views_standAtTheirValues_andReserveTheirRoom() async throws {
      try await LiveServer.use {
        Weather()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelectorAll('.chart rect').length == 3")
          let found = try await window.execute(
            """
            const box = (name) => document.querySelector(name).getBoundingClientRect()
            const middle = ({ left, width }) => left + width / 2
            const bars = [...document.querySelectorAll('.chart-area rect')]
            const plot = box('.chart-area'), chart = box('[data-testid=chart]'), two = document.querySelector('[data-testid=two]').closest('.box').getBoundingClientRect()
            const days = [0, 1, 2].map((index) => box(`[data-testid=day${index}]`))
            return [
              days.every((day, index) => Math.abs(middle(day) - middle(bars[index].getBoundingClientRect())) < 1),
              days.every((day) => day.top >= plot.bottom && day.bottom <= chart.bottom + 1 && day.height > 40),
              Math.abs(two.top + two.height / 2 - plot.top - plot.height / 2) < 1,
              two.width == 90 && two.right <= plot.left && two.left >= chart.left - 1,
              document.querySelectorAll('.chart-y > *').length == 3,
            ].join()
            """
          )
          #expect(found == "true,true,true,true,true")
          _ = try await window.execute("document.querySelector('[data-testid=more]').click()")
          try await window.wait(
            "document.querySelector('[data-testid=day1]').textContent.trim() == 'Tue 1'"
          )
        }
      }
    }
  }
}
