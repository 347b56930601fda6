import Pando

/// Something that the palette offers.
struct Command: Identifiable {
  /// The effect of choosing the command.
  enum Action {
    case open(Route)
    case settings
    case delete(Note.ID)
    case write(String)
  }

  /// The id, which is the same in each list that has the command, so that rows keep their identity
  /// during typing.
  let id: String
  let title: String
  var detail = ""
  let symbol: String
  var color: Swatch?
  let action: Action

  /// The notes and commands that match some words, notes first, and at the end a command to write a
  /// note with these words.
  static func found(for words: String, in notes: some Collection<Note>) -> [Command] {
    let words = words.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return notes.prefix(5).map(opening) + always }
    let deletions = notes.filter { "Delete \($0.title)".localizedStandardContains(words) }
    return notes.filter { $0.contains(words) }.prefix(8).map(opening)
      + always.filter { $0.title.localizedStandardContains(words) }
      + (words.localizedStandardContains("delete") ? deletions.prefix(5).map(deleting) : [])
      + [
        Command(
          id: "new",
          title: "New note “\(words)”",
          symbol: "square.and.pencil",
          action: .write(words)
        )
      ]
  }

  private static let always = [
    Command(
      id: "import",
      title: "Import notes",
      symbol: "square.and.arrow.down",
      action: .open(.importing)
    ),
    Command(
      id: "slices",
      title: "Show what is evaluated",
      symbol: "square.stack",
      action: .open(.slices)
    ),
    Command(id: "settings", title: "Change settings", symbol: "gearshape", action: .settings),
  ]

  private static func opening(_ note: Note) -> Command {
    Command(
      id: "open-\(note.id)",
      title: note.name,
      detail: note.summary,
      symbol: "note.text",
      color: note.color,
      action: .open(.note(note.id))
    )
  }

  private static func deleting(_ note: Note) -> Command {
    Command(
      id: "delete-\(note.id)",
      title: "Delete \(note.title)",
      symbol: "trash",
      action: .delete(note.id)
    )
  }
}
