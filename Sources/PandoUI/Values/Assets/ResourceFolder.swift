package import Foundation
import PandoDependencies

/// A folder with resources of the application. Its files are read when they are first asked for,
/// and kept: resources do not change while the program runs.
package final class ResourceFolder: Sendable {
  /// The folder, without symbolic links.
  package let url: URL
  /// Whether only the strings tables directly in it count, as in the folder of an executable, which
  /// has other files too.
  let isShallow: Bool
  private let knownAssets = Locked<AssetTable?>(nil)
  private let knownStrings = Locked<StringTables?>(nil)

  /// Makes a folder; nothing is read yet.
  package init(_ url: URL, isShallow: Bool = false) {
    self.url = url.resolvingSymlinksInPath()
    self.isShallow = isShallow
  }

  /// The images and colours.
  package var assets: AssetTable {
    if isShallow { return AssetTable() }
    return knownAssets.withLock { known in
      if let known { return known }
      let table = AssetTable(self)
      known = table
      return table
    }
  }

  /// The translations.
  var strings: StringTables {
    knownStrings.withLock { known in
      if let known { return known }
      let tables = StringTables(self)
      known = tables
      return tables
    }
  }

  /// Whether a file is in the folder, symbolic links followed, and can be read.
  func contains(_ file: URL, orFolder: Bool = false) -> Bool {
    let path = file.resolvingSymlinksInPath().path
    var isFolder: ObjCBool = false
    return path.hasPrefix(url.path + "/")
      && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && (orFolder || !isFolder.boolValue)
  }

  /// The URL of a file that something names. A name is not a path, so nothing outside is found.
  func file(_ name: String, in folder: URL) -> URL? {
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != "..", name != "."
    else { return nil }
    let file = folder.appendingPathComponent(name)
    return contains(file) ? file : nil
  }

  /// Calls `body` with each file and folder, in the order of their paths.
  ///
  /// - Parameter body: Returns whether to go into a folder.
  func visit(_ body: (_ url: URL, _ path: String, _ isFolder: Bool) -> Bool) {
    visit(url, prefix: "", body)
  }

  private func visit(
    _ folder: URL,
    prefix: String,
    _ body: (_ url: URL, _ path: String, _ isFolder: Bool) -> Bool
  ) {
    for child in Self.children(of: folder) {
      let path = prefix + child.url.lastPathComponent
      let goesOn = body(child.url, path, child.isFolder)
      if child.isFolder, goesOn, !isShallow {
        visit(child.url, prefix: path + "/", body)
      }
    }
  }

  /// The files and folders directly in a folder. Links to folders are left out.
  static func children(of folder: URL) -> [(url: URL, isFolder: Bool)] {
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: keys,
      options: .skipsHiddenFiles
    )
    return (found ?? []).sorted { $0.path < $1.path }.compactMap { url in
      let values = try? url.resourceValues(forKeys: Set(keys))
      let isFolder = values?.isDirectory ?? false
      return isFolder && values?.isSymbolicLink == true ? nil : (url, isFolder)
    }
  }
}
