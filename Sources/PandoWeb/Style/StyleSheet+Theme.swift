extension StyleSheet {
  /// The theme as custom properties: the one rule whose values Swift knows too. `light-dark()` takes the
  /// variant of the scheme in force where a property is used, so a part of a page can have another one.
  static let theme: String = {
    let plain = Theme.surfaces + Theme.labels + Theme.lines
    let colors = plain.map { property("\($0.name)", $0) }
    let hues = Theme.hues.flatMap { hue in
      [
        property("\(hue.name)", hue.fill), property("\(hue.name)-text", hue.text),
        property("\(hue.name)-on", hue.on),
      ]
    }
    return ":root{\((colors + hues).joined())\(tint)}\n"
  }()

  /// The accent where an application sets none.
  private static let tint = """
    --tint:var(--\(Theme.accent));--tint-text:var(--\(Theme.accent)-text);\
    --on-tint:var(--\(Theme.accent)-on)
    """

  private static func property(_ name: String, _ color: ThemeColor) -> String {
    color.light == color.dark
      ? "--\(name):\(hex(color.light));"
      : "--\(name):light-dark(\(hex(color.light)),\(hex(color.dark)));"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }
}
