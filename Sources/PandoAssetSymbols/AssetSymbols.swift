package import Foundation

/// Writes Swift symbols for the images, colours and texts in catalogues.
package struct AssetSymbols {
  /// The warnings for the developer.
  package private(set) var warnings: [String] = []
  private let module: String
  private let bundle: String
  private var text = ""
  private var depth = 0

  /// - Parameters:
  ///   - module: The module that the source imports, `Pando` or `PandoUI`.
  ///   - bundle: The name of the target's folder of resources, without its extension.
  package init(module: String, bundle: String) {
    self.module = module
    self.bundle = bundle
  }

  /// The source of the symbols.
  ///
  /// - Parameter catalogs: Asset catalogues and string catalogues; others are ignored.
  /// - Throws: The error of a string catalogue that cannot be read.
  package mutating func source(of catalogs: [URL]) throws -> String {
    var names = AssetNames()
    var tables: [(name: String, texts: TextNames)] = []
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) {
      switch catalog.pathExtension {
      case "xcassets": names.read(catalog)
      case "xcstrings":
        let texts = try JSONDecoder().decode(TextNames.self, from: Data(contentsOf: catalog))
        tables.append((catalog.deletingPathExtension().lastPathComponent, texts))
      default: break
      }
    }
    for name in names.allConflicts {
      warnings.append("“\(name)” has the symbol of another asset, and gets none")
    }
    text = "// Made by the plugin PandoAssets.\nimport Foundation\nimport \(module)\n\n"
    // `Bundle.module` is on the main actor in a target whose code is there by default.
    line("nonisolated private let resources = Bundle._ofTarget(\(bundle.literal))")
    writeResources("ImageResource", names, \.images, "image")
    writeResources("ColorResource", names, \.colors, "colour")
    writeColors(names)
    writePictures(names)
    writeDrawings(names)
    writeTexts(tables)
    return text
  }

  private mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : String(repeating: "  ", count: depth) + line + "\n"
  }

  private mutating func block(_ head: String, _ body: (inout Self) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  // MARK: Images and colours

  private mutating func writeResources(
    _ type: String,
    _ names: AssetNames,
    _ part: KeyPath<AssetNames, [String: String]>,
    _ kind: String
  ) {
    line()
    block("extension \(type)") { $0.members(type, names, part, kind) }
  }

  private mutating func members(
    _ type: String,
    _ names: AssetNames,
    _ part: KeyPath<AssetNames, [String: String]>,
    _ kind: String
  ) {
    for (symbol, name) in names[keyPath: part].sorted(by: { $0.key < $1.key }) {
      line("/// The \(kind) “\(name.comment)”.")
      line(
        "nonisolated static let \(symbol) = \(type)(name: \(name.literal), bundle: resources)"
      )
    }
    for (symbol, inner) in names.namespaces.sorted(by: { $0.key < $1.key }) {
      block("enum \(symbol)") { $0.members(type, inner, part, kind) }
    }
  }

  private mutating func writeColors(_ names: AssetNames) {
    let colors = names.colors.sorted { $0.key < $1.key }
    for (symbol, name) in colors where Self.systemColors.contains(symbol) {
      warnings.append(
        """
        “\(name)” has the name of a colour of the system: there is no Color.\(symbol) for it, but \
        Color(ColorResource.\(symbol))
        """
      )
    }
    let own = colors.filter { !Self.systemColors.contains($0.key) }
    let (objects, styles) = (Self.objects, Self.styles)
    extend(styles, "Color", own.filter { !Self.systemStyles.contains($0.key) }, "colour") {
      "Color(ColorResource.\($0))"
    }
    extend(objects, "Color", own.filter { Self.systemStyles.contains($0.key) }, "colour") {
      "Color(ColorResource.\($0))"
    }
    extend(objects, "UIColor", own, "colour") { "UIColor(resource: ColorResource.\($0))" }
  }

  /// The protocol whose extensions have the symbols of colours and images, and the one of those that are styles.
  ///
  /// Code that is older than these symbols declares some of them itself. In an extension of the type they would be
  /// declared twice; in one of a protocol the declaration of the application is taken.
  private static let (objects, styles) = ("_CatalogObject", "_CatalogStyle")

  /// Writes members of a type.
  private mutating func extend(
    _ protocolName: String,
    _ type: String,
    _ members: [(key: String, value: String)],
    _ kind: String,
    _ value: (String) -> String
  ) {
    guard !members.isEmpty else { return }
    line()
    block("extension \(protocolName) where Self == \(type)") { writer in
      for (symbol, name) in members {
        writer.line("/// The \(kind) “\(name.comment)”.")
        writer.line("nonisolated static var \(symbol): \(type) { \(value(symbol)) }")
      }
    }
  }

  /// The images as bytes, which `Image(uiImage:)` and models take.
  private mutating func writePictures(_ names: AssetNames) {
    let images = names.images.sorted { $0.key < $1.key }
    extend(Self.objects, "UIImage", images, "image") { "UIImage(resource: .\($0))" }
  }

  /// The symbol sets of the application. They are unavailable, because nothing draws them.
  private mutating func writeDrawings(_ names: AssetNames) {
    let drawings = names.drawings.filter { names.images[$0.key] == nil }
    guard !drawings.isEmpty else { return }
    line()
    block("extension ImageResource") { writer in
      for (symbol, name) in drawings.sorted(by: { $0.key < $1.key }) {
        writer.line("/// The symbol “\(name.comment)”.")
        writer.line(
          "@available(*, unavailable, message: \"Symbol sets are not read. Export the symbol as an SVG file, "
            + "and put that into an image set that is drawn as a template.\") "
            + "nonisolated static var \(symbol): ImageResource "
            + "{ ImageResource(name: \(name.literal), bundle: resources) }"
        )
      }
    }
  }

  /// The members of `Color` and of `UIColor`'s that a symbol would hide.
  private static let systemColors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// The members of `ShapeStyle` that a symbol would make ambiguous.
  private static let systemStyles: Set<String> = [
    "background", "foreground", "tint", "selection", "separator", "placeholder", "link", "fill",
    "windowBackground", "tertiary", "quaternary", "quinary", "bar", "thinMaterial", "thickMaterial",
    "regularMaterial", "ultraThinMaterial", "ultraThickMaterial",
  ]

  // MARK: Texts

  private mutating func writeTexts(_ tables: [(name: String, texts: TextNames)]) {
    let made = tables.filter { table in table.texts.strings.values.contains { $0.isByHand } }
    guard !made.isEmpty else { return }
    line()
    block("extension LocalizedStringResource") { writer in
      for table in made {
        // Other tables are namespaces.
        if table.name == "Localizable" {
          writer.texts(of: table.texts, in: table.name)
        } else if let symbol = SymbolName.type(table.name) {
          writer.block("enum \(symbol)") { $0.texts(of: table.texts, in: table.name) }
        }
      }
    }
  }

  private mutating func texts(of table: TextNames, in name: String) {
    var known: Set<String> = []
    for (key, string) in table.strings.sorted(by: { $0.key < $1.key }) where string.isByHand {
      let values = table.values(of: key)
      // Texts with values of other types may share a name: functions are told apart by their types.
      guard let symbol = SymbolName.member(TextNames.withoutValues(key)),
        known.insert("\(symbol) \(values)").inserted
      else {
        warnings.append("“\(key)” has the symbol of another text, or none, and gets none")
        continue
      }
      let format = table.format(of: key)
      line("/// “\(format.comment)”")
      let place = "table: \(name.literal), bundle: .atURL(resources.bundleURL)"
      if values.isEmpty {
        block("nonisolated static var \(symbol): LocalizedStringResource") { writer in
          writer.line(
            "LocalizedStringResource(\(key.literal), defaultValue: \(format.literal), \(place))"
          )
        }
        continue
      }
      let parameters = values.enumerated().map { index, value in
        let inner = "value\(index + 1)"
        let label = value.label.flatMap { SymbolName.member($0) } ?? "_"
        return "\(label) \(inner): \(value.type)"
      }
      let inserted = values.indices.map { "\\(value\($0 + 1))" }.joined()
      let head = "nonisolated static func \(symbol)(\(parameters.joined(separator: ", ")))"
      block("\(head) -> LocalizedStringResource") { writer in
        let value = "LocalizedStringKey(_format: \(format.literal), values: \"\(inserted)\")"
        writer.line(
          "LocalizedStringResource(\(key.literal), defaultValue: \(value), \(place))"
        )
      }
    }
  }
}

extension TextNames.Key {
  /// Whether the key was added by hand, and not found in code.
  var isByHand: Bool { extractionState == "manual" }
}
