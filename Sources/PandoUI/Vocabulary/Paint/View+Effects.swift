public import Foundation

extension View {
  /// Keeps the view's room, and shows nothing there.
  public func hidden() -> some View {
    attributes {
      $0[.opacity] = .number(0)
      $0[.accessibilityHidden] = .flag(true)
    }
    .environment(\.isEnabled, false)
  }

  /// Lets what is behind the view through: 0 is clear, 1 lets nothing through.
  public func opacity(_ opacity: Double) -> some View {
    attribute(.opacity, .number(opacity))
  }

  /// Draws a shadow behind the view. Lengths are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    attribute(.shadow, .shadow(Shadow(color: color, radius: radius, x: x, y: y)))
  }

  /// Blurs the view, in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    attribute(.blur, .number(Double(radius)))
  }

  /// Makes the view lighter: 0 as it is, 1 white.
  public func brightness(_ amount: Double) -> some View {
    attribute(.brightness, .number(amount))
  }

  /// Sets light and dark further apart: 1 as it is.
  public func contrast(_ amount: Double) -> some View {
    attribute(.contrast, .number(amount))
  }

  /// Makes colours stronger: 1 as they are, 0 gray.
  public func saturation(_ amount: Double) -> some View {
    attribute(.saturation, .number(amount))
  }

  /// Makes the view gray: 0 as it is, 1 without colours.
  public func grayscale(_ amount: Double) -> some View {
    attribute(.grayscale, .number(amount))
  }

  /// Turns the colours of the view.
  public func hueRotation(_ angle: Angle) -> some View {
    attribute(.hueRotation, .number(angle.degrees))
  }

  /// Turns the colours of the view into their opposites: white into black.
  public func colorInvert() -> some View {
    attribute(.colorInversion, .flag(true))
  }

  /// Multiplies the colours of the view by another one: white leaves them as they are, black takes
  /// all light away. A colour that depends on the scheme counts as it is in the light one.
  public func colorMultiply(_ color: Color) -> some View {
    attribute(.colorMultiplication, .paint(.color(color)))
  }

  /// Lays the colours of the view over what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    attribute(.blendMode, .text(blendMode.rawValue))
  }

  /// Turns the view, without moving anything else. It turns around its middle, whatever `anchor`
  /// says.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    attribute(.rotation, .number(angle.degrees))
  }

  /// Draws the view larger or smaller, without moving anything else. It grows from its middle,
  /// whatever `anchor` says.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    attribute(.scale, .point(CGPoint(x: scale.width, y: scale.height)))
  }

  /// Draws the view larger or smaller, without moving anything else. It grows from its middle,
  /// whatever `anchor` says.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    attribute(.scale, .point(CGPoint(x: s, y: s)))
  }

  /// Draws the view larger or smaller, without moving anything else. It grows from its middle,
  /// whatever `anchor` says.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View {
    attribute(.scale, .point(CGPoint(x: x, y: y)))
  }
}
