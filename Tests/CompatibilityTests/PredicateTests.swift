import Foundation
import Pando
import Testing

/// Tests of predicates on text, with which applications validate input.
@Suite struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home", true),
    ("SELF MATCHES %@", "[a-z]+", "ada@home", false),
    ("SELF MATCHES[c] %@", "[a-z]+", "ADA", true),
    ("self contains[cd] %@", "CAFE", "un café noir", true),
    ("SELF CONTAINS %@", "CAFE", "un cafe", false),
    ("SELF BEGINSWITH %@", "ad", "ada", true),
    ("SELF ENDSWITH %@", "ad", "ada", false),
    ("SELF LIKE %@", "a?a*", "ada lovelace", true),
    ("SELF LIKE %@", "a.a", "ada", false),
    ("SELF == %@", "ada", "ada", true),
    ("SELF != %@", "ada", "ada", false),
    ("SELF CONTAINS 'da'", "", "ada", true),
  ])
  func predicate_ofATextWithAnother_compares(
    format: String,
    operand: String,
    text: String,
    holds: Bool
  ) {
    #expect(NSPredicate(format: format, operand).evaluate(with: text) == holds)
  }

  @Test func predicate_ofAKeyPath_isReported_andNeverTrue() {
    withKnownIssue {
      let predicate = NSPredicate(format: "name CONTAINS %@", "a")
      #expect(!predicate.evaluate(with: "name a"))
    } matching: {
      "\($0)".contains(#"The predicate "name CONTAINS %@" is not known on Linux"#)
    }
  }

  @Test func attributedText_becomesTheOlderKind_withItsCharacters() {
    #expect(NSAttributedString(AttributedString("words")).string == "words")
    #expect(!ProcessInfo.processInfo.isMacCatalystApp)
  }
}
