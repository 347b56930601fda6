import Pando
import Testing

@testable import NotesScreens

/// Tests of decoding files as text.
@Suite struct ImportedTextTests {
  private func text(_ bytes: [UInt8]) throws -> String {
    try ImportedText.decode(Data(bytes))
  }

  /// The bytes of a text in UTF-16 with a byte order mark.
  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }

  @Test func utf8_withAndWithoutItsMark_isText() throws {
    #expect(try text(Array("Säge 🪚".utf8)) == "Säge 🪚")
    #expect(try text([0xEF, 0xBB, 0xBF] + Array("Säge".utf8)) == "Säge")
    #expect(try text([]) == "")
    #expect(try text([0xEF, 0xBB, 0xBF]) == "")
  }

  @Test func utf16_withItsMark_isText() throws {
    for isBigEndian in [true, false] {
      #expect(try text(utf16("Säge 🪚\r\nHinge", isBigEndian: isBigEndian)) == "Säge 🪚\nHinge")
      #expect(try text(utf16("", isBigEndian: isBigEndian)) == "")
    }
  }

  @Test func lines_whateverTheyEndIn_endInALineFeed() throws {
    #expect(try text(Array("a\r\nb\rc\nd\r\r\n\n".utf8)) == "a\nb\nc\nd\n\n\n")
  }

  @Test func bytes_thatAreNoUTF8_areSaidToBe_withTheirLine() {
    for (bytes, line) in [
      (Array("a\nb\r\nCaf".utf8) + [0xE9], 3), ([0xC3], 1), ([0xEF, 0xBB, 0xBF, 0xFF], 1),
      (Array("\r\r\r".utf8) + [0x80, 0x0A], 4),
    ] as [([UInt8], Int)] {
      let problem = #expect(throws: ImportProblem.self) { try text(bytes) }
      #expect(problem?.line == line)
      #expect(problem?.what == "there are bytes that are no UTF-8")
      #expect(problem?.remedy.contains("Save the file as UTF-8") == true)
    }
  }

  @Test func utf16_thatIsHalf_isSaidToBe_withItsLine() {
    let whole = utf16("a\nb🪚", isBigEndian: true)
    for count in 1...3 {
      let problem = #expect(throws: ImportProblem.self) { try text(whole.dropLast(count)) }
      #expect(problem?.line == 2)
      #expect(problem?.what == "there are bytes that are no UTF-16")
    }
  }

  @Test func signs_thatNoTextHas_areNamed() {
    let problem = #expect(throws: ImportProblem.self) { try text(Array("a\nb\u{0}".utf8)) }
    #expect(
      problem?.words.hasPrefix("Line 2: there is a U+0000, which no text has in it. ") == true
    )
    let escape = #expect(throws: ImportProblem.self) { try text([0x1B]) }
    #expect(escape?.what == "there is a U+001B, which no text has in it")
    // The bytes are UTF-32, whose byte order mark begins like that of UTF-16.
    #expect(throws: ImportProblem.self) { try text([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0]) }
  }
}
