import Pando
import Testing

@testable import NotesScreens

/// Tests of notes in Markdown.
@Suite struct MarkdownNotesTests {
  private func read(_ text: String) throws -> ImportedNotes {
    try ImportedNotes.read(Data(text.utf8), named: "notes.md")
  }

  private func notes(_ text: String) throws -> [DraftNote] {
    let file = try read(text)
    #expect(file.problems == [])
    return file.notes
  }

  @Test func heading_beginsANote_andWhatIsBelowIsItsText() throws {
    #expect(
      try notes("# Saw\n\nSharpen it.\n\nThen oil it.\n\n\n# Hinge\n#\tPaint\n   # Shed\n")
        == [
          DraftNote(title: "Saw", text: "Sharpen it.\n\nThen oil it."), DraftNote(title: "Hinge"),
          DraftNote(title: "Paint"), DraftNote(title: "Shed"),
        ]
    )
  }

  @Test func headings_ofOtherLevels_andWhatOnlyLooksLikeOne_areText() throws {
    let text = "## Blade\n#tag\n    # code\n####### seven\n\\# no"
    #expect(try notes("# Saw\n\(text)") == [DraftNote(title: "Saw", text: text)])
  }

  @Test func heading_mayBeClosed() throws {
    let titles = try notes("# Saw #\n# Saw ###   \n# C#\n# a # b\n# Saw \\#").map(\.title)
    #expect(titles == ["Saw", "Saw", "C#", "a # b", "Saw \\#"])
  }

  @Test func heading_mayBeUnderlined() throws {
    #expect(
      try notes("Saw\n===\nSharpen it.\n\nHinge\n  =  \n\n===\n")
        == [
          DraftNote(title: "Saw", text: "Sharpen it."), DraftNote(title: "Hinge", text: "==="),
        ]
    )
  }

  @Test func codeBlock_hidesWhatLooksLikeAHeading() throws {
    let code = "```sh\n# not a note\n~~~\n```` "
    let other = "~~~\n# not one\n```\n~~~"
    #expect(
      try notes("# Saw\n\(code)\n# Hinge\n\(other)\n# Paint\n```a```")
        == [
          DraftNote(title: "Saw", text: code), DraftNote(title: "Hinge", text: other),
          DraftNote(title: "Paint", text: "```a```"),
        ]
    )
  }

  @Test func codeBlock_withoutAnEnd_isSaid_andTakesNothingWithIt() throws {
    let file = try read("# Saw\n# Hinge\ntext\n~~~~\n# Paint\n~~~\n")
    #expect(file.notes == [DraftNote(title: "Saw")])
    #expect(file.problems.map(\.line) == [4])
    #expect(file.problems.first?.words.contains("End it with a line that is ~~~~.") == true)
  }

  @Test func words_beforeTheFirstHeading_areSaidOnce() throws {
    let file = try read("\n\nMy notes\nof the autumn\n\n# Saw\n")
    #expect(file.notes == [DraftNote(title: "Saw")])
    #expect(
      file.problems == [
        ImportProblem(
          line: 3,
          "this stands before the first heading, and is part of no note",
          remedy: "Write a heading above it: “# ” and a title."
        )
      ]
    )
    // An underlined heading does not count as stray text.
    #expect(try read("My notes\nSaw\n===").problems.map(\.line) == [1])
    #expect(try read("My notes\nSaw\n===").notes == [DraftNote(title: "Saw")])
    #expect(try read("only words").notes == [])
  }

  @Test func note_withoutATitle_orTooLong_isSaid_andLeftOut() throws {
    let file = try read(
      "# Saw\n#\ntext\n# ##\n# \(String(repeating: "ä", count: 201))\n# Hinge\n"
        + String(repeating: "e\u{301}", count: 10_001)
    )
    #expect(file.notes == [DraftNote(title: "Saw")])
    #expect(
      file.problems.map(\.words) == [
        "Line 2: the note has no title. Write a few words for it.",
        "Line 4: the note has no title. Write a few words for it.",
        "Line 5: the title has 201 characters, and 200 is the most. "
          + "Shorten it, and put the rest into the text.",
        "Line 6: the text of the note has 20002 characters, and 20000 is the most. "
          + "Make several notes of it.",
      ]
    )
  }

  @Test func sample_isWhatItSays() throws {
    let titles = try notes(MarkdownNotes.sample).map(\.title)
    #expect(titles == ["Water the aspen", "Parcel for Ines"])
  }
}
