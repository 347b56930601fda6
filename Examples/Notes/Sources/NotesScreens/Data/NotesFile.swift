public import Pando

/// Where the notes are kept.
public enum NotesFile {
  /// The file that the variable `NOTES` names; otherwise one in the folder `data` beside the program.
  public static let url = URL(
    filePath: ProcessInfo.processInfo.environment["NOTES"] ?? "data/notes.json"
  )
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  /// Everybody's notes: JSON that people can read, and edit while the server runs.
  static var notes: Self {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return Self[
      .fileStorage(NotesFile.url, decoder: decoder, encoder: encoder),
      default: Note.samples
    ]
  }
}
