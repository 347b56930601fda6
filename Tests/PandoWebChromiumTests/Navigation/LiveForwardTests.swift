import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the browser's Forward button where the address does not name the screen, and of the
  /// months of a calendar.
  @MainActor
  @Suite("Live Forward button")
  struct LiveForward {
    private struct Place: Hashable {
      let name: String
    }

    private struct Places: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open", value: Place(name: "River")).accessibilityIdentifier("open")
            .navigationTitle("Trees")
            .navigationDestination(for: Place.self) { place in
              NavigationLink("Further", value: Place(name: place.name + "!"))
                .accessibilityIdentifier("further")
                .navigationTitle(place.name)
            }
        }
      }
    }

    private static let title =
      "[...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).at(-1)?.textContent"

    @Test func forward_afterBack_pushesAgain() async throws {
      try await ChromiumTests.use {
        Places()
      } _: { window in
        try await window.click("[data-testid=open]")
        try await window.wait("\(Self.title) === 'River'")
        try await window.click("[data-testid=further]")
        try await window.wait("\(Self.title) === 'River!' && history.state.pando.at(-1) === 2")
        try await window.execute("history.back()")
        try await window.wait("\(Self.title) === 'River'")
        try await window.execute("history.back()")
        try await window.wait("\(Self.title) === 'Trees'")
        try await window.execute("history.forward()")
        try await window.wait("\(Self.title) === 'River'")
        try await window.execute("history.forward()")
        try await window.wait("\(Self.title) === 'River!'")
        // The button of the page goes back too.
        try await window.execute("[...document.querySelectorAll('.dismiss')].at(-1).click()")
        try await window.wait("\(Self.title) === 'River' && history.state.pando.at(-1) === 1")
        try await window.execute("history.forward()")
        try await window.wait("\(Self.title) === 'River!'")
      }
    }

    private struct Birthday: View {
      @State private var day = Date(timeIntervalSince1970: 1_770_000_000)
      var body: some View {
        NavigationStack {
          Form {
            DatePicker("Born", selection: $day, displayedComponents: .date)
              .datePickerStyle(.graphical)
          }
          .navigationTitle("Birthday")
        }
      }
    }

    @Test(arguments: [390, 1280])
    func headingOfACalendar_choosesMonthAndYear(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      try await ChromiumTests.use(look) {
        Birthday()
      } _: { window in
        let heading =
          "[...document.querySelectorAll('.button')].find((node) => /2026|1990/.test(node.textContent) && !node.closest('.calendar'))"
        try await window.wait("document.querySelector('.calendar')?.ariaLabel === 'February 2026'")
        try await window.execute("\(heading).click()")
        try await window.wait("document.querySelectorAll('.choices-wheel').length === 2")
        let problems = try await PageAudit(window).problems(isDark: false)
        #expect(problems == [], "\(problems)")
        try await window.execute(
          "[...document.querySelectorAll('.choices-wheel .choice')].find((node) => node.textContent.trim() === '1990').querySelector('input').click()"
        )
        try await window.wait("\(heading)?.textContent.includes('1990')")
        try await window.execute("\(heading).click()")
        try await window.wait("document.querySelector('.calendar')?.ariaLabel === 'February 1990'")
      }
    }

    @Test func buttonsOfACalendar_lightUpWithoutOverlapping() async throws {
      try await ChromiumTests.use {
        Birthday()
      } _: { window in
        let room = try await window.execute(
          """
          const [one, other] = ['Previous month', 'Next month'].map((name) => document.querySelector(`[aria-label="${name}"]`).getBoundingClientRect())
          return other.left - one.right
          """
        )
        #expect(room.number ?? 0 >= 16)
      }
    }

    @Test func today_isMarked() async throws {
      struct Other: View {
        let day = Calendar.current.date(byAdding: .day, value: 1, to: Date()) ?? Date()
        var body: some View {
          DatePicker("Day", selection: .constant(day), displayedComponents: .date)
            .datePickerStyle(.graphical)
        }
      }
      try await ChromiumTests.use {
        Other()
      } _: { window in
        let marked = """
          (() => {
            const days = [...document.querySelectorAll('.calendar button:not([aria-pressed=true]) .text')]
            const colors = days.map((day) => getComputedStyle(day).color)
            return days.filter((day, index) => colors.filter((color) => color === colors[index]).length === 1).length
          })()
          """
        // On the last day of a month the calendar shows the next one.
        try await window.wait("document.querySelector('.calendar')")
        let isInSight =
          Calendar.current.component(.day, from: Date().addingTimeInterval(86_400)) > 1
        let found = try await window.execute("return \(marked)")
        #expect(found.number == (isInSight ? 1 : 0))
      }
    }

    private struct Controls: View {
      var body: some View {
        VStack {
          Toggle("Check box", isOn: .constant(true)).toggleStyle(.checkbox)
          Gauge(value: 0.65) {
            Text("CPU")
          } currentValueLabel: {
            Text("65")
          }
          .gaugeStyle(.accessoryCircular)
          Label("+4 %", systemImage: "arrow.up.right").foregroundStyle(.green)
            .accessibilityIdentifier("change")
          ControlGroup {
            Button("Cut") {}
            Button("Copy") {}
          }
        }
      }
    }

    @Test func titleOfACheckBox_isNearIt_valueIsInTheMiddleOfItsRing_andALabelHasOneShade()
      async throws
    {
      try await ChromiumTests.use {
        Controls()
      } _: { window in
        let found = try await window.execute(
          """
          const box = (selector) => document.querySelector(selector).getBoundingClientRect()
          const toggle = box('.toggle-checkbox .labeled-label').left - box('.toggle-checkbox .switch').right
          const ring = box('.meter-circle'), value = box('.gauge-circular .part-currentValue .text')
          const off = (value.top + value.bottom) / 2 - (ring.top + ring.bottom) / 2
          const shades = [...document.querySelectorAll('.labelled > *')].map((node) => getComputedStyle(node).color)
          const [cut, copy] = document.querySelector('.joined').children
          const room = copy.getBoundingClientRect().left - cut.getBoundingClientRect().right
          const corners = [getComputedStyle(cut).borderStartEndRadius, getComputedStyle(copy).borderStartStartRadius].map(parseFloat)
          return [toggle, off, new Set(shades).size, room, ...corners, parseFloat(getComputedStyle(cut).borderStartStartRadius)]
          """
        ).list.compactMap(\.number)
        #expect((6...8).contains(found[0]) && abs(found[1]) <= 1 && found[2] == 1, "\(found)")
        // A group of controls is one, with lines between its buttons.
        #expect(found[3] == 1 && found[4] == 0 && found[5] == 0 && found[6] > 0, "\(found)")
      }
    }
  }
}
