import PandoComponents
import Testing

/// Tests of the values that each rule accepts.
@Suite
struct RuleTests {
  @Test func nonEmpty() {
    #expect(NonEmptyRule<String>().isValid("a"))
    #expect(!NonEmptyRule<String>().isValid(""))
    #expect(!NonEmptyRule<[Int]>().isValid([]))
    #expect(NonEmptyRule<Int?>().isValid(0))
    #expect(!NonEmptyRule<Int?>().isValid(nil))
    #expect(!NonEmptyRule<String?>().isValid(""))
    #expect(!NonEmptyRule<String?>().isValid(nil))
    #expect(NonEmptyRule<String?>().isValid("a"))
  }

  @Test func length() {
    let rule = LengthRule<String>(in: 2...3)
    #expect(["ab", "abc", "é🇳🇴"].allSatisfy { rule.isValid($0) })
    #expect(!["", "a", "abcd"].contains { rule.isValid($0) })
    #expect(LengthRule<[Int]>(in: 1...).isValid([1, 2, 3]))
    #expect(!LengthRule<[Int]>(in: ..<3).isValid([1, 2, 3]))
  }

  @Test func range() {
    let rule = RangeRule<Int>(in: 18...)
    #expect(rule.isValid(18))
    #expect(!rule.isValid(17))
    #expect(!RangeRule<Double>(in: 0..<1).isValid(1))
  }

  @Test func constant() {
    #expect(ConstantRule(value: true).isValid(true))
    #expect(!ConstantRule(value: true).isValid(false))
  }

  @Test func oneOf() {
    #expect(OneOfRule("S", "M", "L").isValid("M"))
    #expect(!OneOfRule(["S", "M"]).isValid("XL"))
  }

  @Test func pattern() {
    #expect(PatternRule(/[A-Z]{2}\d+/).isValid("AB12"))
    #expect(!PatternRule(/[A-Z]{2}\d+/).isValid("AB12 "))
    #expect(PatternRule("[a-z]+").isValid("abc"))
    #expect(!PatternRule("[a-z]+").isValid("abc1"))
  }

  @MainActor
  @Test func pattern_thatIsNone_isReportedAndMatchesNothing() {
    let texts = reports { #expect(!PatternRule("(").isValid("(")) }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("The pattern \"(\" of a rule is no regular expression") == true)
  }

  @Test(arguments: [
    "https://example.org", "http://example.org:8080/a?b=c#d", "HTTPS://EXAMPLE.ORG",
    "https://user@example.org/", "http://127.0.0.1/", "http://[::1]/",
  ])
  func url_thatIsOne(_ text: String) {
    #expect(URLRule().isValid(text))
  }

  @Test(arguments: [
    "", "example.org", "//example.org", "https://", "https:///path", "ftp://example.org",
    "https://exa mple.org", "https://example..org", "https://.org", "javascript:alert(1)",
    "https://example.org:99999/", " https://example.org",
  ])
  func url_thatIsNone(_ text: String) {
    #expect(!URLRule().isValid(text))
  }

  @Test func url_withOtherSchemes() {
    #expect(URLRule(schemes: ["ftp"]).isValid("ftp://example.org"))
    #expect(!URLRule(schemes: ["ftp"]).isValid("https://example.org"))
  }
}
