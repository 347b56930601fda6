import Dispatch
import Foundation
import PandoDependencies
import PandoSharing

/// The place of kept files: a folder with two files for each, or a database with two rows for each.
enum KeptFileStore: Sendable {
  case folder(URL)
  case database(any ValueDatabase)

  /// The database in which a server stores its visitors' data, or else the state folder of the
  /// program.
  static var current: KeptFileStore {
    if let database = DependencyValues.current.visitorDatabase { return .database(database.values) }
    @Dependency(\.stateFolder) var folder
    return .folder(folder.appending(path: "files", directoryHint: .isDirectory))
  }

  /// 32 hexadecimal digits, of which 122 bits are random: the names of rows and files.
  static func makeID() -> String {
    UUID().uuidString.lowercased().filter { $0 != "-" }
  }

  /// Whether a text has the form of an ID. Other text from a visitor could name the row or folder
  /// of something else.
  static func isID(_ text: String) -> Bool {
    text.utf8.count == 32
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// Keeps both parts, or neither.
  func keep(_ content: Data, of file: KeptFile) async throws {
    let metadata = try JSONEncoder().encode(file)
    switch self {
    case .folder(let folder):
      try await Self.waiting {
        try FileManager.default.createDirectory(
          at: folder,
          withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700]
        )
        try content.write(to: Self.contentURL(file.id, in: folder), options: .atomic)
        // Last, because a file counts as kept once it has metadata.
        try metadata.write(to: Self.metadataURL(file.id, in: folder), options: .atomic)
      }
    case .database(let database):
      try await Self.waiting(for: database) {
        _ = try database.transaction(Self.rows(file.id)) { _ in
          [Self.row(metadata), Self.row(content)]
        }
      }
    }
  }

  func file(_ id: String) async throws -> KeptFile? {
    let metadata =
      switch self {
      case .folder(let folder):
        try await Self.waiting { try Self.read(Self.metadataURL(id, in: folder)) }
      case .database(let database):
        try await Self.waiting(for: database) {
          try database.read([Self.rows(id)[0]])[0]?.content.bytes
        }
      }
    return try metadata.map { try JSONDecoder().decode(KeptFile.self, from: $0) }
  }

  func content(_ id: String) async throws -> Data? {
    switch self {
    case .folder(let folder):
      try await Self.waiting { try Self.read(Self.contentURL(id, in: folder)) }
    case .database(let database):
      try await Self.waiting(for: database) {
        try database.read([Self.rows(id)[1]])[0]?.content.bytes
      }
    }
  }

  func remove(_ id: String) async throws {
    switch self {
    case .folder(let folder):
      try await Self.waiting {
        for url in [Self.metadataURL(id, in: folder), Self.contentURL(id, in: folder)]
        where FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) {
          try FileManager.default.removeItem(at: url)
        }
      }
    case .database(let database):
      // A negative age includes rows that changed a moment ago.
      try await Self.waiting(for: database) {
        try database.removeRows(named: Self.rows(id)[0], unusedFor: -60)
      }
    }
  }

  // MARK: Names

  private static func contentURL(_ id: String, in folder: URL) -> URL {
    folder.appending(path: "\(id).content", directoryHint: .notDirectory)
  }

  private static func metadataURL(_ id: String, in folder: URL) -> URL {
    folder.appending(path: "\(id).json", directoryHint: .notDirectory)
  }

  /// The names of the rows of the metadata and of the content. The first is a prefix of the second,
  /// so that one call removes both.
  private static func rows(_ id: String) -> [String] { ["file/\(id)", "file/\(id)/content"] }

  private static func row(_ bytes: Data) -> RowContent {
    RowContent(bytes: bytes, schemaVersion: 1, writer: "")
  }

  private static func read(_ url: URL) throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
      return nil
    }
  }

  // MARK: Threads

  /// Runs blocking work outside of the cooperative pool, whose threads must not wait for a disk.
  static func waiting<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result(catching: body)) }
    }
  }

  private static func waiting<R: Sendable>(
    for database: any ValueDatabase,
    _ body: @escaping @Sendable () throws -> R
  ) async throws -> R {
    try await withCheckedThrowingContinuation { continuation in
      database.async { continuation.resume(with: Result(catching: body)) }
    }
  }
}
