import Foundation
import PandoUI
import Testing

@Suite struct LocalizedStringKeyTests {
  private let locale = Locale(identifier: "en_US")

  @Test func value_whenItLooksLikeMarkdown_staysAsItIs() {
    let name = "**x** [y](https://a.b) `z`"
    let runs = ("Hello \(name)" as LocalizedStringKey).runs()
    #expect(runs == [TextRun("Hello \(name)")])
  }

  @Test func interpolatedMarkup_closesNoMarkupAroundIt() {
    let name = "x** and `more"
    let runs = ("**Hello \(name)** end" as LocalizedStringKey).runs()
    #expect(runs.map(\.text) == ["Hello x** and `more", " end"])
    #expect(runs.map(\.isBold) == [true, false])
  }

  @Test func value_whenItIsAFormat_staysAsItIs() {
    let value = "%@ %lld 100%"
    #expect(("50% of \(value)" as LocalizedStringKey).text() == "50% of %@ %lld 100%")
  }

  @Test func value_whenItIsAnAddress_isLinkedIfSafe() {
    let good = "https://a.b/c"
    let bad = "javascript:alert(1)"
    let linked = ("[go](\(good))" as LocalizedStringKey).runs()
    let refused = ("[go](\(bad))" as LocalizedStringKey).runs()
    #expect(linked.first?.link?.absoluteString == good)
    #expect(refused == [TextRun("go")])
  }

  @Test func value_whenItIsAnAddressWithAParenthesis_doesNotEndTheLink() {
    let value = "https://a.b) [evil](https://c.d"
    let runs = ("[go](\(value))" as LocalizedStringKey).runs()
    #expect(runs.count == 1)
    #expect(runs[0].text == "go")
  }

  @Test func key_whenItHasValues_hasTheirSpecifiers() {
    let key: LocalizedStringKey = "\("a") \(1) \(2.5) \(3 as UInt8) 9%"
    #expect(key.key == "%@ %lld %lf %u 9%%")
  }

  @Test func number_whenPutIn_isWrittenAsTheRegionDoes() {
    #expect(("\(1_234_567)" as LocalizedStringKey).text(locale: locale) == "1,234,567")
    #expect(("\(2.5)" as LocalizedStringKey).text(locale: locale) == "2.500000")
  }

  @Test func number_whenASpecifierIsGiven_followsIt() {
    #expect(("\(3.14159, specifier: "%.2f") m" as LocalizedStringKey).text() == "3.14 m")
    #expect(("\(7, specifier: "%03d")" as LocalizedStringKey).text() == "007")
    #expect(("\(255, specifier: "%x")" as LocalizedStringKey).text() == "ff")
    #expect(("\(50.0, specifier: "%.0f%%")" as LocalizedStringKey).text() == "50%")
  }

  @Test(arguments: ["%@", "%s", "%n", "%*d", "%", "%d %d", "%.999999999f"])
  func number_whenTheSpecifierIsNotForIt_isWrittenPlainly(specifier: String) {
    #expect(("\(7, specifier: specifier)" as LocalizedStringKey).text() == "7")
  }

  @Test func value_whenAFormatIsGiven_followsIt() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(("\(2.0, format: style.locale(locale))" as LocalizedStringKey).text() == "2.0")
  }

  @Test func value_whenItHasStyles_keepsThemInsideOthers() throws {
    var part = AttributedString("code")
    part.inlinePresentationIntent = .code
    let runs = ("**a \(part)**" as LocalizedStringKey).runs()
    #expect(runs.map(\.text) == ["a ", "code"])
    #expect(runs.map(\.isBold) == [true, true])
    #expect(runs.map(\.isCode) == [false, true])
  }

  @Test func attributedText_whenItLeadsSomewhereUnsafe_isPlain() {
    var text = AttributedString("x")
    text.link = URL(string: "javascript:alert(1)")
    #expect(TextRun.runs(text) == [TextRun("x")])
  }

  @Test func translation_whenItOrdersValuesAnew_isFollowed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).bundle")
    let words = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: words, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#""%@ likes %@" = "**%2$@** is liked by %1$@";"#.utf8)
      .write(to: words.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(url: words) ?? Bundle(url: folder))
    let runs = ("\("Ann") likes \("*Bo*")" as LocalizedStringKey).runs(bundle: bundle)
    #expect(runs.map(\.text) == ["*Bo*", " is liked by Ann"])
    #expect(runs.first?.isBold == true)
  }
}
