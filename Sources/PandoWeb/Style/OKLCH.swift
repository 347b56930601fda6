import Foundation

/// A colour by its perceived lightness, chroma and hue (CSS Color 4, "OKLCH").
///
/// Equal steps look equal in it, so that the steps of the theme are numbers one can compare. The
/// matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020).
struct OKLCH: Hashable, Sendable {
  /// From 0, black, to 1, white.
  let lightness: Double
  /// How strong the colour is: 0 is gray.
  let chroma: Double
  /// The angle on the circle of hues, in degrees: 30 is red, 90 yellow, 145 green, 260 blue.
  let hue: Double

  init(_ lightness: Double, _ chroma: Double, _ hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// The colour in sRGB as `0xRRGGBB`. One that sRGB does not have is less strong.
  var hex: UInt32 {
    var chroma = max(chroma, 0)
    while chroma > 0, !linear(chroma).allSatisfy((-0.0001...1.0001).contains) { chroma -= 0.001 }
    return linear(max(chroma, 0)).reduce(0) { $0 << 8 | UInt32(Self.byte($1)) }
  }

  /// Red, green and blue as amounts of light.
  private func linear(_ chroma: Double) -> [Double] {
    let a = chroma * cos(hue * .pi / 180)
    let b = chroma * sin(hue * .pi / 180)
    func cube(_ number: Double) -> Double { number * number * number }
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return [
      4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s,
    ]
  }

  /// An amount of light as sRGB writes it.
  private static func byte(_ light: Double) -> UInt8 {
    let light = min(max(light, 0), 1)
    let channel = light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
    return UInt8(min(max((channel * 255).rounded(), 0), 255))
  }
}
