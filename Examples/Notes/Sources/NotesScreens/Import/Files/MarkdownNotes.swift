import Pando

/// Reads notes from Markdown.
///
/// Each heading of the first level begins a note. Everything below it, including headings of other
/// levels, is its text.
enum MarkdownNotes {
  /// An example of such a file.
  static let sample = """
    # Water the aspen
    Twice a week while it is dry.

    # Parcel for Ines
    The post office closes at six.
    """

  /// - Throws: If there are too many notes.
  static func read(_ text: String, limits: ImportLimits) throws(ImportProblem) -> ImportedNotes {
    var reader = MarkdownReader(limits: limits)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try reader.read(line)
    }
    return try reader.end()
  }
}

/// Reads a file line by line.
private struct MarkdownReader {
  /// The part of a note that was read so far.
  private struct Section {
    var title: String
    var line: Int
    var text: [Substring] = []
  }

  private var notes: ImportedNotes
  private var section: Section?
  private var line = 0
  /// The open code block and its first line: headings inside it do not count.
  private var fence: (mark: Substring, line: Int)?
  /// The previous line, if an underline below it would make it a heading.
  private var paragraph: Substring?
  /// The first line of text before all headings.
  private var stray: Int?

  init(limits: ImportLimits) {
    notes = ImportedNotes(limits: limits)
  }

  mutating func read(_ text: Substring) throws(ImportProblem) {
    line += 1
    let previous = paragraph
    paragraph = nil
    if let fence {
      if Markdown.isClosing(text, fence.mark) { self.fence = nil }
      return append(text)
    }
    if let mark = Markdown.fence(text) {
      fence = (mark, line)
      return append(text)
    }
    if let title = Markdown.heading(text) {
      try endSection()
      section = Section(title: title, line: line)
    } else if let previous, Markdown.isUnderline(text) {
      takeBack()
      try endSection()
      section = Section(title: previous.trimmingCharacters(in: .whitespaces), line: line - 1)
    } else {
      if Markdown.isParagraph(text) { paragraph = text }
      append(text)
    }
  }

  mutating func end() throws(ImportProblem) -> ImportedNotes {
    reportStray()
    if let fence {
      section = nil
      notes.add(
        ImportProblem(
          line: fence.line,
          "the code block that begins here has no end, so that all below would be in it",
          remedy: "End it with a line that is \(fence.mark)."
        )
      )
    }
    try endSection()
    return notes
  }

  private mutating func append(_ text: Substring) {
    if section != nil {
      section?.text.append(text)
    } else if stray == nil, text.contains(where: { !$0.isWhitespace }) {
      stray = line
    }
  }

  /// Removes the previous line from the text, because it turned out to be a heading.
  private mutating func takeBack() {
    if section != nil {
      section?.text.removeLast()
    } else if stray == line - 1 {
      stray = nil
    }
  }

  private mutating func reportStray() {
    guard let stray else { return }
    self.stray = nil
    notes.add(
      ImportProblem(
        line: stray,
        "this stands before the first heading, and is part of no note",
        remedy: "Write a heading above it: “# ” and a title."
      )
    )
  }

  private mutating func endSection() throws(ImportProblem) {
    reportStray()
    guard let section else { return }
    self.section = nil
    let text = section.text.joined(separator: "\n").trimmingCharacters(in: .newlines)
    try notes.add(DraftNote(title: section.title, text: text), line: section.line)
  }
}

/// The meaning of single lines in CommonMark.
private enum Markdown {
  /// The title if a line is a heading of the first level; otherwise nil.
  static func heading(_ line: Substring) -> String? {
    guard let rest = unindented(line), rest.first == "#" else { return nil }
    let title = rest.dropFirst()
    guard title.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
    var words = title.trimmingCharacters(in: .whitespaces)[...]
    // Number signs at the end belong to the heading's markup if a space is before them.
    let closed = words.reversed().drop { $0 == "#" }
    if closed.first.map({ $0 == " " || $0 == "\t" }) ?? true {
      words = words.prefix(closed.count)
    }
    return words.trimmingCharacters(in: .whitespaces)
  }

  /// Whether an underline below the line can make it a heading.
  static func isParagraph(_ line: Substring) -> Bool {
    unindented(line)?.contains { !$0.isWhitespace } ?? false
  }

  /// Whether the line makes the one above it a heading.
  static func isUnderline(_ line: Substring) -> Bool {
    guard let rest = unindented(line), rest.first == "=" else { return false }
    return rest.drop { $0 == "=" }.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// The marker of a line that opens a code block.
  static func fence(_ line: Substring) -> Substring? {
    guard let rest = unindented(line), let sign = rest.first, sign == "`" || sign == "~" else {
      return nil
    }
    let mark = rest.prefix { $0 == sign }
    guard mark.count >= 3 else { return nil }
    if sign == "`", rest.dropFirst(mark.count).contains("`") { return nil }
    return mark
  }

  /// Whether a line closes a code block.
  static func isClosing(_ line: Substring, _ mark: Substring) -> Bool {
    guard let rest = unindented(line), rest.hasPrefix(mark) else { return false }
    return rest.drop { $0 == mark.first }.allSatisfy { $0 == " " || $0 == "\t" }
  }

  /// The line without its indentation of up to three spaces; nil if there are more.
  private static func unindented(_ line: Substring) -> Substring? {
    let indent = line.prefix(4).prefix { $0 == " " }
    return indent.count <= 3 ? line.dropFirst(indent.count) : nil
  }
}
