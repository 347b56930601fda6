/// A colour of the default theme, in its light and its dark variant, as `0xRRGGBB`.
struct ThemeColor: Sendable {
  let name: StaticString
  let light: UInt32
  let dark: UInt32

  init(_ name: StaticString, light: UInt32, dark: UInt32) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  init(_ name: StaticString, light: OKLCH, dark: OKLCH) {
    self.init(name, light: light.hex, dark: dark.hex)
  }
}

/// The colours of the default theme, one palette in OKLCH. The contrast of each pair that meets on a
/// page is tested.
enum Theme {
  /// Backgrounds, from the page outwards. In the dark scheme, upper surfaces are lighter, because
  /// shadows are not visible. A page has one background there, with and without rows on it;
  /// `behind` is the second level of the background, which is grayer in the light and lighter in
  /// the dark, as on other platforms.
  static let surfaces: [ThemeColor] = [
    ThemeColor("page", light: white, dark: neutral(0.175)),
    ThemeColor("grouped", light: neutral(0.967), dark: neutral(0.175)),
    ThemeColor("behind", light: neutral(0.967), dark: neutral(0.245)),
    ThemeColor("surface", light: white, dark: neutral(0.24)),
    ThemeColor("fill", light: neutral(0.932), dark: neutral(0.325)),
    ThemeColor("fill-soft", light: neutral(0.962), dark: neutral(0.29)),
    ThemeColor("raised", light: white, dark: neutral(0.282)),
    ThemeColor("thumb", light: white, dark: neutral(0.37)),
  ]

  /// The same where a sheet is over the page. In the dark a sheet is lighter than what it covers.
  static let surfacesOfSheets: [ThemeColor] = [
    ThemeColor("page", light: white, dark: neutral(0.228)),
    ThemeColor("grouped", light: neutral(0.967), dark: neutral(0.228)),
    ThemeColor("behind", light: neutral(0.967), dark: neutral(0.29)),
    ThemeColor("surface", light: white, dark: neutral(0.28)),
    ThemeColor("fill", light: neutral(0.932), dark: neutral(0.34)),
    ThemeColor("fill-soft", light: neutral(0.962), dark: neutral(0.32)),
    ThemeColor("raised", light: white, dark: neutral(0.305)),
  ]

  /// Words, from the most to the least important.
  static let labels: [ThemeColor] = [
    ThemeColor("label", light: neutral(0.21), dark: neutral(0.955)),
    ThemeColor("label-2", light: neutral(0.455), dark: neutral(0.765)),
    ThemeColor("label-3", light: neutral(0.5), dark: neutral(0.71)),
  ]

  /// Lines: between rows, and around controls, where the line is what shows the control.
  static let lines: [ThemeColor] = [
    ThemeColor("line", light: neutral(0.912), dark: neutral(0.325)),
    ThemeColor("edge", light: neutral(0.615), dark: neutral(0.59)),
  ]

  /// The accent where an application sets none.
  static let accent = "blue"

