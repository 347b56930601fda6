import Foundation

/// `Contents.json` of a folder in an asset catalogue (Apple's "Asset Catalog Format Reference").
struct AssetManifest: Decodable {
  var images: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  /// A file or a colour, and when it is used.
  struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var size: String?
    var color: AssetColor?
    var appearances: [Appearance]?
    var gamut: String?
    var direction: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom, scale, size, color, appearances
      case gamut = "display-gamut"
      case direction = "language-direction"
    }
  }

  struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  struct Properties: Decodable {
    var providesNamespace: Bool?
    var renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// - Returns: nil if the file cannot be read.
  init?(_ url: URL) {
    guard let data = try? Data(contentsOf: url),
      let manifest = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = manifest
  }

  // MARK: Choosing

  /// The devices whose variants are taken if there is none for all, the nearest to a browser first.
  private static let idioms = ["universal", "mac", "ipad", "iphone"]

  private static func rank(_ idiom: String?) -> Int {
    idioms.firstIndex(of: idiom ?? "universal") ?? idioms.count
  }

  /// The entries of the idiom that fits best, among those that `isUsable` accepts.
  private static func best(_ entries: [Entry]?, _ isUsable: (Entry) -> Bool) -> [Entry] {
    let usable = (entries ?? []).filter {
      isUsable($0) && $0.direction != "right-to-left"
    }
    let best = usable.map { rank($0.idiom) }.min()
    return usable.filter { rank($0.idiom) == best }
  }

  func image(_ name: String, _ url: URL, _ folder: ResourceFolder) -> ImageAsset {
    func file(_ entry: Entry) -> ImageFile? {
      entry.filename.flatMap { folder.file($0, in: url) }
        .flatMap { ImageFile($0, scale: ImageFile.scale(entry.scale) ?? 1) }
    }
    let entries = Self.best(images) { entry in file(entry) != nil }
    let names: [String] = (images ?? []).compactMap { $0.filename }
    let undrawn = names.first {
      ImageFile.undrawn.contains(($0 as NSString).pathExtension.lowercased())
    }
    func files(dark: Bool) -> [ImageFile] {
      entries.filter { $0.isDark == dark && !$0.isHighContrast }.compactMap { file($0) }
    }
    return ImageAsset(
      name: name,
      light: files(dark: false),
      dark: files(dark: true),
      isTemplate: properties?.renderingIntent == "template",
      undrawn: undrawn
    )
  }

  func color(_ name: String) -> ColorAsset? {
    let entries = Self.best(colors) { $0.color?.color != nil && $0.gamut != "display-P3" }
    func find(dark: Bool, contrast: Bool) -> Color? {
      entries.first { $0.isDark == dark && $0.isHighContrast == contrast }?.color?.color
    }
    guard let light = find(dark: false, contrast: false) ?? entries.first?.color?.color else {
      return nil
    }
    return ColorAsset(
      name: name,
      light: light,
      dark: find(dark: true, contrast: false),
      highContrast: find(dark: false, contrast: true),
      darkHighContrast: find(dark: true, contrast: true)
    )
  }

  func icon(_ url: URL, _ folder: ResourceFolder) -> [ImageFile] {
    (images ?? []).filter { !$0.isDark && $0.appearances == nil }.compactMap { entry in
      let width = entry.size?.split(separator: "x").first.flatMap { Double($0) }
      return entry.filename.flatMap { folder.file($0, in: url) }.flatMap {
        ImageFile($0, scale: ImageFile.scale(entry.scale) ?? 1, width: width)
      }
    }
  }
}

extension AssetManifest.Entry {
  var isDark: Bool { has("luminosity", "dark") }
  var isHighContrast: Bool { has("contrast", "high") }

  private func has(_ kind: String, _ value: String) -> Bool {
    (appearances ?? []).contains { $0.appearance == kind && $0.value == value }
  }
}
