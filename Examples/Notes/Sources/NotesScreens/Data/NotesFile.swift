public import Pando

/// The location of the notes.
public enum NotesFile {
  /// The file named by the variable `NOTES`; otherwise one in the folder `data` beside the program.
  public static let url = URL(
    filePath: ProcessInfo.processInfo.environment["NOTES"] ?? "data/notes.json"
  )
}

extension DependencyValues {
  /// The location of the notes: ``NotesFile/url``, unless a test changes it.
  var notesFile: URL {
    get { self[NotesFileKey.self] }
    set { self[NotesFileKey.self] = newValue }
  }
}

private enum NotesFileKey: DependencyKey {
  static var liveValue: URL { NotesFile.url }
  static var testValue: URL { NotesFile.url }
}

extension SharedKey where Self == AnySharedKey<IdentifiedArrayOf<Note>>.Default {
  /// The notes of all visitors: where the variable `DATABASE` says, or else in a file.
  static var notes: Self {
    @Dependency(\.notesDatabase) var database
    return Self[database.key ?? AnySharedKey(file), default: Note.samples]
  }

  /// JSON that people can read, and edit while the server runs.
  private static var file: FileStorageKey<IdentifiedArrayOf<Note>> {
    @Dependency(\.notesFile) var file
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return .fileStorage(file, decoder: decoder, encoder: encoder)
  }
}
