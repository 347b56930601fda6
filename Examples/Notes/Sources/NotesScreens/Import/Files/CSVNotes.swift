import Pando

/// Reads notes from tables (RFC 4180): the first row names the columns, every other row is a note.
///
/// The separator may be a comma, a semicolon or a tab.
enum CSVNotes {
  /// An example of such a file.
  static let sample = """
    title,text,color,created
    Aspen,Water it.,green,2026-09-21
    "Nails, screws","For the shed:
    two boxes",,
    """

  /// - Throws: If the first line does not name the columns, or there are too many notes.
  static func read(_ text: String, limits: ImportLimits) throws(ImportProblem) -> ImportedNotes {
    var (reader, columns) = try start(text)
    var notes = ImportedNotes(limits: limits)
    while let row = reader.next() {
      switch row {
      case .failure(let problem): notes.add(problem)
      case .success(let row) where row.isBlank: break
      case .success(let row):
        switch columns.note(of: row) {
        case .success(let note): try notes.add(note, line: row.line)
        case .failure(let problem): notes.add(problem)
        }
      }
    }
    return notes
  }

  /// Reads the first row and finds the separator.
  private static func start(
    _ text: String
  ) throws(ImportProblem) -> (reader: CSVReader, columns: CSVColumns) {
    var wrong: ImportProblem?
    for separator in [",", ";", "\t"] as [Character] {
      var reader = CSVReader(text, separator: separator)
      while let row = reader.next() {
        do {
          let header = try row.get()
          if header.isBlank { continue }
          return (reader, try CSVColumns(header))
        } catch {
          // If no separator works, the problem with the first one, the comma, is reported.
          wrong = wrong ?? error
        }
        break
      }
    }
    throw wrong ?? ImportProblem("the file is empty", remedy: "Choose one that has notes in it.")
  }
}

/// The indices of the columns.
struct CSVColumns: Equatable {
  private let count: Int
  private let title: Int
  private let text: Int?
  private let color: Int?
  private let created: Int?

  /// - Parameter header: The names of the columns, in any order. Unknown columns are skipped.
  /// - Throws: If there is no column for titles, or two columns have one meaning.
  init(_ header: CSVRow) throws(ImportProblem) {
    let names = header.values.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    func index(_ name: String, _ other: String? = nil) throws(ImportProblem) -> Int? {
      let found = names.indices.filter { names[$0] == name || names[$0] == other }
      guard found.count < 2 else {
        throw ImportProblem(
          line: header.line,
          "two columns are called “\(names[found[1]])”",
          remedy: "Give one of them another name."
        )
      }
      return found.first
    }
    count = names.count
    text = try index("text")
    color = try index("color", "colour")
    created = try index("created", "date")
    guard let title = try index("title") else {
      throw ImportProblem(
        line: header.line,
        "no column is called “title”",
        remedy: "Name the columns in the first line, as in “title,text,color,created”."
      )
    }
    self.title = title
  }

  /// The note in a row.
  func note(of row: CSVRow) -> Result<DraftNote, ImportProblem> {
    guard row.values.dropFirst(count).allSatisfy(\.isEmpty) else {
      let problem = ImportProblem(
        line: row.line,
        "there are \(row.values.count) values for \(count) columns",
        remedy: "Put values that have the sign between two values in them into quotes."
      )
      return .failure(problem)
    }
    func value(_ column: Int?) -> String? {
      guard let column, row.values.indices.contains(column) else { return nil }
      let value = row.values[column].trimmingCharacters(in: .whitespacesAndNewlines)
      return value.isEmpty ? nil : value
    }
    var note = DraftNote(title: value(title) ?? "", text: value(text) ?? "")
    // A title has only one line.
    note.title.replace("\n", with: " ")
    if let word = value(color) {
      guard let color = Swatch(rawValue: word.lowercased()) else {
        let names = Swatch.allCases.map(\.rawValue).joined(separator: ", ")
        let problem = ImportProblem(
          line: row.line,
          "“\(word.prefix(40))” is no colour of a note",
          remedy: "Write one of \(names), or nothing."
        )
        return .failure(problem)
      }
      note.color = color
    }
    if let word = value(created) {
      guard let date = Self.date(word) else {
        let problem = ImportProblem(
          line: row.line,
          "“\(word.prefix(40))” is no date",
          remedy: "Write one such as 2026-09-21 or 2026-09-21T17:46:40Z, or nothing."
        )
        return .failure(problem)
      }
      note.created = date
    }
    return .success(note)
  }

  private static func date(_ word: String) -> Date? {
    (try? Date(word, strategy: .iso8601))
      ?? (try? Date(word, strategy: .iso8601.year().month().day()))
  }
}
