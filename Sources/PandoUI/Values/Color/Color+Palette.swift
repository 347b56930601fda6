extension Color {
  /// The components of the system's colours in light and in dark: `0xRRGGBBAA`.
  package static let palette: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B_30FF, 0xFF45_3AFF),
    "orange": (0xFF95_00FF, 0xFF9F_0AFF),
    "yellow": (0xFFCC_00FF, 0xFFD6_0AFF),
    "green": (0x34C7_59FF, 0x30D1_58FF),
    "mint": (0x00C7_BEFF, 0x63E6_E2FF),
    "teal": (0x30B0_C7FF, 0x40C8_E0FF),
    "cyan": (0x32AD_E6FF, 0x64D2_FFFF),
    "blue": (0x007A_FFFF, 0x0A84_FFFF),
    "indigo": (0x5856_D6FF, 0x5E5C_E6FF),
    "purple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "pink": (0xFF2D_55FF, 0xFF37_5FFF),
    "brown": (0xA284_5EFF, 0xAC8E_68FF),
    "gray": (0x8E8E_93FF, 0x8E8E_93FF),
    "white": (0xFFFF_FFFF, 0xFFFF_FFFF),
    "black": (0x0000_00FF, 0x0000_00FF),
    "clear": (0x0000_0000, 0x0000_0000),
    "magenta": (0xFF00_FFFF, 0xFF00_FFFF),
    "lightGray": (0xAAAA_AAFF, 0xAAAA_AAFF),
    "darkGray": (0x5555_55FF, 0x5555_55FF),
    "primary": (0x0000_00FF, 0xFFFF_FFFF),
    "secondary": (0x3C3C_4399, 0xEBEB_F599),
    "accentColor": (0x007A_FFFF, 0x0A84_FFFF),
    "tintColor": (0x007A_FFFF, 0x0A84_FFFF),
    "label": (0x0000_00FF, 0xFFFF_FFFF),
    "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabel": (0x3C3C_434D, 0xEBEB_F54D),
    "quaternaryLabel": (0x3C3C_432E, 0xEBEB_F529),
    "placeholderText": (0x3C3C_434D, 0xEBEB_F54D),
    "separator": (0x3C3C_434A, 0x5454_5899),
    "opaqueSeparator": (0xC6C6_C8FF, 0x3838_3AFF),
    "link": (0x007A_FFFF, 0x0984_FFFF),
    "systemGray2": (0xAEAE_B2FF, 0x6363_66FF),
    "systemGray3": (0xC7C7_CCFF, 0x4848_4AFF),
    "systemGray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "systemGray5": (0xE5E5_EAFF, 0x2C2C_2EFF),
    "systemGray6": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF),
    "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemGroupedBackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "systemFill": (0x7878_8033, 0x7878_805C),
    "secondarySystemFill": (0x7878_8029, 0x7878_8052),
    "tertiarySystemFill": (0x7676_801F, 0x7676_803D),
    "quaternarySystemFill": (0x7474_8014, 0x7676_802E),
  ]

  /// The components of the colour in light or dark. A name that the application does not have
  /// becomes the gray of the system.
  package func resolved(for scheme: ColorScheme = .light) -> Resolved {
    switch storage {
    case .named(let name):
      let entry = Self.palette[name] ?? (0x8E8E_93FF, 0x8E8E_93FF)
      return Resolved(hex: scheme == .dark ? entry.dark : entry.light)
    case .asset(let asset): return asset.color(for: scheme).resolved(for: scheme)
    case .missing: return Resolved(hex: 0x8E8E_93FF)
    case .fixed(let resolved): return resolved
    case .opacity(let color, let opacity):
      var resolved = color.resolved(for: scheme)
      resolved.opacity *= Float(opacity)
      return resolved
    case .mix(let first, let second, let fraction, let space):
      return first.resolved(for: scheme)
        .mixed(with: second.resolved(for: scheme), by: fraction, in: space)
    }
  }
}

extension Color.Resolved {
  /// Makes a colour from `0xRRGGBBAA`.
  package init(hex: UInt32) {
    func channel(_ shift: UInt32) -> Float { Float((hex >> shift) & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }
}
