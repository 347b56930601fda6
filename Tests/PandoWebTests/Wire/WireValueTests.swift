import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb

/// Tests that frames of pages are parsed as JSON (RFC 8259), and that anything else is refused.
@Suite struct WireValueTests {
  @Test(arguments: [
    ("[1,\"a\",true,null]", WireValue.list([.number(1), .text("a"), .flag(true), .null])),
    (" [ 1.5e2 , -0.25 ] ", .list([.number(150), .number(-0.25)])),
    ("\"\\u00e9\\n\\\"\\\\\\/\"", .text("é\n\"\\/")),
    ("\"\\ud83c\\udf33\"", .text("🌳")),
    ("\"\\ud83c\"", .text("\u{FFFD}")),
    ("[]", .list([])),
    ("0", .number(0)),
  ])
  func json_isRead(text: String, value: WireValue) {
    #expect(WireValue(json: text) == value)
  }

  @Test(arguments: [
    "", "[", "]", "[1", "[1,", "[1,]", "[,1]", "{}", "[{}]", "tru", "nul", "01", "+1", "1.", ".5",
    "1e", "--1", "1 2", "\"a", "\"\\x\"", "\"\\u12\"", "\"\n\"", "[1]x", "NaN", "Infinity", "'a'",
    "[[[[[1]]]]]", "1e999999999999999999999999999999999999", "\u{FEFF}1",
  ])
  func whatIsNotOfTheProtocol_isRefused(text: String) {
    #expect(WireValue(json: text) == nil)
  }

  @Test func everyText_thatIsWritten_isReadAgain() throws {
    let words = "quote \" slash \\ tab \t line \n nul \u{0} bell \u{7} ünï 🌳 </script>"
    let batch = Batch(
      number: 1,
      event: 0,
      patches: [.text(NodeAddress(name: "p1"), words)]
    )
    let value = try #require(WireValue(json: batch.text))
    #expect(
      value
        == .list([
          .number(1), .number(0), .list([.list([.text("t"), .text("p1"), .text(words)])]),
        ])
    )
  }

  @Test func randomBytes_neverTrap() {
    var generator = SeededGenerator(seed: 11)
    let alphabet = Array("[]{}\",:\\u0123456789.eE+-truefalsn \u{0}é".unicodeScalars)
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<24, using: &generator) {
        text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? " ")
      }
      _ = PageFrame(text)
    }
  }
}
