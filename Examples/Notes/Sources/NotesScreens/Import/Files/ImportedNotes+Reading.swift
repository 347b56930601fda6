import Pando

extension ImportedNotes {
  /// The types of readable files.
  static let contentTypes: [UTType] = [
    UTType(importedAs: "net.daringfireball.markdown"), .commaSeparatedText, .tabSeparatedText,
  ]

  /// Reads a file whose type follows from the extension of its name.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file. One byte more than the limit is enough to tell that the file
  ///     is too large.
  ///   - name: The name of the file.
  ///   - limits: The limits of the import.
  /// - Throws: If nothing in the file can be read.
  static func read(
    _ data: Data,
    named name: String,
    limits: ImportLimits = ImportLimits()
  ) throws(ImportProblem) -> ImportedNotes {
    let read: (String, ImportLimits) throws(ImportProblem) -> ImportedNotes
    switch URL(filePath: name).pathExtension.lowercased() {
    case "md", "markdown": read = MarkdownNotes.read
    case "csv", "tsv", "tab": read = CSVNotes.read
    default:
      throw ImportProblem(
        "the name of the file says neither Markdown nor CSV",
        remedy: "Choose a file whose name ends in .md or .csv."
      )
    }
    guard data.count <= limits.fileSize else {
      throw ImportProblem(
        "the file is larger than \(limits.fileSize.formatted(.byteCount(style: .file)))",
        remedy: "Divide it into several files."
      )
    }
    let text = try ImportedText.decode(data)
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ImportProblem("the file is empty", remedy: "Choose one that has notes in it.")
    }
    let notes = try read(text, limits)
    if notes.notes.isEmpty, notes.problems.isEmpty {
      throw ImportProblem(
        "the file has no notes",
        remedy: "Below is what one with notes looks like."
      )
    }
    return notes
  }
}
