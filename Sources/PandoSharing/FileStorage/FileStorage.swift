import Foundation

/// Where the files of ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` are.
///
/// Keys of different storages are different state, whatever their URLs.
public struct FileStorage: Sendable {
  let backend: any FileBackend

  /// The file system of the machine.
  ///
  /// Files are replaced in one step and flushed, on a queue of each file. Changes made by other
  /// programs are reported once, a few milliseconds after the file was renamed into place or
  /// closed.
  public static let fileSystem = FileStorage(backend: FileSystemBackend())

  /// A new, empty file system in memory. Each one is apart from all others.
  public static var inMemory: FileStorage {
    inMemory(fileSystem: InMemoryFileSystem())
  }

  /// A given file system in memory. Saves and reports happen on the thread that causes them,
  /// before it goes on.
  public static func inMemory(fileSystem: InMemoryFileSystem) -> FileStorage {
    FileStorage(backend: fileSystem)
  }

  /// The path of a file, or, for a URL of another kind, its text.
  static func path(_ url: URL) -> String {
    guard url.isFileURL else { return url.absoluteString }
    let given = url.path(percentEncoded: false)
    let path = isStandard(given) ? given : url.standardizedFileURL.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Whether a path is absolute, and has no empty part and none that begins with a dot. Then there is
  /// nothing to standardize, which takes several times as long as this look.
  private static func isStandard(_ path: String) -> Bool {
    var previous: UInt8?
    for byte in path.utf8 {
      if previous == nil, byte != UInt8(ascii: "/") { return false }
      if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") {
        return false
      }
      previous = byte
    }
    return previous != nil
  }

  static func url(_ path: String) -> URL {
    path.hasPrefix("/")
      ? URL(filePath: path, directoryHint: .notDirectory)
      : URL(string: path) ?? URL(filePath: path, directoryHint: .notDirectory)
  }
}

extension FileStorage: Hashable {
  /// Whether both are the same storage.
  public static func == (lhs: FileStorage, rhs: FileStorage) -> Bool {
    lhs.backend === rhs.backend
  }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(backend))
  }
}
