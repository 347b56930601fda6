import Pando

/// Light or dark.
enum Theme: String, CaseIterable, Identifiable {
  case system, light, dark

  var id: Self { self }

  var name: String {
    switch self {
    case .system: "As the device"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  /// The color scheme; nil follows the device.
  var colorScheme: ColorScheme? {
    switch self {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
