import Pando
import Testing

@testable import NotesScreens

/// Tests of notes in tables.
@Suite struct CSVNotesTests {
  private func read(_ text: String) throws -> ImportedNotes {
    try ImportedNotes.read(Data(text.utf8), named: "notes.csv")
  }

  private func notes(_ text: String) throws -> [DraftNote] {
    let file = try read(text)
    #expect(file.problems == [])
    return file.notes
  }

  private func problems(_ text: String) throws -> [String] {
    try read(text).problems.map(\.words)
  }

  @Test func columns_areFoundByTheirNames() throws {
    #expect(
      try notes("Colour, Text ,TITLE,shelf,Date\r\nred,Sharpen it.,Saw,3,2026-09-21\r\n,,Hinge")
        == [
          DraftNote(
            title: "Saw",
            text: "Sharpen it.",
            color: .red,
            created: Date(timeIntervalSince1970: 1_789_948_800)
          ),
          DraftNote(title: "Hinge"),
        ]
    )
  }

  @Test func values_inQuotes_haveCommasQuotesAndLinesInThem() throws {
    #expect(
      try notes(
        "\"title\",\"text\"\n\"Nails, screws\",\"For the \"\"old\"\" shed:\r\ntwo boxes\"\n\"\"\"Saw\"\"\" , \n"
      )
        == [
          DraftNote(title: "Nails, screws", text: "For the \"old\" shed:\ntwo boxes"),
          DraftNote(title: "\"Saw\""),
        ]
    )
    // A title has only one line.
    #expect(try notes("title\n\"Saw\nand hinge\"").map(\.title) == ["Saw and hinge"])
    #expect(try notes("title\na \"b\" c").map(\.title) == ["a \"b\" c"])
  }

  @Test func semicolonsAndTabs_areUnderstood() throws {
    let note = [DraftNote(title: "Saw, hinge", text: "a")]
    #expect(try notes("title;text\nSaw, hinge;a") == note)
    #expect(try notes("text\ttitle\na\tSaw, hinge") == note)
    #expect(try notes("title\ttext\n\"Saw, hinge\"\ta") == note)
  }

  @Test func emptyLines_areNothing() throws {
    let titles = try notes("\n,,\ntitle,text\n\n  \nSaw,\n,\n\nHinge,\n\n").map(\.title)
    #expect(titles == ["Saw", "Hinge"])
  }

  @Test func lines_areCountedThroughQuotes() throws {
    #expect(
      try problems("title,text,color\n\"Saw\",\"a\n\nb\",\n,no title,\nPaint,,pink\n")
        == [
          "Line 5: the note has no title. Write a few words for it.",
          "Line 6: “pink” is no colour of a note. "
            + "Write one of yellow, orange, red, purple, blue, green, or nothing.",
        ]
    )
  }

  @Test func date_thatIsNone_isSaid() throws {
    let text = "title,created\nSaw,2026-09-21T17:46:40Z\nHinge,2026-13-40\nPaint,21.9.2026\nShed,-"
    let file = try read(text)
    #expect(file.notes.map(\.created) == [Date(timeIntervalSince1970: 1_790_012_800)])
    #expect(file.problems.map(\.line) == [3, 4, 5])
    #expect(
      file.problems.first?.words
        == "Line 3: “2026-13-40” is no date. "
        + "Write one such as 2026-09-21 or 2026-09-21T17:46:40Z, or nothing."
    )
  }

  @Test func quote_thatIsNotClosed_isSaid_withTheLineItBeginsOn() throws {
    let file = try read("title,text\nSaw,\nHinge,\"half\nPaint,\nShed,")
    #expect(file.notes.map(\.title) == ["Saw"])
    #expect(
      file.problems.map(\.words) == [
        "Line 3: the quote that begins here has no end, so that nothing below can be read. "
          + "Write a quote behind the value, and quotes in it twice."
      ]
    )
  }

  @Test func row_withWordsBehindAQuote_isSaid_andTheNextOneIsRead() throws {
    let file = try read("title,text\n\"a\"b,c\nSaw,\"x\ny\" z,\nHinge,\n")
    #expect(file.notes.map(\.title) == ["Hinge"])
    #expect(file.problems.map(\.line) == [2, 4])
  }

  @Test func row_withTooManyValues_isSaid() throws {
    let file = try read("title,text\nSaw,a,b\nHinge,a,,\nPaint\n")
    #expect(file.notes.map(\.title) == ["Hinge", "Paint"])
    #expect(
      file.problems.map(\.words) == [
        "Line 2: there are 3 values for 2 columns. "
          + "Put values that have the sign between two values in them into quotes."
      ]
    )
  }

  @Test func firstLine_thatNamesNoTitle_orOneTwice_isSaid() {
    for (text, words) in [
      ("name,text\nSaw,a", "Line 1: no column is called “title”. "),
      ("\n\nSaw;a\nb;c", "Line 3: no column is called “title”. "),
      ("title,text,Text\nSaw", "Line 1: two columns are called “text”. "),
      ("title,color,colour\nSaw", "Line 1: two columns are called “colour”. "),
      ("title,\"text\nSaw", "Line 1: the quote that begins here has no end"),
      ("\"title\"x,text\nSaw", "Line 1: something stands behind the quote"),
    ] {
      let problem = #expect(throws: ImportProblem.self) { try read(text) }
      #expect(problem?.words.hasPrefix(words) == true, "\(problem?.words ?? "") of \(text)")
    }
  }

  @Test func sample_isWhatItSays() throws {
    #expect(
      try notes(CSVNotes.sample).map(\.text) == ["Water it.", "For the shed:\ntwo boxes"]
    )
  }
}
