/// A colour of the application, with its variants.
package final class ColorAsset: Hashable, Sendable {
  /// The name, with the folders that provide a namespace.
  package let name: String
  /// The colour where no variant fits.
  package let light: Color
  /// The colour in dark; nil if it is the same.
  package let dark: Color?
  /// The colours for users who prefer more contrast.
  package let highContrast: (light: Color, dark: Color)?

  init(
    name: String,
    light: Color,
    dark: Color? = nil,
    highContrast: Color? = nil,
    darkHighContrast: Color? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.highContrast =
      highContrast == nil && darkHighContrast == nil
      ? nil
      : (highContrast ?? light, darkHighContrast ?? dark ?? highContrast ?? light)
  }

  /// The variant for a scheme.
  package func color(for scheme: ColorScheme) -> Color {
    scheme == .dark ? dark ?? light : light
  }

  /// Whether both have the same variants. There is one object for each colour of a catalogue.
  package static func == (first: ColorAsset, second: ColorAsset) -> Bool {
    first === second
      || first.name == second.name && first.light == second.light && first.dark == second.dark
        && first.highContrast?.light == second.highContrast?.light
        && first.highContrast?.dark == second.highContrast?.dark
  }

  /// Hashes the name and the colour.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(light)
  }
}
