/// The icons that come with the package, by the names applications know them by.
///
/// They are line drawings on a square of 24, made for this package: the files of the folder `Icons`.
/// Names without a file are put together from others; see `SystemIcon+Rules.swift`.
struct SystemIcon {
  /// One path of an icon.
  struct Path: Hashable {
    /// The part of a path that is drawn.
    enum Kind {
      case line, inside, both
    }

    /// The part of a path that is left out, to make room for a sign over it.
    enum Cut {
      /// A band from the top left corner to the bottom right one.
      case slash
      /// A disc in the bottom right corner, and one in the top right corner.
      case badge, dot
    }

    /// How it is drawn.
    let kind: Kind
    /// The data of the path (SVG, "paths"): letters and numbers that need no escaping.
    let data: String
    /// The part that is left out.
    var cut: Cut?
    /// Whether it belongs to the second layer: what has a badge, or the shape around a sign.
    var isBehind = false

    /// A path drawn in one way.
    init(_ kind: Kind, _ data: String) {
      self.kind = kind
      self.data = data
    }

    /// Reads a path as ``Embedded/icons`` has it.
    fileprivate init(_ text: Substring) {
      let kind: Kind =
        switch text.first {
        case "F": .inside
        case "B": .both
        default: .line
        }
      self.init(kind, String(text.dropFirst()))
    }
  }

  /// The square the icon is drawn in.
  static let viewBox = "0 0 24 24"

  /// The paths, from back to front.
  let paths: [Path]
  /// Whether there is no icon of the name and a plain one stands in its place.
  let isFallback: Bool

  /// The icon with a name. An unknown name gets a plain icon; one that is known without `.fill` gets that form.
  ///
  /// - Parameter isLayered: Whether a filled shape with a sign is drawn as two layers, and not as a shape with a hole.
  init(named name: String, isLayered: Bool = false) {
    let found = (isLayered ? Self.layers(named: name) : nil) ?? Self.drawing(named: name)
    isFallback = found == nil
    paths = found ?? Self.paths(of: Embedded.fallbackIcon)
  }

  /// All names there is a file or an alias for.
  static var names: [String] {
    (Array(Embedded.icons.keys) + Embedded.iconAliases.keys).sorted()
  }

  /// The drawing of a file.
  static func file(named name: String) -> [Path]? {
    Embedded.icons[name].map(paths)
  }

  /// Reads a drawing as ``Embedded/icons`` has it.
  private static func paths(of data: String) -> [Path] {
    data.split(separator: ";").map(Path.init)
  }
}
