import Foundation
import PandoTestSupport
import PandoUI
import Testing

@MainActor
@Suite struct SystemFormatStyleTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)
  private static let english = Locale(identifier: "en_US")

  private static func words<F: FormatStyle>(_ format: F, _ seconds: TimeInterval) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.locale(english).format(start + seconds).characters)
  }

  @Test func offset_isWrittenInTheLargestUnits() {
    let offset = SystemFormatStyle.DateOffset(to: Self.start)
    #expect(Self.words(offset, 7500) == "2 hours, 5 minutes")
    #expect(Self.words(offset, 60) == "1 minute")
    #expect(Self.words(offset, 0) == "0 seconds")
    #expect(Self.words(offset, -90) == "-1 minute, 30 seconds")
    #expect(Self.words(offset, 36_720_000) == "1 year, 2 months")
  }

  @Test func offset_hasTheUnitsAndTheSignThatItIsGiven() {
    let start = Self.start
    #expect(Self.words(.offset(to: start, allowedFields: [.minute]), 7500) == "125 minutes")
    #expect(Self.words(.offset(to: start, maxFieldCount: 1), 7500) == "2 hours")
    #expect(Self.words(.offset(to: start, maxFieldCount: 1, sign: .always()), 7500) == "+2 hours")
    #expect(Self.words(.offset(to: start, maxFieldCount: 1, sign: .never), -7500) == "2 hours")
    let german = SystemFormatStyle.DateOffset(to: start).locale(Locale(identifier: "de_DE"))
    #expect(String(german.format(start + 7500).characters) == "2 Stunden, 5 Minuten")
    #expect(String(german.format(start + 34_560_000).characters) == "400 Tage")
  }

  @Test func reference_isRelativeWhileItIsNear() {
    let later = SystemFormatStyle.DateReference(to: Self.start)
    #expect(Self.words(later, -7200) == "in 2 hours")
    #expect(Self.words(later, 7200) == "2 hours ago")
    #expect(Self.words(.reference(to: Self.start), 86_400 * 40).contains("2001"))
  }

  @Test func stopwatchAndTimer_areWrittenAsClocks() {
    let hour = Self.start..<(Self.start + 3600)
    #expect(Self.words(.stopwatch(startingAt: Self.start), 65.25) == "1:05.25")
    #expect(Self.words(.stopwatch(startingAt: Self.start), -5) == "0:00.00")
    #expect(
      Self.words(.stopwatch(startingAt: Self.start, maxPrecision: .seconds(1)), 65.9) == "1:05"
    )
    #expect(Self.words(.timer(countingUpIn: hour), 65) == "1:05")
    #expect(Self.words(.timer(countingDownIn: hour), 65) == "58:55")
    #expect(Self.words(.timer(countingDownIn: hour), 9999) == "0:00")
  }

  @Test func textOfTheTime_isWrittenWhenItIsDrawn() {
    let year = Date().formatted(.dateTime.year().locale(Self.english))
    let page = Page(
      VStack {
        Text(.currentDate, format: .dateTime.year())
        Text(TimeDataSource<Date>.currentDate, format: .offset(to: .distantPast, maxFieldCount: 1))
        Text(.now + 3, format: .offset(to: .now, allowedFields: [.hour]))
      }
      .environment(\.locale, Self.english)
    )
    #expect(page.texts[0] == year)
    #expect(page.texts[1].hasSuffix(" years"))
    #expect(page.texts[2] == "0 hours")
    page.graph.close()
  }
}
