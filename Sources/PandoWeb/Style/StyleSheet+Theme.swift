extension StyleSheet {
  /// The theme as custom properties. It is the only rule of the sheet that is made in Swift,
  /// because Swift uses its values too. `light-dark()` takes the variant of the scheme in force
  /// where a property is used, so a part of a page can have another one.
  static let theme: String = {
    let plain = Theme.surfaces + Theme.labels + Theme.lines
    let colors = plain.map { property("\($0.name)", $0) }
    let hues = Theme.hues.flatMap { hue in
      [
        property("\(hue.name)", hue.fill), property("\(hue.name)-text", hue.text),
        property("\(hue.name)-on", hue.on),
      ]
    }
    let sheets = Theme.surfacesOfSheets.map { property("\($0.name)", $0) }.joined()
    // In a narrow window an inspector is a sheet above its view.
    return """
      :root{\((colors + hues).joined())\(tint)}
      .sheet:not([class*=Cover]),.split-inspector>.part-detail{\(sheets)}

      """
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
    let text = String(color, radix: 16)
    let digits = String(repeating: "0", count: max(6 - text.count, 0)) + text
    // Pairs of equal digits are written once.
    let isShort = stride(from: 0, to: 24, by: 8).allSatisfy { (color >> $0 & 0xff) % 0x11 == 0 }
    let short = digits.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
    return "#" + (isShort ? String(short) : digits)
  }
}
