import Foundation

extension Color {
  /// The components of a colour in sRGB. Colours outside of sRGB have components outside of 0 to 1.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The linear red component: twice the number is twice the light.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity: 0 is clear, 1 is opaque.
    public var opacity: Float

    /// Makes a colour from red, green and blue.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity: 0 is clear, 1 is opaque.
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
        // The matrix of CSS Color 4 from linear Display P3 to linear sRGB.
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        linearRed = 1.224_940_1 * r - 0.224_940_4 * g
        linearGreen = -0.042_056_9 * r + 1.042_057_1 * g
        linearBlue = -0.019_637_6 * r - 0.078_636_1 * g + 1.098_273_5 * b
      }
    }

    /// The red component in sRGB, from 0 to 1.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }

    /// The green component in sRGB, from 0 to 1.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }

    /// The blue component in sRGB, from 0 to 1.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    /// The components as `#RRGGBB`, or as `#RRGGBBAA` unless the colour is opaque.
    public var description: String {
      let channels = opacity >= 1 ? [red, green, blue] : [red, green, blue, opacity]
      return "#"
        + channels.map { channel in
          let number = Self.byte(channel)
          let digits = String(number, radix: 16, uppercase: true)
          return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }

    /// A component as a number from 0 to 255. It is rounded to thousandths first, so that the error
    /// of the transfer function does not decide how halves are rounded.
    private static func byte(_ channel: Float) -> Int {
      guard channel.isFinite else { return 0 }
      let exact = Double(min(max(channel, 0), 1)) * 255
      return Int(((exact * 1000).rounded() / 1000).rounded())
    }

    /// A component of sRGB as a linear component.
    static func linear(_ value: Float) -> Float {
      let size = abs(value)
      let light = size <= 0.04045 ? size / 12.92 : Float(pow(Double(size + 0.055) / 1.055, 2.4))
      return value < 0 ? -light : light
    }

    /// A linear component as a component of sRGB.
    static func curved(_ value: Float) -> Float {
      let size = abs(value)
      let curved =
        size <= 0.003_130_8 ? size * 12.92 : Float(1.055 * pow(Double(size), 1 / 2.4) - 0.055)
      return value < 0 ? -curved : curved
    }
  }
}
