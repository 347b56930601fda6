import Foundation
import PandoUI

extension Paints {
  /// A linear or radial gradient as SVG defines it, without a name; nil for other paints.
  ///
  /// - Parameters:
  ///   - paint: The paint.
  ///   - opacity: The factor of its opacity.
  ///   - size: The size of what it goes over: 1 for the bounds of what is drawn with it, otherwise that of the square
  ///     around all of the drawing.
  ///   - unit: The unit of that size: none, or per cent of a drawing that is not such a square.
  static func definition(
    of paint: Paint,
    opacity: Double = 1,
    over size: Double = 1,
    unit: String = ""
  ) -> HTMLElement? {
    var node: HTMLElement
    let gradient: Gradient
    func format(_ length: CGFloat) -> String { CSSValue.format(Double(length) * size) + unit }
    switch paint {
    case .linear(let colors, let start, let end):
      gradient = colors
      node = HTMLElement(.linearGradient)
      node[.x1] = format(start.x)
      node[.y1] = format(start.y)
      node[.x2] = format(end.x)
      node[.y2] = format(end.y)
    case .radial(let colors, let center, _, _), .elliptical(let colors, let center, _, _):
      gradient = colors
      node = HTMLElement(.radialGradient)
      node[.cx] = format(center.x)
      node[.cy] = format(center.y)
      if size != 1 { node[.r] = format(0.5) }
    case .opacity(let inner, let factor):
      return definition(of: inner, opacity: opacity * factor, over: size, unit: unit)
    case .levelOf(let inner, _), .shadow(let inner, _), .blend(let inner, _):
      return definition(of: inner, opacity: opacity, over: size, unit: unit)
    case .resolvable:
      let paint = paint.resolved(in: EnvironmentValues())
      return definition(of: paint, opacity: opacity, over: size, unit: unit)
    default: return nil
    }
    if size != 1 { node[.gradientUnits] = "userSpaceOnUse" }
    let stops = gradient.stops
    node.children = stops.indices.map { index in
      var child = HTMLElement(.stop)
      child[.offset] = CSSValue.format(Double(stops[index].location))
      var color = stops[index].color
      var opacity = opacity
      // SVG mixes the components of colours whatever their opacity is: towards a clear black, colours would get dark.
      if color == .clear, let near = index > 0 ? stops[index - 1] : stops.dropFirst().first {
        color = near.color
        opacity = 0
      }
      child.style[.stopColor] = css(color, for: .fill).withOpacity(opacity)
      return .element(child)
    }
    return node
  }
}
