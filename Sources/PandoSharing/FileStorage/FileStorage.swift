import Foundation

/// The place where ``SharedReaderKey/fileStorage(_:decoder:encoder:)`` keeps its files.
///
/// Keys of different storages name different state, even with equal URLs.
public struct FileStorage: Sendable {
  let backend: any FileBackend

  /// The file system of the machine.
  ///
  /// Files are replaced atomically and flushed to disk, on one queue for each file. A change by another program is
  /// reported once, a few milliseconds after the file was renamed into place or closed.
  public static let fileSystem = FileStorage(backend: FileSystemBackend())

  /// A new, empty file system in memory, independent of all others.
  public static var inMemory: FileStorage {
    inMemory(fileSystem: InMemoryFileSystem())
  }

  /// A given file system in memory. Saves and reports run synchronously on the thread that causes them.
  public static func inMemory(fileSystem: InMemoryFileSystem) -> FileStorage {
    FileStorage(backend: fileSystem)
  }

  /// The path of a file URL; for any other URL, its text.
  static func path(_ url: URL) -> String {
    guard url.isFileURL else { return url.absoluteString }
    let given = url.path(percentEncoded: false)
    let path = isStandard(given) ? given : url.standardizedFileURL.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Whether a path is absolute and has neither empty components nor components that begin with a dot. Such a path
  /// needs no standardizing, which takes several times as long as this check.
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
