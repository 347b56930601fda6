import Pando

/// Knows which names are taken, for all visitors. It answers as slowly as a remote server.
struct NameService: Service {
  static let Name = "notes.names"

  @Shared(.names) private var names
  @Dependency(\.continuousClock) private var clock

  /// Whether a name is free. The answer takes a while.
  func isFree(_ name: String) async -> Bool {
    try? await clock.sleep(for: .milliseconds(500))
    return !names.contains(Self.key(name))
  }

  /// Reserves a name.
  ///
  /// - Returns: Whether the name was still free.
  func take(_ name: String) -> Bool {
    $names.withLock { $0.insert(Self.key(name)).inserted }
  }

  /// Gives a name back, so that anybody can take it.
  func release(_ name: String) {
    $names.withLock { _ = $0.remove(Self.key(name)) }
  }

  /// Names that differ only in case or in surrounding spaces are equal.
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
  /// The names of all members, in a file beside the notes.
  fileprivate static var names: Self {
    @Dependency(\.notesFile) var notes
    let file = notes.deletingLastPathComponent().appending(path: "members.json")
    return Self[.fileStorage(file), default: ["ada", "ines"]]
  }
}
