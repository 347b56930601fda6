public import Foundation
public import PandoDependencies
import PandoSharing

/// Keeps the state of a store in a file, as JSON.
///
/// ```swift
/// Store<State, Empty, Empty>(storage: FilePersistentStorage(key: "draft"))
/// ```
///
/// The file is replaced in one step, off the main thread, by the dependency `defaultFileStorage`: in a test
/// it is in memory. A file that cannot be decoded stays until the next save, which renames it and writes a
/// new one beside it; a file that cannot be read at all is not replaced. All users of a key share the file,
/// including all visitors of a server.
///
/// If the application has a database for its visitors, state with a key is kept there instead, so
/// that several servers share it: `prepareDependencies { $0.visitorDatabase = .postgres(database)
/// }`.
public struct FilePersistentStorage: SharedPersistentStorage {
  /// The file.
  public let url: URL
  /// The database that has the state instead, and the name of its row.
  private let row: (database: VisitorDatabase, name: String)?

  /// A file in the folder of the dependency `stateFolder`.
  ///
  /// - Parameter key: The name of the file, without its extension.
  public init(key: String) {
    @Dependency(\.stateFolder) var folder
    url = folder.appending(path: Self.fileName(key), directoryHint: .notDirectory)
    row = DependencyValues.current.visitorDatabase.map { ($0, "state/\(key)") }
  }

  /// A given file.
  public init(url: URL) {
    self.url = url
    row = nil
  }

  /// The file name of a key, percent-encoded so that each key names one file in the folder.
  private static func fileName(_ key: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_ "))
      .intersection(CharacterSet(charactersIn: Unicode.Scalar(0)..<Unicode.Scalar(128)))
    return (key.addingPercentEncoding(withAllowedCharacters: allowed) ?? key) + ".json"
  }

  func channel<State: AnyState>(for type: State.Type) -> any StateChannel<State> {
    SharedChannel<State>(makeChannel { _ = try StateRecord<State>(restorable: $0) })
  }

  /// - Parameter check: Throws for bytes that cannot be decoded.
  private func makeChannel(
    _ check: @escaping @Sendable (Data) throws -> Void
  ) -> any ValueChannel {
    if let row { return Self.channel(row.name, in: row.database) }
    let nothing = Data("{}".utf8)
    let shared = Shared<Data?>(
      wrappedValue: nil,
      .fileStorage(
        url,
        decode: { @Sendable bytes -> Data? in
          try check(bytes)
          return bytes == nothing ? nil : bytes
        },
        encode: { @Sendable value -> Data in value ?? nothing }
      )
    )
    return SharedValueChannel(
      shared,
      name: url.path(percentEncoded: false),
      keepsUnreadable: true,
      empty: nil,
      read: { $0 },
      write: { $0 }
    )
  }

  /// The value is JSON as such and not bytes, so that changes of two servers are merged by field.
  private static func channel(_ name: String, in database: VisitorDatabase) -> any ValueChannel {
    let key = DatabaseKey<JSONValue?>(name, in: database.values, function: ".visitorDatabase")
    return SharedValueChannel(
      Shared<JSONValue?>(wrappedValue: nil, key),
      name: key.displayName,
      empty: nil,
      read: { try $0.map { try JSONEncoder().encode($0) } },
      write: { try JSONDecoder().decode(JSONValue.self, from: $0) }
    )
  }

  /// Saves data without checking it.
  public func save(_ data: Data) throws {
    try makeChannel { _ in }.save(data) { _ in }
  }
  /// The stored data.
  public func restore() throws -> Data? {
    try makeChannel { _ in }.current()
  }
  /// Removes the stored data: the file holds an empty object afterwards.
  public func purge() throws { makeChannel { _ in }.purge { _ in } }
}

private enum StateFolderKey: DependencyKey {
  static var liveValue: URL {
    let name = ProcessInfo.processInfo.processName
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL.temporaryDirectory)
      .appending(path: "\(name)/state", directoryHint: .isDirectory)
  }
  static var testValue: URL { URL(filePath: "/state", directoryHint: .isDirectory) }
}

extension DependencyValues {
  /// The folder of the files of ``FilePersistentStorage``: by default a folder of the program in the user's
  /// application support folder.
  public var stateFolder: URL {
    get { self[StateFolderKey.self] }
    set { self[StateFolderKey.self] = newValue }
  }
}
