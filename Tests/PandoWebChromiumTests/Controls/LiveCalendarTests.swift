import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of calendars that are used with a keyboard, after the grid pattern of the WAI-ARIA
  /// Authoring Practices.
  @MainActor
  @Suite("Live calendars")
  struct LiveCalendars {
    private struct Meeting: View {
      static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: "en_GB")
        calendar.firstWeekday = 2
        return calendar
      }()
      /// Noon of 25 November 2026, in GMT.
      @State private var day = Date(timeIntervalSince1970: 1_795_608_000)

      var body: some View {
        VStack {
          Button("Before") {}.accessibilityIdentifier("before")
          DatePicker(
            "Day",
            selection: $day,
            in: Date(timeIntervalSince1970: 1_794_000_000)...,
            displayedComponents: .date
          )
          .datePickerStyle(.graphical)
          Button("After") {}.accessibilityIdentifier("after")
          Text(verbatim: "\(Int(day.timeIntervalSince1970))").accessibilityIdentifier("chosen")
        }
        .environment(\.calendar, Self.calendar)
      }
    }

    private func use(
      isRightToLeft: Bool = false,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        Meeting().environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    @Test(arguments: [320, 375, 390])
    func calendar_inAFormOnAPhone_fits_andHasRoundDays(width: Int) async throws {
      let address = try ClientPage.serve(policy: nil) {
        Form {
          DatePicker("Day", selection: .constant(.distantPast), displayedComponents: .date)
            .datePickerStyle(.graphical)
        }
      }
      try await ChromeWindow.use { window in
        try await PageAudit.show(
          .init(width: width, height: 700, isTouch: true, isDark: false),
          in: window
        )
        try await window.open(address)
        #expect(try await PageAudit(window).wideScrollers() == [])
        let day = try await window.execute(
          "const { width, height } = document.querySelector('.calendar .button').getBoundingClientRect(); return [width, height]"
        )
        #expect(day[0] == day[1] && (day[0].number ?? 0) >= (width < 390 ? 34 : 44), "\(day)")
      }
    }

    /// A calendar in a form fills its row, and its days are in the middle of their columns. Elsewhere it has its own width.
    @Test func calendar_fillsTheRowOfAForm_andNothingElse() async throws {
      let calendar = DatePicker(
        "Day",
        selection: .constant(.distantPast),
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
      let found = """
        const box = (node) => node.getBoundingClientRect(), table = document.querySelector('.calendar'), around = box(document.querySelector('.row-content') ?? document.body)
        const off = [...document.querySelectorAll('.calendar .button')].map((day) => {
          const [one, other] = [box(day), box(day.closest('td'))]
          return Math.abs(one.left + one.right - other.left - other.right) / 2
        })
        return [around.width - box(table.closest('.v > .v, .v > .measure > .v') ?? table).width, box(table.querySelector('table') ?? table).width, Math.max(...off)]
        """
      try await ChromiumTests.use {
        Form { calendar }
      } _: { window in
        let row = try await window.execute(found).list.compactMap(\.number)
        #expect(row[0] < 40 && row[1] > 600 && row[2] < 1, "\(row)")
      }
      try await ChromiumTests.use {
        calendar
      } _: { window in
        let alone = try await window.execute(found).list.compactMap(\.number)
        #expect(alone[1] < 300 && alone[2] < 1, "\(alone)")
      }
    }

    private func expect(
      _ day: String,
      after key: ChromeWindow.Key,
      in window: ChromeWindow
    ) async throws {
      try await window.press(key)
      try await window.wait(
        "document.activeElement.closest('.calendar') && document.activeElement.textContent.trim() == '\(day)'"
      )
    }

    @Test func keys_goFromDayToDay_overTheEndsOfWeeksAndMonths() async throws {
      try await use { window in
        try await window.execute("document.querySelector('[data-testid=before]').focus()")
        // The heading is first. The button of the month before is disabled. Behind the button of
        // the next month is the chosen day.
        try await window.press(.tab)
        try await window.press(.tab)
        try await expect("25", after: .tab, in: window)
        try await expect("26", after: .right, in: window)
        try await expect("19", after: .up, in: window)
        try await expect("16", after: .home, in: window)
        try await expect("22", after: .end, in: window)
        try await expect("29", after: .down, in: window)
        try await expect("6", after: .down, in: window)
        #expect(
          try await window.execute("return document.querySelector('.calendar').ariaLabel")
            == "December 2026"
        )
        try await expect("6", after: .pageDown, in: window)
        try await window.wait("document.querySelector('.calendar').ariaLabel == 'January 2027'")
        try await window.press(.enter)
        // The time of day is noon, as before.
        try await window.wait(
          "document.querySelector('[data-testid=chosen]').textContent == '1799236800'"
        )
        try await window.wait(
          "document.querySelector('.calendar [aria-pressed=true]').textContent.trim() == '6'"
        )
        try await window.press(.tab)
        #expect(
          try await window.execute("return document.activeElement.dataset.testid") == "after"
        )
      }
    }

    /// The wheels of the month stayed open, and a group of wheels that handles keys was a stop of
    /// the key Tab.
    @Test func escape_inTheWheelsOfTheMonth_showsTheDaysAgain() async throws {
      try await use { window in
        try await window.execute("document.querySelector('[data-testid=before]').focus()")
        try await window.press(.tab)
        for steps in 0..<4 {
          try await window.press(.enter)
          try await window.wait(
            "document.querySelectorAll('.choices-wheel [role=spinbutton]').length === 2"
          )
          // The wheels come behind the button of the next month.
          for _ in 0..<steps { try await window.press(.tab) }
          let stop = try await window.execute(
            "return document.activeElement.matches('button') ? 'button' : document.activeElement.role"
          )
          #expect(stop == (steps < 2 ? "button" : "spinbutton"))
          try await window.press(.escape)
          try await window.wait("document.querySelector('.calendar')?.checkVisibility()")
          try await window.wait("document.activeElement.textContent.trim() === 'November 2026'")
        }
      }
    }

    @Test func weekThatAMonthDoesNotHave_isNotSeen_andKeepsItsRoom() async throws {
      try await use { window in
        // November 2026 has six weeks from its Sunday on, December has five.
        let weeks =
          "[...document.querySelectorAll('.calendar tbody tr')].map((row) => getComputedStyle(row).visibility).join()"
        let height = "document.querySelector('.calendar').offsetHeight"
        let before = try await window.execute("return [\(weeks), \(height)]").list
        #expect(before.first == "visible,visible,visible,visible,visible,visible")
        try await window.click("[aria-label='Next month']")
        try await window.wait("document.querySelector('.calendar').ariaLabel == 'December 2026'")
        let after = try await window.execute("return [\(weeks), \(height)]").list
        #expect(after.first == "visible,visible,visible,visible,visible,hidden")
        #expect(before.last == after.last)
      }
    }

    @Test func keys_stayWithinTheRange_andGoTheOtherWayFromRightToLeft() async throws {
      try await use(isRightToLeft: true) { window in
        try await window.execute("document.querySelector('.calendar [aria-pressed=true]').focus()")
        try await expect("26", after: .left, in: window)
        try await expect("25", after: .right, in: window)
        // The range begins on the sixth.
        for _ in 0..<2 { try await window.press(.up) }
        try await expect("6", after: .pageUp, in: window)
        #expect(
          try await window.execute(
            "return [...document.querySelectorAll('.calendar button')].filter((day) => day.disabled).length"
          ) == 5
        )
      }
    }
  }
}
