public import Foundation

/// The colour, gradient or picture of areas, lines and text. Every ``ShapeStyle`` resolves to a
/// paint.
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
  /// The paint with an opacity: 0 is clear, 1 is opaque.
  case opacity(Paint, Double)
  case shadow(Paint, Shadow)
  case blend(Paint, BlendMode)
  /// A picture, again and again.
  case image(PaintedImage)
  /// The paint of a style, resolved in the environment of the view that is drawn with it.
  case resolvable(ResolvablePaint)

  /// The purpose of a paint whose colour comes from the environment.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case foreground, background, tint, selection, separator, placeholder, link, fill
    case windowBackground
  }

  /// The colour of a paint of one colour; nil for other paints.
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
