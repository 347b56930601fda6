public import Foundation

/// What areas, lines and words are drawn with: what every ``ShapeStyle`` comes down to.
public indirect enum Paint: Hashable, Sendable {
  case color(Color)
  case linear(Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
  /// Radii are in points.
  case radial(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angular(Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// Radii are fractions of the area's size.
  case elliptical(Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A level of the foreground: 0 is `primary`, 4 is `quinary`.
  case level(Int)
  /// A level of another paint: 1 is `secondary` of it.
  case levelOf(Paint, Int)
  case material(Material)
  case role(Role)
  /// The paint, letting through what is behind it: 0 is clear, 1 is as it was.
  case opacity(Paint, Double)
  case shadow(Paint, Shadow)
  case blend(Paint, BlendMode)

  /// What is painted, where the surroundings say how.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case foreground, background, tint, selection, separator, placeholder, link, fill
    case windowBackground
  }

  /// The one colour it is, if it is one.
  package var solidColor: Color? {
    switch self {
    case .color(let color): color
    case .opacity(let paint, let opacity): paint.solidColor?.opacity(opacity)
    case .shadow(let paint, _), .blend(let paint, _): paint.solidColor
    case .level(0): .primary
    case .level(1): .secondary
    default: nil
    }
  }
}
