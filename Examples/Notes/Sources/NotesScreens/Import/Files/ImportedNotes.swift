import Pando

/// The contents of a file: notes that can be added, and the parts that are invalid.
struct ImportedNotes: Equatable, Sendable {
  private(set) var notes: [DraftNote] = []
  /// The listed problems, in the order of the file.
  private(set) var problems: [ImportProblem] = []
  /// The number of all problems, including those that are not listed.
  private(set) var problemCount = 0

  private(set) var limits = ImportLimits()

  /// Adds a note if it is valid; otherwise adds the problem.
  ///
  /// - Parameters:
  ///   - note: The note as it was read.
  ///   - line: The line at which it begins.
  /// - Throws: If there are too many notes.
  mutating func add(_ note: DraftNote, line: Int) throws(ImportProblem) {
    if let problem = problem(of: note, line: line) { return add(problem) }
    guard notes.count < limits.notes else {
      throw ImportProblem(
        "the file has more than \(limits.notes) notes",
        remedy: "Divide it into several files."
      )
    }
    notes.append(note)
  }

  mutating func add(_ problem: ImportProblem) {
    problemCount += 1
    if problems.count < limits.problems { problems.append(problem) }
  }

  private func problem(of note: DraftNote, line: Int) -> ImportProblem? {
    if note.title.isEmpty {
      return ImportProblem(
        line: line,
        "the note has no title",
        remedy: "Write a few words for it."
      )
    }
    let title = note.title.unicodeScalars.count
    if title > limits.title {
      return ImportProblem(
        line: line,
        "the title has \(title) characters, and \(limits.title) is the most",
        remedy: "Shorten it, and put the rest into the text."
      )
    }
    let text = note.text.unicodeScalars.count
    if text > limits.text {
      return ImportProblem(
        line: line,
        "the text of the note has \(text) characters, and \(limits.text) is the most",
        remedy: "Make several notes of it."
      )
    }
    return nil
  }
}

/// A note in a file, before it is added.
struct DraftNote: Equatable, Sendable {
  var title: String
  var text = ""
  /// The colour; nil if the file has none.
  var color: Swatch?
  /// The date; nil if the file has none.
  var created: Date?
}
