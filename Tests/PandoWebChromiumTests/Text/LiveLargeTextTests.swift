import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of pages of a phone whose text is twice as large as usual (WCAG 1.4.4).
  @MainActor
  @Suite("Live large text")
  struct LiveLargeText {
    private func use(
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await ChromiumTests.use(.phone) {
        content()
      } _: { window in
        try await window.execute("document.documentElement.style.fontSize = '200%'")
        try await window.wait(
          "parseFloat(getComputedStyle(document.documentElement).fontSize) === 32"
        )
        try await body(window)
      }
    }

    @Test func titlesOfTabs_areWhole_andApart() async throws {
      try await use {
        TabView {
          ForEach(["Settings", "Lists", "Charts", "Motion", "More"], id: \.self) { name in
            Text(name).tabItem { Label(name, systemImage: "star") }
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const boxes = [...document.querySelectorAll('.tab-button .text')].map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return range.getBoundingClientRect()
          })
          return [boxes.length, boxes[0].left >= 0, boxes.at(-1).right <= innerWidth,
            boxes.every((box, place) => place === 0 || box.left > boxes[place - 1].right)]
          """
        )
        #expect(found == [5, true, true, true])
      }
    }

    @Test func titlesOfFields_areWhole() async throws {
      try await use {
        Form {
          SecureField("Password", text: .constant("secret"))
          LabeledContent("Labelled") { TextField("Value", text: .constant("Ada")) }
        }
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('.row')].map((row) => {
            const title = row.querySelector('.labeled-label'), range = document.createRange()
            range.selectNodeContents(title)
            const input = row.querySelector('input').getBoundingClientRect()
            return range.getBoundingClientRect().right <= input.left && input.right <= innerWidth && input.width > 60
          })
          """
        )
        #expect(found == [true, true])
      }
    }

    @Test func chart_isNoHigherThanItsFrame() async throws {
      try await use {
        Chart {
          ForEach(["Jan", "Feb", "Mar"], id: \.self) { month in
            BarMark(x: .value("Month", month), y: .value("Sales", 3))
              .foregroundStyle(by: .value("Kind", month))
          }
        }
        .frame(height: 180)
      } _: { window in
        let found = try await window.execute(
          """
          const chart = document.querySelector('.chart').getBoundingClientRect()
          const legend = document.querySelector('.chart-legend').getBoundingClientRect()
          return [Math.round(chart.height), legend.bottom <= chart.bottom + 1]
          """
        )
        #expect(found == [180, true])
      }
    }

    @Test func month_isAsWideAsItsRow() async throws {
      try await use {
        Form {
          DatePicker(
            "Start",
            selection: .constant(Date(timeIntervalSince1970: 1_800_000_000)),
            displayedComponents: .date
          )
          .datePickerStyle(.graphical)
        }
      } _: { window in
        let found = try await window.execute(
          """
          const row = document.querySelector('.row').getBoundingClientRect()
          return [...document.querySelectorAll('.calendar th')].at(-1).getBoundingClientRect().right <= row.right
          """
        )
        #expect(found == true)
      }
    }

    @Test func segment_thatIsTooNarrow_endsInDots() async throws {
      try await use {
        Picker("Size", selection: .constant(1)) {
          ForEach(0..<4) { Text(["Small", "Medium", "Large", "Enormous"][$0]).tag($0) }
        }
        .pickerStyle(.segmented)
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('.choice')].every((choice) => {
            const text = choice.querySelector('.text'), box = text.getBoundingClientRect()
            const { left, right } = choice.getBoundingClientRect()
            return box.left >= left && box.right <= right && getComputedStyle(text).textOverflow === 'ellipsis'
          })
          """
        )
        #expect(found == true)
      }
    }

    /// A phone's page at 200 % is half as wide (WCAG 1.4.10).
    @Test(arguments: [195, 260])
    func tabs_inANarrowWindow_areAllInSight(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 422, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        TabView {
          ForEach(["Settings", "Lists", "Charts", "Motion", "More"], id: \.self) { name in
            Text(name).tabItem { Label(name, systemImage: "star") }
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const boxes = [...document.querySelectorAll('.tab-button')].map((node) => node.getBoundingClientRect())
          return [boxes.length, boxes[0].left >= 0, boxes.at(-1).right <= innerWidth, boxes.every(({ width }) => width >= 24),
            [...document.querySelectorAll('.tab-button .text')].every((node) => node.scrollWidth <= node.clientWidth + 1)]
          """
        )
        #expect(found == [5, true, true, true, true])
      }
    }
  }
}
