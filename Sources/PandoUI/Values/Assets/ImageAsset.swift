package import Foundation

/// A file of an image.
package struct ImageFile: Hashable, Sendable {
  package let url: URL
  /// The number of pixels in a point; nil if it is not known, as for a drawing.
  package let scale: Int?
  package let type: UTType
  /// The width in points of an icon, where a catalogue says it.
  package var width: Double?

  /// The width in pixels of an icon; 0 if it is not known.
  package var pixels: Double { (width ?? 0) * Double(scale ?? 1) }

  /// The kinds of files that browsers draw, by their extensions.
  private static let drawn: Set<String> = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"]

  /// The extensions of files that are images elsewhere.
  static let undrawn: Set<String> = ["pdf", "heic", "heif", "tif", "tiff", "eps", "icns"]

  /// - Returns: nil for a file that browsers do not draw, by its extension.
  init?(_ url: URL, scale: Int?, width: Double? = nil) {
    let ending = url.pathExtension.lowercased()
    guard Self.drawn.contains(ending), let type = UTType(filenameExtension: ending) else {
      return nil
    }
    self.url = url
    self.type = type
    self.scale = type == .svg ? nil : scale
    self.width = width
  }

  /// Reads `2x`, as catalogues write a scale.
  static func scale(_ text: String?) -> Int? {
    guard let text, text.hasSuffix("x"), let scale = Int(text.dropLast()), (1...9).contains(scale)
    else { return nil }
    return scale
  }
}

/// An image of the application: its files for each density of pixels, in light and in dark.
@_documentation(visibility: internal)
public final class ImageAsset: Hashable, Sendable {
  /// The name, with the folders that provide a namespace.
  package let name: String
  /// The files, the one with the fewest pixels first.
  package let light: [ImageFile]
  /// The files for a dark appearance; empty if they are the same.
  package let dark: [ImageFile]
  /// Whether the catalogue says that the image is drawn in the colour of the foreground.
  package let isTemplate: Bool
  /// The reason why no browser draws it.
  let problem: String?

  init(
    name: String,
    light: [ImageFile],
    dark: [ImageFile] = [],
    isTemplate: Bool = false,
    undrawn: String? = nil
  ) {
    self.name = name
    self.light = Self.sorted(light.isEmpty ? dark : light)
    self.dark = light.isEmpty ? [] : Self.sorted(dark)
    self.isTemplate = isTemplate
    problem =
      light.isEmpty && dark.isEmpty
      ? undrawn.map { file in
        """
        The image “\(name)” is the file \(file), which browsers do not draw. Add it as SVG or PNG.
        """
      } ?? "The image “\(name)” has no file." : nil
  }

  /// The files by density; or only the drawing, which fits every density.
  private static func sorted(_ files: [ImageFile]) -> [ImageFile] {
    if let drawing = files.first(where: { $0.scale == nil }) { return [drawing] }
    var known: Set<Int> = []
    return files.filter { known.insert($0.scale ?? 1).inserted }
      .sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
  }

  /// Whether both are the same object: there is one for each image.
  ///
  /// - Parameters:
  ///   - first: An image.
  ///   - second: Another image.
  public static func == (first: ImageAsset, second: ImageAsset) -> Bool { first === second }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: Receives the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
