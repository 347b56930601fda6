import PandoUI

extension CSSValue {
  /// A filter that turns the luminance of colours into opacity, and all colours into black.
  static var luminanceToAlpha: CSSValue {
    .colorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2126, 0.7152, 0.0722, 0, 0])
  }

  /// Filters that make colours lighter, to white at 1, or darker, to black at -1. The functions are
  /// the same for all amounts, because browsers interpolate only between equal lists of functions.
  static func brightness(_ amount: Double) -> [CSSValue] {
    let lighter = min(max(amount, 0), 1), darker = min(max(-amount, 0), 1)
    return [
      .call("brightness", [.number(1 - darker)]), .call("invert", [.number(1)]),
      .call("brightness", [.number(1 - lighter)]), .call("invert", [.number(1)]),
    ]
  }

  /// A filter that draws a colour where the opacity is above a bound, and nothing elsewhere. The slope leaves the
  /// edge a little soft.
  static func alphaThreshold(_ bound: Double, _ color: Color) -> CSSValue {
    let components = color.resolved()
    let slope = 24.0
    return .colorMatrix([
      0, 0, 0, 0, Double(components.red), 0, 0, 0, 0, Double(components.green),
      0, 0, 0, 0, Double(components.blue), 0, 0, 0, slope, 0.5 - bound * slope,
    ])
  }
}
