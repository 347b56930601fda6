extension StyleSheet {
  /// The theme as custom properties. `light-dark()` takes the variant of the scheme in force where
  /// a property is used, so a part of a page can have another one.
  static let tokens: String = {
    let plain = Theme.surfaces + Theme.labels + Theme.lines
    let colors = plain.map { property("\($0.name)", $0) }
    let hues = Theme.hues.flatMap { hue in
      [
        property("\(hue.name)", hue.fill), property("\(hue.name)-text", hue.text),
        property("\(hue.name)-on", hue.on),
      ]
    }
    return ":root{\((colors + hues).joined())\(fixedTokens)}\n\(schemes)"
  }()

  private static func property(_ name: String, _ color: ThemeColor) -> String {
    color.light == color.dark
      ? "--\(name):\(hex(color.light));"
      : "--\(name):light-dark(\(hex(color.light)),\(hex(color.dark)));"
  }

  private static func hex(_ color: UInt32) -> String {
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: max(6 - digits.count, 0)) + digits
  }

  private static let fixedTokens = """
    --tint:var(--\(Theme.accent));--tint-text:var(--\(Theme.accent)-text);\
    --on-tint:var(--\(Theme.accent)-on);\
    --font:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Ubuntu,Cantarell,\
    "Liberation Sans",sans-serif;\
    --font-rounded:ui-rounded,"SF Pro Rounded","Nunito",var(--font);\
    --font-serif:ui-serif,"New York",Charter,Georgia,"Noto Serif","Liberation Serif",serif;\
    --font-mono:ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;\
    --radius:12px;--radius-s:9px;--pad:16px;--quick:.14s ease-out;\
    --lift:0 1px 2px #00000014,0 1px 1px #0000000a;\
    --float:0 0 0 1px light-dark(#0000000f,#ffffff1a),0 12px 32px #0000002e,0 2px 6px #00000014;
    """

  private static let schemes = """
    :root{color-scheme:light dark}
    [data-scheme]{color:var(--label)}
    [data-scheme=light]{color-scheme:light}
    [data-scheme=dark]{color-scheme:dark}
    *,::before,::after{box-sizing:border-box;\
    --tint-soft:light-dark(color-mix(in srgb,var(--tint) 12%,transparent),\
    color-mix(in srgb,var(--tint) 20%,transparent))}

    """
}
