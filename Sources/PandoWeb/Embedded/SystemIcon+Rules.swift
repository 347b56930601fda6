// Puts icons together whose names have no file: from a base with `.slash`, `.badge`, a shape around
// it, and `.fill`. A number of one or two digits and a letter are bases within a shape only.
extension SystemIcon {
  /// The drawing of a name; nil if there is no file, and this many rules do not compose one.
  static func drawing(named name: String, rules: Int = 4) -> [Path]? {
    if let paths = file(named: name) { return paths }
    // Each rule asks for the icon without a part of its name, which may come from data.
    guard rules > 0, name.utf8.count <= maxLength else { return nil }
    let rules = rules - 1
    if let other = Embedded.iconAliases[name] { return drawing(named: other, rules: rules) }
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    // The filled form of an alias is that of the icon it stands for.
    if isFilled, let other = Embedded.iconAliases[stem] {
      return drawing(named: other + ".fill", rules: rules)
    }
    return slashed(stem, isFilled: isFilled, rules)
      ?? badged(stem, isFilled: isFilled, rules)
      ?? enclosed(stem, isFilled: isFilled, rules)
      ?? numbered(name)
      ?? filledInside(name, rules)
      ?? (isFilled ? drawing(named: stem, rules: rules) : nil)
  }

  /// The drawing of a name in two layers; nil for a name that has one.
  static func layers(named name: String) -> [Path]? {
    guard name.utf8.count <= maxLength else { return nil }
    let name = Embedded.iconAliases[name] ?? name
    let isFilled = name.hasSuffix(".fill")
    let stem = isFilled ? String(name.dropLast(5)) : name
    if let paths = badged(stem, isFilled: isFilled, 3) { return paths }
    for (shape, placement) in shapes where stem.hasSuffix("." + shape) {
      guard let glyph = glyph(String(stem.dropLast(shape.count + 1))) else { return nil }
      let around =
        isFilled
        ? Embedded.enclosedIcons[shape + ".fill"].map { [Path(.inside, $0)] } : file(named: shape)
      // The sign is as large as in the files of triangles.
      let place = shape == "triangle" ? IconPolygons.Placement(scale: 0.9, y: 14) : placement
      return around.map { behind($0) + [Path(.inside, glyph.placed(place))] }
    }
    return nil
  }

  private static func behind(_ paths: [Path]) -> [Path] {
    paths.map { path in
      var path = path
      path.isBehind = true
      return path
    }
  }

  /// `mic.slash`: the base, and a line over it.
  private static func slashed(_ stem: String, isFilled: Bool, _ rules: Int) -> [Path]? {
    guard stem.hasSuffix(".slash") else { return nil }
    let base = stem.dropLast(6) + (isFilled ? ".fill" : "")
    guard let paths = drawing(named: String(base), rules: rules) else { return nil }
    return cut(paths, .slash) + [Path(.line, "M4 3.5L20.5 20")]
  }

  /// `calendar.badge.plus`: the base, and a disc with a sign in its corner; `bell.badge`: a dot in the other corner.
  private static func badged(_ stem: String, isFilled: Bool, _ rules: Int) -> [Path]? {
    let words = stem.split(separator: ".", omittingEmptySubsequences: false)
    guard
      let place = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0,
      let paths = drawing(
        named: words[..<place].joined(separator: ".") + (isFilled ? ".fill" : ""),
        rules: rules
      )
    else { return nil }
    let signs = words[(place + 1)...]
    if signs.isEmpty { return behind(cut(paths, .dot)) + [Path(.inside, dot)] }
    guard
      let sign = glyph(signs.joined(separator: "."))
        ?? [signs.last, signs.first].compactMap({ $0 }).lazy.compactMap({ glyph(String($0)) }).first
    else { return behind(cut(paths, .badge)) + [Path(.inside, disc)] }
    let isTriangle = words[place] == "trianglebadge"
    let shape = isTriangle ? placed("triangle.fill", scale: 0.53, at: (18.3, 18)) ?? disc : disc
    let placement = IconPolygons.Placement(
      scale: isTriangle ? 0.4 : 0.62,
      x: 18.3,
      y: isTriangle ? 18.9 : 18.3
    )
    return behind(cut(paths, .badge)) + [Path(.inside, shape + sign.placed(placement))]
  }

