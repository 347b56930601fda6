public import Foundation
import PandoDependencies

extension UserDefaults {
  /// User defaults that are kept in a file of their own: a property list.
  ///
  /// Unlike those of Foundation, which writes in place, the file is replaced in one step, and holds
  /// what it held or what was set after any crash. It is read once, here; others who change it
  /// meanwhile are not heard. Make one for a file and hand it to everybody who is to share it.
  ///
  /// A file that is no property list is set aside under another name when entries are written for
  /// the first time. May be called from any thread.
  ///
  /// - Parameter file: Where they are kept. Folders that are missing are made.
  /// - Throws: ``SharedError`` if there is a file that cannot be read.
  public static func kept(in file: URL) throws -> UserDefaults {
    try FileUserDefaults(path: file.path(percentEncoded: false))
  }
}

/// User defaults in a file that is replaced when they are synchronised.
final class FileUserDefaults: InMemoryUserDefaults {
  private struct Written {
    /// How many changes the file has.
    var changes = 0
    /// Whether the file holds something that is not ours to replace.
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

  /// Nil if the bytes are no property list of entries.
  private static func entries(of bytes: Data) -> [String: PlistValue]? {
    if bytes.isEmpty { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
    return (list as? [String: Any])?.mapValues(PlistValue.init)
  }

  /// Writes what was set since the last time. False if that failed.
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