  /// The colours with a name: as a fill and for pictures, as text on a background, and of text on
  /// the fill. Text is darker or lighter only where the fill could not be read.
  static let hues: [Hue] = [
    Hue(
      "red",
      fill: (OKLCH(0.585, 0.22, 26), OKLCH(0.68, 0.2, 25)),
      text: (OKLCH(0.525, 0.21, 27), OKLCH(0.765, 0.138, 22)),
      on: (OKLCH(1, 0, 0), OKLCH(0.2, 0.04, 25))
    ),
    Hue(
      "orange",
      fill: (OKLCH(0.755, 0.172, 58), OKLCH(0.785, 0.155, 62)),
      text: (OKLCH(0.53, 0.15, 45), OKLCH(0.785, 0.155, 62)),
      on: (OKLCH(0.2, 0.04, 58), OKLCH(0.2, 0.04, 62))
    ),
    Hue(
      "yellow",
      fill: (OKLCH(0.865, 0.174, 90), OKLCH(0.885, 0.16, 92)),
      text: (OKLCH(0.52, 0.108, 75), OKLCH(0.885, 0.16, 92)),
      on: (OKLCH(0.2, 0.04, 90), OKLCH(0.2, 0.04, 92))
    ),
    Hue(
      "green",
      fill: (OKLCH(0.66, 0.185, 147), OKLCH(0.745, 0.2, 148)),
      text: (OKLCH(0.5, 0.136, 150), OKLCH(0.745, 0.2, 148)),
      on: (OKLCH(0.2, 0.04, 147), OKLCH(0.2, 0.04, 148))
    ),
    Hue(
      "mint",
      fill: (OKLCH(0.74, 0.125, 185), OKLCH(0.81, 0.125, 186)),
      text: (OKLCH(0.505, 0.089, 182), OKLCH(0.81, 0.125, 186)),
      on: (OKLCH(0.2, 0.04, 185), OKLCH(0.2, 0.04, 186))
    ),
    Hue(
      "teal",
      fill: (OKLCH(0.655, 0.114, 212), OKLCH(0.755, 0.115, 212)),
      text: (OKLCH(0.505, 0.088, 215), OKLCH(0.755, 0.115, 212)),
      on: (OKLCH(0.2, 0.04, 212), OKLCH(0.2, 0.04, 212))
    ),
    Hue(
      "cyan",
      fill: (OKLCH(0.7, 0.13, 232), OKLCH(0.79, 0.115, 230)),
      text: (OKLCH(0.51, 0.112, 238), OKLCH(0.79, 0.115, 230)),
      on: (OKLCH(0.2, 0.04, 232), OKLCH(0.2, 0.04, 230))
    ),
    Hue(
      "blue",
      fill: (OKLCH(0.565, 0.215, 261), OKLCH(0.66, 0.175, 260)),
      text: (OKLCH(0.515, 0.21, 261), OKLCH(0.745, 0.13, 262)),
      on: (OKLCH(1, 0, 0), OKLCH(0.2, 0.04, 260))
    ),
    Hue(
      "indigo",
      fill: (OKLCH(0.52, 0.205, 277), OKLCH(0.64, 0.175, 279)),
      text: (OKLCH(0.52, 0.21, 278), OKLCH(0.755, 0.128, 283)),
      on: (OKLCH(1, 0, 0), OKLCH(0.2, 0.04, 279))
    ),
    Hue(
      "purple",
      fill: (OKLCH(0.575, 0.22, 305), OKLCH(0.69, 0.185, 308)),
      text: (OKLCH(0.53, 0.21, 305), OKLCH(0.76, 0.16, 308)),
      on: (OKLCH(1, 0, 0), OKLCH(0.2, 0.04, 308))
    ),
    Hue(
      "pink",
      fill: (OKLCH(0.592, 0.22, 5), OKLCH(0.72, 0.185, 4)),
      text: (OKLCH(0.525, 0.21, 3), OKLCH(0.765, 0.154, 358)),
      on: (OKLCH(1, 0, 0), OKLCH(0.2, 0.04, 4))
    ),
    Hue(
      "brown",
      fill: (OKLCH(0.555, 0.07, 65), OKLCH(0.665, 0.065, 68)),
      text: (OKLCH(0.51, 0.08, 62), OKLCH(0.745, 0.065, 70)),
      on: (OKLCH(1, 0, 0), OKLCH(0.2, 0.04, 68))
    ),
    Hue(
      "gray",
      fill: (OKLCH(0.62, 0.017, 265), OKLCH(0.66, 0.017, 265)),
      text: (OKLCH(0.51, 0.02, 265), OKLCH(0.745, 0.017, 265)),
      on: (OKLCH(0.16, 0.01, 265), OKLCH(0.16, 0.01, 265))
    ),
  ]

  /// The hue with a name.
  static func hue(_ name: String) -> Hue? { hues.first { "\($0.name)" == name } }

  private static let white = OKLCH(1, 0, 0)

  /// A gray with a trace of blue, which is strongest in the middle.
  private static func neutral(_ lightness: Double) -> OKLCH {
    OKLCH(lightness, 0.02 * (1 - abs(lightness - 0.5) * 1.8), 265)
  }

  struct Hue: Sendable {
    let name: StaticString
    let fill: ThemeColor
    let text: ThemeColor
    let on: ThemeColor

    init(
      _ name: StaticString,
      fill: (light: OKLCH, dark: OKLCH),
      text: (light: OKLCH, dark: OKLCH),
      on: (light: OKLCH, dark: OKLCH)
    ) {
      self.name = name
      self.fill = ThemeColor(name, light: fill.light, dark: fill.dark)
      self.text = ThemeColor(name, light: text.light, dark: text.dark)
      self.on = ThemeColor(name, light: on.light, dark: on.dark)
    }
  }
}
