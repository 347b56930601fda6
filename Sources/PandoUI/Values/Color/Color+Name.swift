extension Color {
  /// Words for the colour as it is in light surroundings, in English: “dark blue”, “light gray”.
  var accessibilityName: String {
    let color = resolved(for: .light)
    if color.opacity == 0 { return "clear" }
    let channels = [color.red, color.green, color.blue].map { Double(min(max($0, 0), 1)) }
    let (least, greatest) = (channels.min() ?? 0, channels.max() ?? 0)
    let lightness = (least + greatest) / 2
    let spread = greatest - least
    if lightness > 0.97 { return "white" }
    if lightness < 0.04 { return "black" }
    let shade = lightness < 0.3 ? "dark " : lightness > 0.75 ? "light " : ""
    // Of gray, too little is left of a hue to be named.
    if spread < 0.08 { return shade + "gray" }
    return shade + Self.name(ofHue: Self.hue(of: channels, greatest, spread), lightness)
  }

  /// The place on the colour wheel in degrees, where 0 is red.
  private static func hue(of channels: [Double], _ greatest: Double, _ spread: Double) -> Double {
    let (red, green, blue) = (channels[0], channels[1], channels[2])
    let sixth =
      greatest == red
      ? (green - blue) / spread
      : greatest == green ? (blue - red) / spread + 2 : (red - green) / spread + 4
    return sixth < 0 ? sixth * 60 + 360 : sixth * 60
  }

  private static func name(ofHue hue: Double, _ lightness: Double) -> String {
    switch hue {
    case ..<12: "red"
    case ..<45: lightness < 0.45 ? "brown" : "orange"
    case ..<68: "yellow"
    case ..<165: "green"
    case ..<190: "teal"
    case ..<205: "cyan"
    // The blue of a display has 240 degrees, and the indigo of the system 241.
    case ..<240.5: "blue"
    case ..<258: "indigo"
    case ..<295: "purple"
    case ..<348: "pink"
    default: "red"
    }
  }
}
