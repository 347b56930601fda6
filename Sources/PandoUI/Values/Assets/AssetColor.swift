import Foundation

/// A colour in an asset catalogue: components in a colour space, or the name of a colour of the system.
struct AssetColor: Decodable {
  var colorSpace: String?
  var components: [String: Component]?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case components, reference
    case colorSpace = "color-space"
  }

  /// A component as text, because its notation decides its scale.
  struct Component: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text.trimmingCharacters(in: .whitespaces)
      } else {
        text = "\(try container.decode(Double.self))"
      }
    }

    /// The component from 0 to 1: `0xFF` and `255` are numbers up to 255, `1.000` and `0.5` are
    /// fractions.
    var value: Double? {
      let number: Double? =
        if text.lowercased().hasPrefix("0x") {
          UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if text.contains(".") {
          Double(text)
        } else {
          Double(text).map { $0 / 255 }
        }
      return number.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The opacity, which catalogues write as a fraction, also as `1`.
    var opacity: Double? { text == "1" ? 1 : value }
  }

  /// The colour; nil if a component is missing.
  var color: Color? {
    if let reference { return Self.system(reference) }
    guard let components else { return nil }
    let opacity = components["alpha"]?.opacity ?? 1
    let isLinear = colorSpace?.contains("linear") ?? false
    let space: Color.RGBColorSpace =
      colorSpace == "display-p3" ? .displayP3 : isLinear ? .sRGBLinear : .sRGB
    if let white = components["white"]?.value {
      return Color(space, white: white, opacity: opacity)
    }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    return Color(space, red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A colour of the system by the name of a catalogue, such as `systemRedColor` or `labelColor`.
  private static func system(_ reference: String) -> Color? {
    let name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    if Color.palette[name] != nil { return .named(name) }
    guard name.hasPrefix("system") else { return nil }
    let hue = name.dropFirst(6).lowercased()
    return Color.palette[hue] == nil ? nil : .named(hue)
  }
}
