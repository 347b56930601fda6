import Foundation

extension Color.Resolved {
  /// Mixes the colour with `fraction`, from 0 to 1, of another. `perceptual` mixes in Björn
  /// Ottosson's Oklab, as `color-mix(in oklab, …)` of CSS does. `device` mixes the components of
  /// sRGB.
  func mixed(
    with other: Color.Resolved,
    by fraction: Double,
    in space: Gradient.ColorSpace
  ) -> Color.Resolved {
    let first = space == .perceptual ? oklab : curvedChannels
    let second = space == .perceptual ? other.oklab : other.curvedChannels
    // The opacity of a colour weighs its components, as in CSS.
    let weight = (1 - fraction) * Double(opacity)
    let otherWeight = fraction * Double(other.opacity)
    let total = weight + otherWeight
    guard total > 0 else {
      return Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    }
    func mix(_ index: Int) -> Double {
      (first[index] * weight + second[index] * otherWeight) / total
    }
    let mixed = [mix(0), mix(1), mix(2)]
    return space == .perceptual
      ? Color.Resolved(oklab: mixed, opacity: total)
      : Color.Resolved(
        red: Float(mixed[0]),
        green: Float(mixed[1]),
        blue: Float(mixed[2]),
        opacity: Float(total)
      )
  }

  private var curvedChannels: [Double] { [Double(red), Double(green), Double(blue)] }

  private var oklab: [Double] {
    let (r, g, b) = (Double(linearRed), Double(linearGreen), Double(linearBlue))
    let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
    let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
    let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
    return [
      0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s,
    ]
  }

  private init(oklab lab: [Double], opacity: Double) {
    let l = pow(lab[0] + 0.396_337_777_4 * lab[1] + 0.215_803_757_3 * lab[2], 3)
    let m = pow(lab[0] - 0.105_561_345_8 * lab[1] - 0.063_854_172_8 * lab[2], 3)
    let s = pow(lab[0] - 0.089_484_177_5 * lab[1] - 1.291_485_548_0 * lab[2], 3)
    self.init(
      colorSpace: .sRGBLinear,
      red: Float(4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s),
      green: Float(-1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s),
      blue: Float(-0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s),
      opacity: Float(opacity)
    )
  }
}
