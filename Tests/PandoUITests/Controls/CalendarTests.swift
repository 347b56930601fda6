import Foundation
import Testing

@testable import PandoUI

/// Tests of calendars of months: their weeks, their bounds, and their keys.
@MainActor
@Suite
struct CalendarTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "de_DE")
    calendar.firstWeekday = 2
    return calendar
  }()

  private func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
    try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
  }

  @Test func month_hasSixWeeks_fromTheLocalesFirstWeekday() throws {
    let month = MonthOfDays(try day(2026, 11, 25), calendar)
    #expect(month.title == "November 2026")
    #expect(month.weekdays.map(\.name).first == "Mo")
    #expect(month.weeks.count == 6)
    // The first of November 2026 is a Sunday.
    #expect(
      month.weeks[0].days.map { $0.date != nil } == [
        false, false, false, false, false, false, true,
      ]
    )
    #expect(month.weeks.flatMap(\.days).compactMap(\.date).count == 30)
  }

  @Test(arguments: [
    (KeyEquivalent.leftArrow, false, [2026, 10, 31]), (.rightArrow, false, [2026, 11, 2]),
    (.upArrow, false, [2026, 10, 25]), (.downArrow, false, [2026, 11, 8]),
    (.home, false, [2026, 10, 26]), (.pageUp, false, [2026, 10, 1]),
    (.pageDown, false, [2026, 12, 1]), (.pageUp, true, [2025, 11, 1]),
  ])
  func key_leadsToADay(key: KeyEquivalent, isShifted: Bool, goal: [Int]) throws {
    let start = try day(2026, 11, 1)
    let keys = CalendarKeys(calendar: calendar, isRightToLeft: false)
    #expect(
      keys.day(after: key, isShifted: isShifted, from: start)
        == (try day(goal[0], goal[1], goal[2]))
    )
  }

  @Test func key_whenRightToLeft_leadsTheOtherWay_andAtTheEndOfAWeekNowhere() throws {
    let start = try day(2026, 11, 1)
    let keys = CalendarKeys(calendar: calendar, isRightToLeft: true)
    #expect(keys.day(after: .leftArrow, isShifted: false, from: start) == (try day(2026, 11, 2)))
    #expect(keys.day(after: .end, isShifted: false, from: start) == nil)
  }

  // MARK: Wheels

  @Test func wheels_standInTheOrderOfTheLanguage() {
    func names(_ language: String) -> [String] {
      DateWheel.all(of: [.date, .hourAndMinute], in: Locale(identifier: language)).map(\.rawValue)
    }
    #expect(names("de_DE") == ["day", "month", "year", "hour", "minute"])
    #expect(names("en_US") == ["month", "day", "year", "hour", "minute"])
    #expect(names("ja_JP") == ["year", "month", "day", "hour", "minute"])
  }

  @Test func wheel_hasTheDaysOfTheMonth_andTheYearsWithinTheBounds() throws {
    let open = CalendarBounds(from: nil, through: nil)
    #expect(DateWheel.day.values(at: try day(2028, 2, 1), open, calendar) == Array(1...29))
    #expect(DateWheel.year.values(at: try day(2026, 2, 1), open, calendar) == Array(1900...2149))
    let bounds = CalendarBounds(from: try day(2020, 1, 1), through: try day(2030, 1, 1))
    #expect(DateWheel.year.values(at: try day(2026, 2, 1), bounds, calendar) == Array(2020...2030))
    #expect(DateWheel.month.words(3, at: try day(2026, 2, 1), calendar) == "März")
    #expect(DateWheel.minute.words(5, at: try day(2026, 2, 1), calendar) == "05")
  }

  @Test func wheel_hasTheDigitsOfTheLanguage() throws {
    var calendar = calendar
    calendar.locale = Locale(identifier: "ar_EG")
    let start = try day(2026, 2, 1)
    #expect(DateWheel.day.words(12, at: start, calendar) == "١٢")
    #expect(DateWheel.year.words(2026, at: start, calendar) == "٢٠٢٦")
    #expect(DateWheel.minute.words(5, at: start, calendar) == "٠٥")
  }

  @Test func wheel_whenItsMonthLacksTheDay_givesTheLastOne() throws {
    let last = try day(2028, 1, 31)
    #expect(DateWheel.month.date(last, with: 2, calendar) == (try day(2028, 2, 29)))
    #expect(
      DateWheel.year.date(try day(2028, 2, 29), with: 2027, calendar) == (try day(2027, 2, 28))
    )
    #expect(DateWheel.day.date(last, with: 5, calendar) == (try day(2028, 1, 5)))
  }

  @Test func bounds_containDaysOfWhichSomeTimeIsIn() throws {
    let noon = try day(2026, 11, 10).addingTimeInterval(43_200)
    let bounds = CalendarBounds(from: noon, through: try day(2026, 11, 20))
    #expect(!bounds.contains(day: try day(2026, 11, 9), calendar))
    #expect(bounds.contains(day: try day(2026, 11, 10), calendar))
    #expect(bounds.contains(day: try day(2026, 11, 20), calendar))
    #expect(!bounds.contains(day: try day(2026, 11, 21), calendar))
    #expect(bounds.nearest(to: try day(2026, 12, 24), calendar) == (try day(2026, 11, 20)))
    #expect(!bounds.contains(monthOf: try day(2026, 12, 1), calendar))
  }

  @Test func bounds_thatAreOpen_endWithTheYearsThatEventsMayHave() throws {
    var calendar = calendar
    calendar.timeZone = .current
    func day(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
      try #require(calendar.date(from: DateComponents(year: year, month: month, day: day)))
    }
    let bounds = CalendarBounds(from: nil, through: nil)
    let last = try day(9999, 12, 31)
    #expect(bounds.contains(day: last, calendar))
    #expect(!bounds.contains(day: try day(10_000, 1, 1), calendar))
    #expect(!bounds.contains(monthOf: try day(10_000, 1, 1), calendar))
    #expect(bounds.nearest(to: try day(10_000, 1, 20), calendar) == last)
  }

  @Test func day_whenPressed_keepsTheTime_withinTheRange() throws {
    let start = try day(2026, 11, 10).addingTimeInterval(43_200)
    let latest = try day(2026, 11, 20).addingTimeInterval(3600)
    let screen = ControlScreen(
      Keeping(start) { DatePicker("Day", selection: $0, in: start...latest) }
        .datePickerStyle(.graphical)
        .environment(\.calendar, calendar)
    )
    let buttons = screen.all(.button)
    // Two buttons turn the month.
    #expect(buttons.count == 32)
    #expect(buttons.filter { !$0.attributes.flag(.isDisabled) }.count == 11)
    // The time has a field of its own.
    try screen.send(.tap, to: .button, at: 2 + 14)
    #expect(
      try screen.first(.datePicker).attributes[.value]
        == .date(try day(2026, 11, 15).addingTimeInterval(43_200))
    )
    // On the twentieth the range ends before noon.
    try screen.send(.tap, to: .button, at: 2 + 19)
    #expect(try screen.first(.datePicker).attributes[.value] == .date(latest))
  }
}
