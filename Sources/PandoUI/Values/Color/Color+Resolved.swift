import Foundation

extension Color {
  /// A colour as numbers: red, green and blue of the web's colour space, beyond 0 to 1 for what
  /// lies outside of it.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// Red without a curve: twice the number is twice the light.
    public var linearRed: Float
    /// Green without a curve.
    public var linearGreen: Float
    /// Blue without a curve.
    public var linearBlue: Float
    /// 0 is clear, 1 lets nothing through.
    public var opacity: Float

    /// Makes a colour from red, green and blue, each from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear:
        (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        linearRed = Self.linear(red)
        linearGreen = Self.linear(green)
        linearBlue = Self.linear(blue)
      case .displayP3:
        // The matrix of CSS Color 4 from Display P3 to sRGB, both without a curve.
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.224_940_1 * r - 0.224_940_4 * g
        linearGreen = -0.042_056_9 * r + 1.042_057_1 * g
        linearBlue = -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b
      }
    }

    /// Red, 0 to 1, with the curve of the web's colour space.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// Green, 0 to 1, with the curve of the web's colour space.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// Blue, 0 to 1, with the curve of the web's colour space.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The numbers as `#RRGGBB`, with two more digits if something shows through.
    public var description: String {
      let channels = opacity >= 1 ? [red, green, blue] : [red, green, blue, opacity]
      return "#"
        + channels.map { channel in
          let number = Self.byte(channel)
          let digits = String(number, radix: 16, uppercase: true)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// 0 to 255. What the curve loses in the last digits does not decide how halves are rounded.
    private static func byte(_ channel: Float) -> Int {
      guard channel.isFinite else { return 0 }
      let exact = Double(min(max(channel, 0), 1)) * 255
      return Int(((exact * 1000).rounded() / 1000).rounded())
    }

    /// From sRGB's curve to light.
    static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let light = size <= 0.04045 ? size / 12.92 : Float(pow(Double(size + 0.055) / 1.055, 2.4))
      return value < 0 ? -light : light
    }

    /// From light to sRGB's curve.
    static func curved(_ value: Float) -> Float {
      let size = abs(value)
      let curved =
        size <= 0.003_130_8 ? size * 12.92 : Float(1.055 * pow(Double(size), 1 / 2.4) - 0.055)
      return value < 0 ? -curved : curved
    }
  }
}