  /// `heart.circle`: the base, small, within a shape; with `.fill`, left out of the shape.
  private static func enclosed(_ stem: String, isFilled: Bool, _ rules: Int) -> [Path]? {
    for (shape, placement) in shapes where stem.hasSuffix("." + shape) {
      let inner = String(stem.dropLast(shape.count + 1))
      // A name without a small form is drawn without the shape.
      guard let glyph = glyph(inner) else {
        return inner.isEmpty ? nil : drawing(named: inner, rules: rules)
      }
      let data = glyph.placed(placement)
      if isFilled, let outline = Embedded.enclosedIcons[shape + ".fill"] {
        return [Path(.inside, outline + data)]
      }
      return file(named: shape).map { $0 + [Path(.inside, data)] }
    }
    return nil
  }

  /// `gobackward.15`: an arrow around the number of seconds.
  private static func numbered(_ name: String) -> [Path]? {
    guard let dot = name.lastIndex(of: "."), let paths = file(named: String(name[..<dot])) else {
      return nil
    }
    let number = name[name.index(after: dot)...]
    guard arrowsAroundNumbers.contains(String(name[..<dot])), number.allSatisfy(\.isNumber),
      let glyph = glyph(String(number))
    else { return nil }
    return paths + [Path(.inside, glyph.placed(.init(scale: 0.75, y: 12.6)))]
  }

  /// `phone.fill.connection`: the drawing of `phone.connection.fill`.
  private static func filledInside(_ name: String, _ rules: Int) -> [Path]? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard let place = words.dropLast().firstIndex(of: "fill"), place > 0 else { return nil }
    words.remove(at: place)
    if words.last != "fill" { words.append("fill") }
    return drawing(named: words.joined(separator: "."), rules: rules)
  }

  /// The content of a shape: the small form of an icon, a letter, or a number of one or two digits.
  private static func glyph(_ name: String) -> IconPolygons? {
    if let data = Embedded.enclosedIcons[Embedded.iconAliases[name] ?? name] {
      return IconPolygons(data)
    }
    let digits = name.compactMap {
      $0.isASCII && $0.isNumber ? Embedded.enclosedIcons[String($0)] : nil
    }
    if digits.count == 2, name.count == 2 {
      let halves = zip(digits, [-2.7, 2.7]).map { data, shift in
        IconPolygons(data).placed(.init(scale: 0.78, x: 12 + shift, y: 12))
      }
      return IconPolygons(halves.joined())
    }
    return name.hasSuffix(".fill") ? glyph(String(name.dropLast(5))) : nil
  }

  private static func placed(
    _ name: String,
    scale: Double,
    at point: (x: Double, y: Double)
  ) -> String? {
    Embedded.enclosedIcons[name].map {
      IconPolygons($0).placed(.init(scale: scale, x: point.x, y: point.y))
    }
  }

  private static func cut(_ paths: [Path], _ cut: Path.Cut) -> [Path] {
    paths.map { path in
      var path = path
      path.cut = cut
      return path
    }
  }

  /// The shapes that stand around others, and where in them: the longer name of two comes first.
  private static let shapes: [(String, IconPolygons.Placement)] = [
    ("rectangle.portrait", .init(scale: 0.9)),
    ("circle", .init()),
    ("square", .init(scale: 1.05)),
    ("app", .init(scale: 1.05)),
    ("rectangle", .init(scale: 0.95)),
    ("capsule", .init(scale: 0.7)),
    ("diamond", .init(scale: 0.75)),
    ("hexagon", .init(scale: 0.9)),
    ("octagon", .init(scale: 0.95)),
    ("triangle", .init(scale: 0.6, y: 14.6)),
    ("shield", .init(scale: 0.75, y: 11.6)),
    ("seal", .init(scale: 0.85)),
    ("bubble", .init(scale: 0.8, y: 11)),
  ]

  private static let maxLength = 100
  private static let arrowsAroundNumbers: Set = ["gobackward", "goforward"]

  private static let disc = "M13.3 18.3a5 5 0 1 0 10 0a5 5 0 1 0-10 0z"
  private static let dot = "M15.2 5.6a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0z"
}
