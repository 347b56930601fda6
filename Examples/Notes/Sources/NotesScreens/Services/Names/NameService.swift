import Pando

/// Knows which names members have: one for all who have the page open, and as far away as a server that
/// has to be asked.
struct NameService: Service {
  static let Name = "notes.names"

  @Shared(.names) private var names
  @Dependency(\.continuousClock) private var clock

  /// Whether nobody has a name. It takes a while to find out.
  func isFree(_ name: String) async -> Bool {
    try? await clock.sleep(for: .milliseconds(500))
    return !names.contains(Self.key(name))
  }

  /// Gives a name to somebody.
  ///
  /// - Returns: Whether it was free still.
  func take(_ name: String) -> Bool {
    $names.withLock { $0.insert(Self.key(name)).inserted }
  }

  /// Names that differ in case or in spaces around them are one.
  private static func key(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespaces).lowercased()
  }
}

extension Services {
  /// The names of members.
  var names: NameService {
    get { self[NameService.self] }
    set { self[NameService.self] = newValue }
  }
}

extension SharedKey where Self == FileStorageKey<Set<String>>.Default {
  /// The names of all members, beside the notes.
  fileprivate static var names: Self {
    @Dependency(\.notesFile) var notes
    let file = notes.deletingLastPathComponent().appending(path: "members.json")
    return Self[.fileStorage(file), default: ["ada", "ines"]]
  }
}
