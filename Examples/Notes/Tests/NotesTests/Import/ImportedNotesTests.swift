import Pando
import PandoTestSupport
import PandoTesting
import Testing

@testable import NotesScreens

/// Tests of arbitrary files: the notes that are read, and that no file crashes the program.
@Suite struct ImportedNotesTests {
  private func read(_ text: String, _ name: String) throws -> ImportedNotes {
    try ImportedNotes.read(Data(text.utf8), named: name)
  }

  private func problem(_ text: String, _ name: String) -> String? {
    #expect(throws: ImportProblem.self) { try read(text, name) }?.words
  }

  @Test func name_saysWhatAFileIs() throws {
    for name in ["a.md", "A.MARKDOWN", "a.b.md"] {
      #expect(try read("# title", name).notes.map(\.title) == ["title"])
    }
    for name in ["a.csv", "a.TSV", "a.tab"] {
      #expect(try read("title\nSaw", name).notes.map(\.title) == ["Saw"])
    }
    for name in ["a.txt", "md", "", ".csv/", "a.md.png"] {
      #expect(problem("# title", name)?.hasPrefix("the name of the file says neither") == true)
    }
  }

  @Test func file_withoutNotes_isSaidToBe() {
    for name in ["a.md", "a.csv"] {
      for text in ["", "\n", " \r\n\t", "\u{FEFF}"] {
        #expect(
          problem(text, name) == "the file is empty. Choose one that has notes in it."
        )
      }
    }
    #expect(
      problem("title,text\n", "a.csv")
        == "the file has no notes. Below is what one with notes looks like."
    )
  }

  @Test func limits_areSaid() throws {
    let many = (1...1_001).map { "# \($0)\n" }.joined()
    #expect(
      problem(many, "a.md")
        == "the file has more than 1000 notes. Divide it into several files."
    )
    #expect(try read(String(many.dropLast("# 1001\n".count)), "a.md").notes.count == 1_000)
    #expect(problem("title\n" + many, "a.csv")?.hasPrefix("the file has more than 1000") == true)
    let large = String(repeating: "#", count: 1_000_001)
    #expect(problem(large, "a.md")?.hasPrefix("the file is larger than") == true)
    let rows = try read("title,text\n" + String(repeating: ",x\n", count: 300_000), "a.csv")
    #expect(rows.problems.count == 100 && rows.problemCount == 300_000)
  }

  @Test(arguments: 0..<400) func noise_neverStopsTheProgram(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs: [UInt8] = Array("#\"',;\n\r\t =`~ab".utf8) + [0, 0x1B, 0xC3, 0xA4, 0xEF, 0xFE, 0xFF]
    let isText = seed % 2 == 0
    let head = [[], Array("title,text\n".utf8), [0xFF, 0xFE], [0xEF, 0xBB, 0xBF]][Int(seed / 2 % 4)]
    let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
      isText
        ? signs.dropLast(7).randomElement(using: &generator)!
        : signs.randomElement(using: &generator)!
    }
    for name in ["a.md", "a.csv"] {
      let limits = ImportLimits(fileSize: 10_000, notes: 20, title: 5, text: 9, problems: 7)
      let lines = (head + bytes).count + 1
      do {
        let file = try ImportedNotes.read(Data(head + bytes), named: name, limits: limits)
        #expect(file.notes.count <= 20 && file.problems.count <= min(7, file.problemCount))
        #expect(file.notes.allSatisfy { 1...5 ~= $0.title.unicodeScalars.count })
        #expect(file.notes.allSatisfy { !$0.title.contains("\n") })
        #expect(file.notes.allSatisfy { $0.text.unicodeScalars.count <= 9 })
        let numbers = file.problems.compactMap(\.line)
        #expect(numbers.allSatisfy { 1...lines ~= $0 })
      } catch {
        #expect(error.line.map { 1...lines ~= $0 } ?? true)
        #expect(!error.what.isEmpty && !error.remedy.isEmpty)
      }
    }
  }

  @Test(arguments: 0..<50) func table_ofAnyNotes_isReadAsItWasWritten(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func words() -> String {
      let parts = ["a", "ä", "\"", ",", ";", "\t", "#", "🪚", "b c", "="]
      let middle = (0..<Int.random(in: 0...6, using: &generator))
        .map { _ in parts.randomElement(using: &generator) ?? "" }
      return "x" + middle.joined() + "y"
    }
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
    let notes = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      DraftNote(
        title: words(),
        text: words() + "\n" + words(),
        color: Bool.random(using: &generator)
          ? Swatch.allCases.randomElement(using: &generator) : nil
      )
    }
    let end = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    let rows = notes.map {
      [quoted($0.title), quoted($0.text), $0.color?.rawValue ?? ""].joined(separator: ",") + end
    }
    let file = try read("title,text,color" + end + rows.joined(), "a.csv")
    #expect(file.problems == [])
    #expect(file.notes == notes)
  }
}
