package import Foundation
import IssueReporting
import PandoDependencies

/// The folders in which a name is looked up: those of one bundle, or of the whole application.
///
/// SwiftPM puts the resources of each target in a folder beside the executable, named after package
/// and target. Without a bundle, the folder of the target that has the executable's name comes
/// first, then the others in the order of their names. The resources of another executable of the
/// same build are left out: otherwise several applications in one package would show each other's
/// texts and pictures.
package final class ResourceSearch: Sendable {
  /// The folders, in the order of the search.
  package let folders: [ResourceFolder]
  /// Whether the first folder is the main target's. Its names have precedence.
  private let hasMain: Bool

  init(_ folders: [ResourceFolder], hasMain: Bool = false) {
    self.folders = folders
    self.hasMain = hasMain
  }

  /// Finds the folders beside an executable.
  ///
  /// - Parameters:
  ///   - folder: The folder of the executable.
  ///   - executable: Its name.
  package convenience init(beside folder: URL, executable: String) {
    let children = ResourceFolder.children(of: folder)
    let found = children.filter { child in
      child.isFolder && ["resources", "bundle"].contains(child.url.pathExtension)
    }.map(\.url)
    let main = found.filter { url in
      let name = url.deletingPathExtension().lastPathComponent
      return name == executable || name.hasSuffix("_\(executable)")
    }
    let files = Set(children.lazy.filter { !$0.isFolder }.map(\.url.lastPathComponent))
    let others = found.filter { url in
      !main.contains(url) && !Self.isOfAnotherExecutable(url, beside: files, executable)
    }
    self.init(
      (main + others).map { ResourceFolder($0) } + [ResourceFolder(folder, isShallow: true)],
      hasMain: main.count == 1
    )
  }

  /// Whether the target of a folder is an executable beside it other than the running one.
  ///
  /// Tests may import the executables of their package, so that their resources count there.
  private static func isOfAnotherExecutable(
    _ url: URL,
    beside files: Set<String>,
    _ executable: String
  ) -> Bool {
    let name = url.deletingPathExtension().lastPathComponent
    // The name is `PACKAGE_TARGET`. Both names may contain a `_`, so every place where it could be
    // split is tried.
    let parts = name.indices.filter { name[$0] == "_" }
    let ending = "PackageTests.xctest"
    return parts.contains { index in
      guard files.contains(String(name[name.index(after: index)...])) else { return false }
      return executable != "\(name[..<index])\(ending)"
    }
  }

  /// The resources of the application.
  package static let app = ResourceSearch(
    beside: Bundle.main.bundleURL,
    executable: Bundle.main.executableURL?.lastPathComponent ?? ProcessInfo.processInfo.processName
  )

  private static let known = Locked<[String: ResourceSearch]>([:])

  /// The resources of a bundle.
  ///
  /// - Parameter bundle: The bundle. Nil and the main bundle, which has no resources of its own on
  ///   Linux, stand for the whole application.
  package static func of(_ bundle: Bundle?) -> ResourceSearch {
    guard let bundle, bundle !== Bundle.main else { return app }
    let url = bundle.resourceURL ?? bundle.bundleURL
    return known.withLock { known in
      if let search = known[url.path] { return search }
      let search = ResourceSearch([ResourceFolder(url)])
      known[url.path] = search
      return search
    }
  }

  /// The resources of the application, and of all bundles that were used.
  package static var all: [ResourceSearch] { [app] + known.withLock { Array($0.values) } }

  // MARK: Looking up

  /// The image with a name; nil if there is none, which is reported once.
  package func image(_ name: String) -> ImageAsset? {
    let image = find("image", name) { $0.assets.images[name] }
    guard let image else {
      reportMissing("image", name)
      return nil
    }
    guard let problem = image.problem else { return image }
    Self.report("image:\(name):\(problem)", problem)
    return nil
  }

  /// The colour with a name; nil if there is none, which is reported once.
  package func color(_ name: String) -> ColorAsset? {
    let color = find("colour", name) { $0.assets.colors[name] }
    if color == nil { reportMissing("colour", name) }
    return color
  }

  /// The accent colour of the main target's catalogue.
  package var accentColor: Color? {
    guard hasMain, let asset = folders.first?.assets.colors["AccentColor"] else { return nil }
    return Color(.asset(asset))
  }

  /// The icon of the main target's catalogue, in all its sizes.
  package var appIcon: [ImageFile] {
    guard hasMain, let icons = folders.first?.assets.icons else { return [] }
    return icons["AppIcon"] ?? icons.min { $0.key < $1.key }?.value ?? []
  }

  /// The format of a key in the language of a locale; nil if no table has one.
  func format(_ key: LocalizedStringKey, table: String?, locale: Locale) -> String? {
    for folder in folders {
      let format = folder.strings.format(key.key, key.arguments, table: table, locale: locale)
      if let format { return format }
    }
    return nil
  }

  /// The language of the application's words for a visitor, as BCP 47 writes it.
  ///
  /// It is the visitor's language if a table has it, and otherwise the language of the keys.
  /// Without tables the language of the words is unknown, and the visitor's language is assumed. A
  /// language that is read from right to left is not assumed, because it would mirror words that
  /// are probably read from left to right.
  ///
  /// - Parameter locale: The visitor's.
  package func language(for locale: Locale) -> String {
    let tables = folders.flatMap { $0.strings.tables.values }
    let own = locale.identifier(.bcp47)
    if tables.isEmpty {
      return locale.language.characterDirection == .rightToLeft ? "en" : own
    }
    let isKnown = tables.contains { Languages.has(locale, among: $0) }
    return isKnown ? own : tables.lazy.compactMap(\.source).first ?? "en"
  }

  /// Whether no table has a text.
  var isUntranslated: Bool { folders.allSatisfy { $0.strings.isEmpty } }

  /// The file or folder with a name; nil if there is none.
  func file(_ name: String) -> URL? {
    for folder in folders {
      let url = folder.url.appendingPathComponent(name)
      if folder.contains(url, orFolder: true) { return url }
    }
    return nil
  }

  private func find<Asset>(
    _ kind: StaticString,
    _ name: String,
    _ look: (ResourceFolder) -> Asset?
  ) -> Asset? {
    var first: (asset: Asset, folder: ResourceFolder)?
    for (index, folder) in folders.enumerated() {
      guard let asset = look(folder) else { continue }
      if let first {
        Self.report(
          "two:\(kind):\(name)",
          """
          The \(kind) “\(name)” is in two targets: \(first.folder.url.lastPathComponent) and \
          \(folder.url.lastPathComponent). The first is taken. Name the bundle, as in \
          `bundle: .module`, or give one of them another name.
          """
        )
        return first.asset
      }
      if folders.count == 1 || (hasMain && index == 0) { return asset }
      first = (asset, folder)
    }
    return first?.asset
  }

  private func reportMissing(_ kind: StaticString, _ name: String) {
    let places = folders.filter { !$0.isShallow }.map(\.url.lastPathComponent)
    let searched =
      places.isEmpty
      ? "the application, which has no resources" : places.prefix(5).joined(separator: ", ")
    Self.report(
      "none:\(kind):\(name):\(folders.first?.url.path ?? "")",
      """
      There is no \(kind) “\(name)” in \(searched). Put it in an asset \
      catalogue of a target, and the catalogue in `resources` of the target in Package.swift: \
      `resources: [.process("Assets.xcassets")]`.
      """
    )
  }

  private static let reported = Locked<Set<String>>([])

  /// Reports a mistake once in a process.
  static func report(_ key: String, _ message: String) {
    if reported.withLock({ $0.insert(key).inserted }) { reportIssue("\(message)") }
  }
}

extension ResourceSearch: Hashable {
  /// Whether both are the same object.
  package static func == (first: ResourceSearch, second: ResourceSearch) -> Bool {
    first === second
  }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
