import Foundation
import PandoTestSupport

/// Makes valid and invalid frames.
struct FrameFuzzer {
  private let random: SeededGenerator
  /// The maximum element number to use.
  var elements = 200

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// A frame.
  ///
  /// - Parameter next: The number of the event that is due.
  func frame(next: Int) -> String {
    switch roll(20) {
    case 0..<8: event(next)
    case 8: event(next - 1 - roll(3))
    case 9: roll(8) == 0 ? event(next + 1 + roll(5)) : event(next)
    case 10: mutated(event(next))
    case 11: String(event(next).prefix(roll(30)))
    case 12: #"["ack",\#(pick(["0", "1", "-1", "999999", "1e14", "null", "\"x\"", "1.5"]))]"#
    case 13: "[\(next),\(element),\"\(pick(Self.kinds))\",\(junk(3))]"
    case 14: junk(5)
    case 15: "[\(pick(Self.numbers)),\(pick(Self.numbers)),\"tap\"]"
    case 16: String(repeating: "[", count: roll(2000))
    case 17: #"["hello",1,"\#(junk(1))",0]"#
    case 18: "[\(next),\(element),\"\(pick(Self.kinds))\"]"
    default: "[\(next),\(element),\"\(word)\",true]"
    }
  }

  /// An event with a value of the right type, for an element that need not handle it.
  private func event(_ number: Int) -> String {
    let value =
      switch roll(16) {
      case 0...2: #""tap""#
      case 3: #""change","text","\#(word)""#
      case 4: #""change","number",\#(pick(Self.numbers))"#
      case 5: #""change","flag",\#(pick(["true", "false"]))"#
      case 6:
        #""change","selection",[\#((0..<roll(4)).map { _ in element }.joined(separator: ","))]"#
      case 7: #""change","date",\#(pick(Self.numbers))"#
      case 8: #""change","color",\#(pick(Self.colors))"#
      case 9: #""focus",\#(pick(["true", "false"]))"#
      case 10: #""key","\#(pick(["a", "Enter", "\\u0000", "👩‍👩‍👧", "Tab"]))",["shift"],"down""#
      case 11: #""drag",[0,\#(pick(Self.numbers))],[1,1],true"#
      case 12: #""drop",["\#(word)"],[1,2]"#
      case 13: #""delete",\#(element)"#
      case 14: #""move",\#(element),\#(pick([element, "null"]))"#
      default: #""\#(pick(Self.kinds))",\#(pick(Self.numbers))"#
      }
    return "[\(number),\(element),\(value)]"
  }

  private static let kinds = [
    "tap", "doubleTap", "longPress", "menu", "submit", "dismiss", "refresh", "shortcut", "change",
    "focus",
    "hover", "key", "drag", "drop", "delete", "move", "action", "nothing", "", "constructor",
  ]

  private static let colors = [
    "\"#ff0000\"", "\"#zzzzzz\"", "\"#+12345\"", "\"#-0ffff\"", "\"#\"", "\"\"", "7",
  ]

  private static let numbers = [
    "0", "1", "-1", "2.5", "3", "5", "10", "11", "1e308", "-1e308", "1e999", "-0", "1e-320",
    "9007199254740993", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
    "1e14", "1e15", "2147483648", "0.1e1", "01", "NaN", "253402300800", "-62135769600", "1e11",
  ]

  private var element: String {
    roll(10) == 0 ? pick(Self.numbers) : "\(roll(elements))"
  }

  private var word: String {
    pick([
      "", "oak", "\\n", "\\u0000", "\\ud800", "\\u2028", "<script>", "🌳", "e\\u0301", "a\\rb",
      String(repeating: "x", count: roll(3000)), "p1", "../../etc", "%s%n", "__proto__",
    ])
  }

  /// Random JSON, or something similar.
  private func junk(_ depth: Int) -> String {
    switch roll(depth > 0 ? 9 : 6) {
    case 0: pick(Self.numbers)
    case 1: "\"\(word)\""
    case 2: pick(["null", "true", "false", "nul", "TRUE", "undefined"])
    case 3: "\"\\x\""
    case 4: "{\"a\":1}"
    case 5: "[]"
    default: "[\((0..<roll(5)).map { _ in junk(depth - 1) }.joined(separator: ","))]"
    }
  }

  /// A frame with a few characters changed.
  private func mutated(_ text: String) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0...roll(3) where !characters.isEmpty {
      let index = roll(characters.count)
      switch roll(3) {
      case 0: characters[index] = Unicode.Scalar(UInt8(roll(128)))
      case 1: characters.remove(at: index)
      default: characters.insert(characters[index], at: index)
      }
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: characters)
    return String(text)
  }

  func roll(_ sides: Int) -> Int {
    // The generator is a class, so a copy shares its state.
    var random = random
    return Int.random(in: 0..<max(sides, 1), using: &random)
  }

  func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(roll(256)) } }

  private func pick(_ values: [String]) -> String { values[roll(values.count)] }
}
