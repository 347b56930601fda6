import Foundation

/// The contrast of two colours (WCAG 2.2, "contrast ratio").
enum Contrast {
  /// The relative luminance of a colour in sRGB, each channel from 0 to 1.
  static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The relative luminance of `0xRRGGBB`.
  static func luminance(_ hex: UInt32) -> Double {
    func channel(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    return luminance(channel(16), channel(8), channel(0))
  }

  /// From 1, for equal colours, to 21.
  static func ratio(_ first: UInt32, _ second: UInt32) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }
}
