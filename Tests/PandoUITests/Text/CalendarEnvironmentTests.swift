import Foundation
import Testing

@testable import PandoUI

/// Tests of the calendar of a page.
@MainActor
@Suite struct CalendarEnvironmentTests {
  /// The time zone may arrive before the language.
  @Test(arguments: [("en_US", 1), ("de_DE", 2)])
  func calendar_isThatOfTheLocaleInTheTimeZone(locale: String, firstWeekday: Int) throws {
    var environment = EnvironmentValues()
    environment.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    environment.locale = Locale(identifier: locale)
    #expect(environment.calendar.firstWeekday == firstWeekday)
    #expect(environment.calendar.timeZone.identifier == "Asia/Tokyo")
    var own = Calendar(identifier: .gregorian)
    own.firstWeekday = 4
    environment.calendar = own
    #expect(environment.calendar == own)
  }
}
