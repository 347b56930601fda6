import Foundation
import PandoUI
import Testing

/// Tests of whole numbers in text, which are written as Foundation's formatter writes them, in
/// every locale.
@Suite struct WholeNumberTests {
  static let numbers: [Int] = [
    0, 1, 12, 999, 1_000, 1_001, 4_321, 9_999, 10_000, 99_999, 100_000, 123_456, 1_000_000,
    12_345_678, 1_234_567_890, .max, -1, -999, -1_000, -12_345, .min,
  ]

  @Test func number_isWrittenAsTheFormatterDoes() {
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      for number in Self.numbers {
        let drawn = ("\(number)" as LocalizedStringKey).text(locale: locale)
        #expect(drawn == number.formatted(.number.locale(locale)), "\(identifier)")
      }
    }
  }

  @Test(arguments: [
    ("en_US", "1,234", "12,345"), ("es_ES", "1234", "12.345"), ("de_DE", "1.234", "12.345"),
    ("ar_EG", "١٬٢٣٤", "١٢٬٣٤٥"), ("en_IN", "1,234", "12,345"),
  ])
  func number_isGroupedAsTheLocaleDoes(identifier: String, four: String, five: String) {
    let locale = Locale(identifier: identifier)
    #expect(("\(1_234)" as LocalizedStringKey).text(locale: locale) == four)
    #expect(("\(12_345)" as LocalizedStringKey).text(locale: locale) == five)
    #expect(
      ("\(1_234_567)" as LocalizedStringKey).text(locale: Locale(identifier: "en_IN"))
        == "12,34,567"
    )
  }
}
