import Foundation
import Testing

@testable import PandoPostgres

/// Tests of dates in the form of the server.
@Suite struct PostgresDateTests {
  @Test(arguments: [
    "2026-11-21 03:15:00.123456+00", "1969-12-31 23:59:59.999999+00",
    "2000-02-29 00:00:00.000000+00",
    "0001-01-01 00:00:00.000000+00", "0044-03-15 12:00:00.000000+00 BC",
    "9999-12-31 23:59:59.000000+00",
  ])
  func date_isTheSameThereAndBack(_ text: String) throws {
    let date = try #require(PostgresDate.date(text))
    #expect(PostgresDate.text(date).hasPrefix(text.prefix(23)))
    #expect(PostgresDate.text(date).hasSuffix("BC") == text.hasSuffix("BC"))
  }

  @Test func date_isReadInEveryForm() {
    let date = Date(timeIntervalSince1970: 1_795_230_900)
    #expect(PostgresDate.date("2026-11-21 03:15:00+00") == date)
    #expect(PostgresDate.date("2026-11-21 08:45:00+05:30") == date)
    #expect(PostgresDate.date("2026-11-20 22:15:00-05") == date)
    #expect(PostgresDate.date("2026-11-21 03:15:00") == date)
    #expect(PostgresDate.date("2026-11-21") == date.addingTimeInterval(-11_700))
    for text in [
      "", "infinity", "2026", "2026-13-01", "99999999999999999999-01-01", "2026-11-21 99:00:00",
      "2026-11-21 03:15:00+99",
    ] {
      #expect(PostgresDate.date(text) == nil)
    }
  }
}
