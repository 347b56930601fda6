/// The icons that come with the package, by the names applications know them by.
///
/// They are line drawings on a square of 24, made for this package: the files of the folder `Icons`.
struct SystemIcon {
  /// One path of an icon.
  struct Path {
    /// What is drawn of a path.
    enum Kind {
      case line, inside, both
    }

    /// How it is drawn.
    let kind: Kind
    /// The data of the path (SVG, "paths"): letters and numbers that need no escaping.
    let data: String

    /// Reads a path as ``Embedded/icons`` has it.
    fileprivate init(_ text: Substring) {
      kind =
        switch text.first {
        case "F": .inside
        case "B": .both
        default: .line
        }
      data = String(text.dropFirst())
    }
  }

  /// The square the icon is drawn in.
  static let viewBox = "0 0 24 24"

  /// What is drawn, from back to front.
  let paths: [Path]
  /// Whether there is no icon of the name and a plain one stands in its place.
  let isFallback: Bool

  /// The icon with a name. A name that is not known gets a plain icon; one that is known but for
  /// `.fill` gets the form without.
  init(named name: String) {
    let data = Self.data(named: name)
    isFallback = data == nil
    paths = (data ?? Embedded.fallbackIcon).split(separator: ";").map(Path.init)
  }

  /// All names there is an icon for.
  static var names: [String] {
    (Array(Embedded.icons.keys) + Embedded.iconAliases.keys).sorted()
  }

  private static func data(named name: String) -> String? {
    var key = name
    while true {
      if let data = Embedded.icons[Embedded.iconAliases[key] ?? key] { return data }
      guard key.hasSuffix(".fill") else { return nil }
      key.removeLast(".fill".count)
    }
  }
}
