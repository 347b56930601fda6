public import Pando

/// Where the notes are kept.
public enum NotesFile {
  /// The file that the variable `NOTES` names; otherwise one in the folder `data` beside the program.
  public static let url = URL(
    filePath: ProcessInfo.processInfo.environment["NOTES"] ?? "data/notes.json"
  )
}

extension DependencyValues {
  /// Where the notes are kept. ``NotesFile/url``, unless a test says otherwise.
  var notesFile: URL {
    get { self[NotesFileKey.self] }
    set { self[NotesFileKey.self] = newValue }
  }
}

private enum NotesFileKey: DependencyKey {
  static var liveValue: URL { NotesFile.url }
  static var testValue: URL { NotesFile.url }
}

extension SharedKey where Self == FileStorageKey<IdentifiedArrayOf<Note>>.Default {
  /// Everybody's notes: JSON that people can read, and edit while the server runs.
  static var notes: Self {
    @Dependency(\.notesFile) var file
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return Self[
      .fileStorage(file, decoder: decoder, encoder: encoder),
      default: Note.samples
    ]
  }
}
