import Foundation
import PandoUI
import Testing

/// Tests of values that are formatted in the locale and the time zone of the environment.
@MainActor
@Suite struct FormatTests {
  private let german = Locale(identifier: "de_DE")
  private let zone = TimeZone(identifier: "Asia/Tokyo")!
  /// Half past ten in the evening in London, the next morning in Tokyo.
  private let date = Date(timeIntervalSince1970: 1_700_000_000 + 900)

  private func words<V: View>(_ view: V) -> [String] {
    let screen = ControlScreen(
      view.environment(\.locale, german).environment(\.timeZone, zone)
    )
    return withExtendedLifetime(screen) { screen.words(in: ElementTree.rootID) }
  }

  /// Foundation's own way to ask these formatters for a value of any type ends the process.
  @Test func everyFormatterOfFoundation_writesItsValues_andNoOthers() throws {
    let noon = Date(timeIntervalSince1970: 43_200)
    func text(_ value: Any, _ formatter: Formatter) -> String {
      words(Text(value, formatter: formatter)).joined()
    }
    #expect(text(noon, ISO8601DateFormatter()) == "1970-01-01T12:00:00Z")
    #expect(text(3000, LengthFormatter()) == "3 km")
    #expect(text(NSNumber(value: 3), MassFormatter()) == "3 kg")
    #expect(text(3.0, EnergyFormatter()) == "3 J")
    let days = DateInterval(start: noon, duration: 86_400)
    #expect(text(days, DateIntervalFormatter()).contains("70"))
    #expect(words(Text("On \(noon, formatter: ISO8601DateFormatter())")).joined().contains("1970"))
    let others: [Formatter] = [
      ISO8601DateFormatter(), LengthFormatter(), MassFormatter(), EnergyFormatter(),
      DateIntervalFormatter(), DateFormatter(), NumberFormatter(), Formatter(),
    ]
    for formatter in others { #expect(text("no number", formatter) == "") }
    let field = ControlScreen(
      TextField("Moment", value: .constant(noon), formatter: ISO8601DateFormatter())
    )
    let value = try field.first(.textField).attributes.text(.value)
    #expect(value == "1970-01-01T12:00:00Z")
  }

  @Test func money_isWrittenTheSame_inATextAndInAField() throws {
    let format = FloatingPointFormatStyle<Double>.Currency(code: "EUR")
    let expected = 1234.5.formatted(format.locale(german))
    #expect(expected.hasPrefix("1.234,50"))
    #expect(words(Text(1234.5, format: format)) == [expected])
    #expect(words(Text("Sum: \(1234.5, format: format)")) == ["Sum: " + expected])
    let screen = ControlScreen(
      TextField("Price", value: .constant(1234.5), format: format).environment(\.locale, german)
    )
    #expect(try screen.first(.textField).attributes.text(.value) == expected)
  }

  @Test func field_readsWhatItWrites() throws {
    struct Price: View {
      @State private var price = 1.5
      var body: some View {
        TextField("Price", value: $price, format: .number)
        Text(verbatim: "\(price)")
      }
    }
    let screen = ControlScreen(Price().environment(\.locale, german))
    try screen.send(.change(.text("2,75")), to: .textField)
    #expect(screen.words(in: ElementTree.rootID).contains("2.75"))
    try screen.send(.focus(false), to: .textField)
    #expect(try screen.first(.textField).attributes.text(.value) == "2,75")
  }

  @Test func dates_areInTheTimeZoneOfTheReader() {
    let style = Date.FormatStyle(date: .numeric, time: .shortened)
    var expected = style.locale(german)
    expected.timeZone = zone
    expected.calendar.timeZone = zone
    let time = date.formatted(expected)
    #expect(time.contains("7:28"))
    #expect(words(Text(date, format: style)) == [time])
    #expect(words(Text("At \(date, format: style)")) == ["At " + time])
    #expect(words(Text(date, style: .time)) == ["7:28"])
    #expect(words(Text("At \(date, style: .time)")) == ["At 7:28"])
    #expect(words(Text(date...date.addingTimeInterval(3600))) == ["7:28 – 8:28"])
  }

  @Test func date_keepsATimeZoneOfItsOwn() {
    var style = Date.FormatStyle(date: .omitted, time: .shortened)
    style.timeZone = TimeZone(identifier: "UTC")!
    #expect(words(Text(date, format: style)) == ["22:28"])
  }

  @Test func date_whenTheTimeZoneChanges_isWrittenAgain() {
    let screen = ControlScreen(Text(date, style: .time))
    screen.graph.setEnvironment {
      $0.locale = Locale(identifier: "de_DE")
      $0.timeZone = TimeZone(identifier: "UTC")!
    }
    screen.graph.flush()
    #expect(screen.words(in: ElementTree.rootID) == ["22:28"])
    screen.graph.setEnvironment { $0.timeZone = TimeZone(identifier: "Asia/Tokyo")! }
    screen.graph.flush()
    #expect(screen.words(in: ElementTree.rootID) == ["7:28"])
  }

  @Test func distances_areInTheLanguageOfTheReader() {
    let later = Date().addingTimeInterval(2 * 86_400 + 3 * 3600 + 60)
    let text = words(Text(later, style: .relative)).joined()
    #expect(text.contains("Tg") || text.contains("Tag"), "\(text)")
    #expect(words(Text("In \(Text(date, style: .time))")) == ["In 7:28"])
  }

  @Test func label_ofAssistiveTechnology_isInTheLanguageOfTheReader() throws {
    let screen = ControlScreen(
      Color.red.accessibilityLabel(Text("\(1.5, format: .number) km")).environment(\.locale, german)
    )
    let element = try #require(screen.tree.children(of: ElementTree.rootID).first)
    #expect(element.attributes.text(.accessibilityLabel) == "1,5 km")
  }
}
