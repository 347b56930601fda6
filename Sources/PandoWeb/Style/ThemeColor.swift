/// A colour of the default theme, in its light and its dark variant.
struct ThemeColor: Sendable {
  let name: StaticString
  let light: UInt32
  let dark: UInt32

  init(_ name: StaticString, light: UInt32, dark: UInt32) {
    self.name = name
    self.light = light
    self.dark = dark
  }
}

/// The colours of the default theme. The contrast of each pair that meets on a page is tested.
enum Theme {
  /// Backgrounds, from the page outwards, and what is written and drawn on them.
  static let surfaces: [ThemeColor] = [
    ThemeColor("page", light: 0xFFFFFF, dark: 0x101216),
    ThemeColor("grouped", light: 0xF3F4F7, dark: 0x0B0C0F),
    ThemeColor("surface", light: 0xFFFFFF, dark: 0x191C22),
    ThemeColor("fill", light: 0xE9EBF0, dark: 0x2A2E37),
    ThemeColor("fill-soft", light: 0xF1F2F6, dark: 0x20242B),
    ThemeColor("raised", light: 0xFFFFFF, dark: 0x22262E),
    ThemeColor("thumb", light: 0xFFFFFF, dark: 0x3A404B),
  ]

  /// Words, from the most to the least important.
  static let labels: [ThemeColor] = [
    ThemeColor("label", light: 0x15181E, dark: 0xF0F2F5),
    ThemeColor("label-2", light: 0x515866, dark: 0xADB4C1),
    ThemeColor("label-3", light: 0x5D6472, dark: 0x9CA4B2),
  ]

  /// Lines: between rows, and around controls, where the line is what shows the control.
  static let lines: [ThemeColor] = [
    ThemeColor("line", light: 0xDEE1E8, dark: 0x30353F),
    ThemeColor("edge", light: 0x7F8694, dark: 0x737B8A),
  ]

  /// The accent where an application sets none.
  static let accent = "blue"

  /// The colours with a name: as a fill, as words on a background, and what is written on the fill.
  static let hues: [Hue] = [
    Hue("red", fill: (0xDC2F33, 0xFF5A57), text: (0xBF1F29, 0xFF8A84), on: (0xFFFFFF, 0x1A0505)),
    Hue("orange", fill: (0xF28C1E, 0xFF9F33), text: (0x9A4A00, 0xFFB35C), on: (0x1F1000, 0x1F1000)),
    Hue("yellow", fill: (0xF5C518, 0xFFD43B), text: (0x7A5B00, 0xFFD95A), on: (0x1F1800, 0x1F1800)),
    Hue("green", fill: (0x2FA84F, 0x36C75E), text: (0x1A7035, 0x5FD880), on: (0x04160A, 0x04160A)),
    Hue("mint", fill: (0x19B8A6, 0x4FD8C8), text: (0x0B6B61, 0x67DDCF), on: (0x02211D, 0x02211D)),
    Hue("teal", fill: (0x1A9DB3, 0x3FC3DA), text: (0x0B6678, 0x62CFE3), on: (0x021C21, 0x021C21)),
    Hue("cyan", fill: (0x1E9FDC, 0x5AC8F5), text: (0x0A6391, 0x75D0F7), on: (0x021A26, 0x021A26)),
    Hue("blue", fill: (0x2563EB, 0x5B8CFF), text: (0x1D55D6, 0x8FB0FF), on: (0xFFFFFF, 0x04102E)),
    Hue("indigo", fill: (0x5148D8, 0x7F7BFF), text: (0x473EC4, 0xADA9FF), on: (0xFFFFFF, 0x0A083A)),
    Hue("purple", fill: (0x9440D6, 0xBE74F5), text: (0x8431C4, 0xCF9AFA), on: (0xFFFFFF, 0x1B0630)),
    Hue("pink", fill: (0xD92A72, 0xFF6BA3), text: (0xB81B5E, 0xFF94BC), on: (0xFFFFFF, 0x2B0414)),
    Hue("brown", fill: (0x8C6844, 0xB08D68), text: (0x755332, 0xCBAA87), on: (0xFFFFFF, 0x1C1106)),
    Hue("gray", fill: (0x7D8492, 0x8B93A1), text: (0x5D6472, 0xA5ADBA), on: (0x0B0D10, 0x0B0D10)),
  ]

  /// The hue with a name.
  static func hue(_ name: String) -> Hue? { hues.first { "\($0.name)" == name } }

  struct Hue: Sendable {
    let name: StaticString
    let fill: ThemeColor
    let text: ThemeColor
    let on: ThemeColor

    init(
      _ name: StaticString,
      fill: (UInt32, UInt32),
      text: (UInt32, UInt32),
      on: (UInt32, UInt32)
    ) {
      self.name = name
      self.fill = ThemeColor(name, light: fill.0, dark: fill.1)
      self.text = ThemeColor(name, light: text.0, dark: text.1)
      self.on = ThemeColor(name, light: on.0, dark: on.1)
    }
  }
}
