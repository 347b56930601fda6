import Foundation

/// The names in asset catalogues, as a tree of namespaces.
struct AssetNames {
  /// The full names of the images and colours, by their symbols.
  var images: [String: String] = [:]
  var colors: [String: String] = [:]
  /// The full names of symbols, which are not drawn, by what their symbols in Swift would be.
  var drawings: [String: String] = [:]
  var namespaces: [String: AssetNames] = [:]
  /// Names that have the symbol of another.
  private(set) var conflicts: [String] = []

  /// Reads a catalogue.
  mutating func read(_ folder: URL, prefix: String = "") {
    let children = try? FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: [.isDirectoryKey],
      options: .skipsHiddenFiles
    )
    for child in (children ?? []).sorted(by: { $0.path < $1.path }) where isFolder(child) {
      let own = child.deletingPathExtension().lastPathComponent
      let name = prefix + own
      switch child.pathExtension {
      case "imageset": Self.add(name, SymbolName.member(own, cutting: "Image"), &images, &conflicts)
      case "colorset": Self.add(name, SymbolName.member(own, cutting: "Color"), &colors, &conflicts)
      case "symbolset": Self.add(name, SymbolName.member(own), &drawings, &conflicts)
      case "": readFolder(child, name, prefix)
      default: break
      }
    }
  }

  private mutating func readFolder(_ folder: URL, _ name: String, _ prefix: String) {
    guard isNamespace(folder), let symbol = SymbolName.type(folder.lastPathComponent) else {
      read(folder, prefix: prefix)
      return
    }
    namespaces[symbol, default: AssetNames()].read(folder, prefix: name + "/")
  }

  private static func add(
    _ name: String,
    _ symbol: String?,
    _ names: inout [String: String],
    _ conflicts: inout [String]
  ) {
    guard let symbol else { return }
    if names[symbol] == nil { names[symbol] = name } else { conflicts.append(name) }
  }

  private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  private func isNamespace(_ folder: URL) -> Bool {
    struct Manifest: Decodable {
      struct Properties: Decodable {
        var namespace: Bool?
        enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    let manifest = data.flatMap { try? JSONDecoder().decode(Manifest.self, from: $0) }
    return manifest?.properties?.namespace ?? false
  }

  /// All names that have the symbol of another, those in namespaces too.
  var allConflicts: [String] {
    conflicts + namespaces.sorted { $0.key < $1.key }.flatMap(\.value.allConflicts)
  }
}

/// The texts of a string catalogue that were added by hand, which are those that Xcode makes symbols of.
struct TextNames: Decodable {
  var sourceLanguage: String?
  var strings: [String: Key]

  struct Key: Decodable {
    var extractionState: String?
    var comment: String?
    var localizations: [String: Localization]?
  }

  final class Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var value: String?
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
  }

  /// The text of a key in the language in which keys are written.
  func format(of key: String) -> String {
    guard let text = strings[key]?.localizations?[sourceLanguage ?? "en"] else { return key }
    return words(text) ?? key
  }

  private func words(_ text: Localization) -> String? {
    if let value = text.stringUnit?.value { return value }
    let variants = text.variations?.plural ?? text.variations?.device
    return (variants?["other"] ?? variants?.min { $0.key < $1.key }?.value).flatMap(words)
  }

  /// A value in a text: its label, nil if it has none, and its type.
  struct Value: Hashable {
    var label: String?
    var type: String
  }

  private static var specifiers:
    Regex<(Substring, Substring?, Substring?, Substring?, Substring?, Substring?)>
  {
    /%(?:(%)|(?:(\d{1,2})\$)?(?:\((\w+)\))?(?:#@(\w+)@|[-+ #0']*\d*(?:\.\d+)?([hlqLztj]*[@dDiuUxXoOfFeEgGaAcCsSp])))/
  }

  /// The key without the places of its values, which are not in the name of its symbol: `Day %lld` is `day(_:)`.
  static func withoutValues(_ key: String) -> String { key.replacing(specifiers, with: " ") }

  /// The values of a key, in their order.
  func values(of key: String) -> [Value] {
    let format = format(of: key)
    let parts = strings[key]?.localizations?[sourceLanguage ?? "en"]?.substitutions ?? [:]
    var (values, next) = ([Int: Value](), 0)
    for match in format.matches(of: Self.specifiers) where match.1 == nil {
      let part = match.4.flatMap { parts[String($0)] }
      let place = match.2.flatMap { Int($0) } ?? part?.argNum
      let index = place.map { $0 - 1 } ?? next
      if place == nil { next += 1 }
      let kind = part?.formatSpecifier ?? match.5.map(String.init) ?? "lld"
      let label = match.3 ?? match.4
      if values[index] == nil {
        values[index] = Value(label: label.map(String.init), type: Self.type(kind))
      }
    }
    return values.sorted { $0.key < $1.key }.map(\.value)
  }

  private static func type(_ specifier: String) -> String {
    switch specifier.last {
    case "@", "s", "S": "String"
    // As in Xcode, where `%lf` is the one that is a `Double`.
    case "f", "F", "e", "E", "g", "G", "a", "A": specifier.first == "l" ? "Double" : "Float"
    case "u", "U", "x", "X", "o", "O": "UInt"
    default: "Int"
    }
  }
}
