/// The images that come with the package, by the names applications know them by.
///
/// They are line drawings on a square of 24, made for this package.
package enum SystemImage {
  /// The image with a name. A name that is not known gets a plain image; one that is known but for
  /// `.fill` gets the form without.
  ///
  /// Images are kept as data of SVG paths, parted by `;`. The first letter says how a path is
  /// drawn: `S` its line, `F` its inside, `B` both.
  package static func drawing(named name: String) -> IconDrawing {
    var key = name
    while true {
      if let data = data(named: key) {
        return IconDrawing(name: name, markup: markup(data), isFallback: false)
      }
      guard key.hasSuffix(".fill") else { break }
      key.removeLast(".fill".count)
    }
    return IconDrawing(name: name, markup: markup(fallback), isFallback: true)
  }

  /// All names there is an image for.
  package static var names: [String] {
    (tables.flatMap(\.keys) + aliases.keys).sorted()
  }

  private static let fallback = """
    SM8 4.5h8A3.5 3.5 0 0 1 19.5 8v8a3.5 3.5 0 0 1-3.5 3.5H8A3.5 3.5 0 0 1 4.5 16V8\
    A3.5 3.5 0 0 1 8 4.5z
    """

  private static let tables = [
    marks, forms, arrows, things1, things2, people, nature, media1, media2, layout1, layout2,
    enclosed1, enclosed2, struck,
  ]

  private static func data(named name: String) -> String? {
    let name = aliases[name] ?? name
    for table in tables {
      if let data = table[name] { return data }
    }
    return nil
  }

  private static func markup(_ data: String) -> String {
    data.split(separator: ";").map { part in
      let path = part.dropFirst()
      return switch part.first {
      case "F":
        "<path d=\"\(path)\" fill=\"currentColor\" fill-rule=\"evenodd\" stroke=\"none\"/>"
      case "B": "<path d=\"\(path)\" fill=\"currentColor\"/>"
      default: "<path d=\"\(path)\"/>"
      }
    }.joined()
  }
}
