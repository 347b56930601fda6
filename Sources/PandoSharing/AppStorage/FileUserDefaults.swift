public import Foundation
import PandoDependencies

extension UserDefaults {
  /// User defaults that are stored in their own file, as a property list.
  ///
  /// Foundation's user defaults are written in place. This file is replaced atomically, so after a
  /// crash it holds the old or the new entries. It is read once, by this function; later changes by
  /// other programs are not noticed. Create one instance for a file and share it.
  ///
  /// A file that is not a property list is set aside under another name when entries are first
  /// written. May be called from any thread.
  ///
  /// - Parameter file: The file. Missing folders are created.
  /// - Throws: ``SharedError`` if the file exists and cannot be read.
  public static func kept(in file: URL) throws -> UserDefaults {
    try FileUserDefaults(path: file.path(percentEncoded: false))
  }
}

/// User defaults in a file that is replaced on `synchronize()`.
final class FileUserDefaults: InMemoryUserDefaults {
  private struct Written {
    /// The number of changes that are in the file.
    var changes = 0
    /// Whether the file holds foreign contents, which are set aside rather than replaced.
    var isForeign = false
  }

  private let path: String
  private let file = POSIXFile()
  private let written: Locked<Written>

  override var isMock: Bool { false }

  init(path: String) throws(SharedError) {
    self.path = path
    let bytes = try file.read(path)?.bytes ?? Data()
    let stored = Self.entries(of: bytes)
    written = Locked(Written(isForeign: stored == nil))
    super.init()
    contents.withLock { $0.values = stored ?? [:] }
  }

  /// Nil if the bytes are not a property list of entries.
  private static func entries(of bytes: Data) -> [String: PlistValue]? {
    if bytes.isEmpty { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    return (list as? [String: Any])?.mapValues(PlistValue.init)
  }

  /// Writes the changes since the last call. False if that failed.
  override func synchronize() -> Bool {
    written.withLock { written in
      let (values, changes) = contents.withLock { ($0.values, $0.changes) }
      guard changes != written.changes else { return true }
      do {
        if written.isForeign { _ = try file.setAside(path, at: Date()) }
        written.isForeign = false
        let bytes = try PropertyListSerialization.data(
          fromPropertyList: values.mapValues(\.object),
          format: .binary,
          options: 0
        )
        _ = try file.replace(path, with: bytes)
      } catch {
        return false
      }
      written.changes = changes
      return true
    }
  }
}
