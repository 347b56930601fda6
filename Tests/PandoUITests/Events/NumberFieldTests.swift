import Foundation
import PandoUI
import Testing

/// Tests that a field for a number never yields one that breaks arithmetic.
@MainActor
@Suite struct NumberFieldTests {
  private nonisolated static let hostile = [
    "nan", "NaN", "-NaN", "∞", "-∞", "inf", "1e999", "1E999", "-1E999", "NaN%", "∞%", "1E999%",
    "€NaN", "€∞", "€1E999", "NaN €", "NaN5", String(repeating: "9", count: 400),
  ]

  private func type(_ text: String, on screen: ControlScreen) {
    try? screen.send(.change(.text(text)), to: .textField)
  }

  @Test(arguments: hostile)
  func field_ofANumber_whenWhatIsTypedIsNone_staysFinite(text: String) throws {
    let formats: [FloatingPointFormatStyle<Double>] = [
      .number, .number.precision(.fractionLength(2)), .number.notation(.scientific),
    ]
    for format in formats {
      let screen = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: format) })
      type(text, on: screen)
      #expect(screen.kept.flatMap { Double($0) }.map(\.isFinite) == true, "\(text)")
    }
    let percent = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: .percent) })
    let euros = ControlScreen(
      Keeping(1.5) { TextField("N", value: $0, format: .currency(code: "EUR")) }
    )
    let float = ControlScreen(Keeping(Float(1.5)) { TextField("N", value: $0, format: .number) })
    let formatter = ControlScreen(
      Keeping(1.5) { TextField("N", value: $0, formatter: NumberFormatter()) }
    )
    for screen in [percent, euros, float, formatter] {
      type(text, on: screen)
      #expect(screen.kept.flatMap { Double($0) }.map(\.isFinite) == true, "\(text)")
    }
    let optional = ControlScreen(
      Keeping(Double?.some(1.5)) { TextField("N", value: $0, format: .number) }
    )
    type(text, on: optional)
    let kept = try #require(optional.kept)
    #expect(!kept.contains("nan") && !kept.contains("inf"), "\(text): \(kept)")
  }

  @Test(arguments: [
    ("en_US", "1234,5", 1234.5), ("en_US", "1,234", 1234), ("en_US", "12,345.5", 12345.5),
    ("en_US", "0.050", 0.05), ("en_US", "1.234,5", 1.5), ("en_US", "-7,5", -7.5),
    ("de_DE", "0.5", 0.5), ("de_DE", "1.234", 1234), ("de_DE", "1234.5", 1234.5),
    ("de_DE", "1.234,5", 1234.5),
  ])
  func field_ofANumber_readsAllOfItsDigits(locale: String, text: String, expected: Double) {
    let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: locale))
    let screen = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: format) })
    type(text, on: screen)
    #expect(screen.kept == "\(expected)")
  }

  @Test func field_thatScalesOrRounds_takesWhatIsTyped() {
    let english = Locale(identifier: "en_US")
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: english)
    let screen = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: percent) })
    type("45.7%", on: screen)
    #expect(screen.kept == "0.457")
    let rounded = FloatingPointFormatStyle<Double>(locale: english).precision(.fractionLength(0))
    let other = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: rounded) })
    type("12.7", on: other)
    #expect(other.kept == "12.7")
    let whole = ControlScreen(
      Keeping(7) { TextField("N", value: $0, format: .number.locale(english)) }
    )
    type("12,5", on: whole)
    #expect(whole.kept == "12")
  }

  @Test(arguments: hostile)
  func field_ofAWholeNumber_whenWhatIsTypedIsNone_keepsItsValue(text: String) {
    let whole = ControlScreen(Keeping(7) { TextField("N", value: $0, format: .number) })
    let percent = ControlScreen(Keeping(7) { TextField("N", value: $0, format: .percent) })
    let decimal = ControlScreen(
      Keeping(Decimal(7)) { TextField("N", value: $0, format: .number) }
    )
    for screen in [whole, percent] {
      type(text, on: screen)
      #expect(screen.kept != "\(Int.min)", "\(text)")
    }
    type(text, on: decimal)
    #expect(decimal.kept != "NaN")
  }

  @Test func field_ofANumber_whenTyped_givesIt() {
    let number = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: .number) })
    type("2.25", on: number)
    #expect(number.kept == "2.25")
    let smallest = ControlScreen(Keeping(7) { TextField("N", value: $0, format: .number) })
    type("\(Int.min)", on: smallest)
    #expect(smallest.kept == "\(Int.min)")
  }

  @Test(arguments: ["1/1/99999", "1/1/999999999", "1/1/-5", "0/0/0000"])
  func field_ofADate_whenTheYearIsNone_keepsItsValue(text: String) {
    let day = Date(timeIntervalSince1970: 0)
    let format = Date.FormatStyle(
      date: .numeric,
      time: .omitted,
      locale: Locale(identifier: "en_US")
    )
    let screen = ControlScreen(Keeping(day) { TextField("D", value: $0, format: format) })
    type(text, on: screen)
    #expect(screen.kept == "\(day)")
    type("2/3/2024", on: screen)
    #expect(screen.kept != "\(day)")
  }

  /// A format of the application that may yield any number, even infinity.
  private struct Limitless: ParseableFormatStyle, ParseStrategy {
    var parseStrategy: Limitless { self }
    func format(_ value: Double) -> String { value.isInfinite ? "no limit" : "\(value)" }
    func parse(_ value: String) throws -> Double {
      if value == "no limit" { return .infinity }
      guard let number = Double(value) else { throw CocoaError(.formatting) }
      return number
    }
  }

  @Test func field_whoseFormatHasInfinity_givesIt() {
    let screen = ControlScreen(Keeping(1.5) { TextField("N", value: $0, format: Limitless()) })
    type("no limit", on: screen)
    #expect(screen.kept == "inf")
  }
}
