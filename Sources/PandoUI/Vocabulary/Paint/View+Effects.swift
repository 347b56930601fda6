public import Foundation

extension View {
  /// Hides the view, and keeps its place in the layout.
  ///
  /// Nothing presses, reads or focuses it, except that the keyboard shortcuts of its controls work.
  public func hidden() -> some View {
    attributes {
      $0[.opacity] = .number(0)
      $0[.accessibilityHidden] = .flag(true)
      $0[.ignoresPointer] = .flag(true)
      $0[.isInvisible] = .flag(true)
    }
  }

  /// Sets the opacity of the view. Without opacity, the view takes no presses.
  ///
  /// - Parameter opacity: The opacity, from 0 (clear) to 1; bounded to that range.
  public func opacity(_ opacity: Double) -> some View {
    attribute(.opacity, .number(opacity))
  }

  /// Draws a shadow behind the view.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The blur of the shadow, in points; at least 0.
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    attribute(.shadow, .shadow(Shadow(color: color, radius: radius, x: x, y: y)))
  }

  /// Blurs the view.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur, in points; at least 0.
  ///   - opaque: No effect here: a blurred view may be translucent at its edges.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    attribute(.blur, .number(Double(radius)))
  }

  /// Makes the view lighter or darker.
  ///
  /// - Parameter amount: From -1, which makes everything black, over 0, which changes nothing, to 1, which makes everything
  ///   white.
  public func brightness(_ amount: Double) -> some View {
    attribute(.brightness, .number(amount))
  }

  /// Changes the contrast of the view.
  ///
  /// - Parameter amount: The factor of the contrast, at least 0: 1 changes nothing, 0 makes it
  ///   gray.
  public func contrast(_ amount: Double) -> some View {
    attribute(.contrast, .number(amount))
  }

  /// Changes the saturation of the view's colours.
  ///
  /// - Parameter amount: The factor of the saturation, at least 0: 1 changes nothing, 0 makes it
  ///   gray.
  public func saturation(_ amount: Double) -> some View {
    attribute(.saturation, .number(amount))
  }

  /// Removes colour from the view.
  ///
  /// - Parameter amount: The fraction of colour to remove, from 0 to 1; bounded to that range.
  public func grayscale(_ amount: Double) -> some View {
    attribute(.grayscale, .number(amount))
  }

  /// Rotates the hues of the view's colours.
  ///
  /// - Parameter angle: The angle on the colour wheel.
  public func hueRotation(_ angle: Angle) -> some View {
    attribute(.hueRotation, .number(angle.degrees))
  }

  /// Inverts the colours of the view: white becomes black.
  public func colorInvert() -> some View {
    attribute(.colorInversion, .flag(true))
  }

  /// Turns the luminance of the view into opacity, in black, so that the view can be a mask.
  public func luminanceToAlpha() -> some View {
    attribute(.luminanceToAlpha, .flag(true))
  }

  /// Multiplies the colours of the view by another colour. A colour that depends on the colour
  /// scheme is taken from the light one.
  ///
  /// - Parameter color: The colour; white changes nothing, black takes all light away.
  public func colorMultiply(_ color: Color) -> some View {
    attribute(.colorMultiplication, .paint(.color(color)))
  }

  /// Mixes the colours of the view with those behind it.
  ///
  /// - Parameter blendMode: The way the colours are mixed; `.normal` does not mix them.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    attribute(.blendMode, .text(blendMode.rawValue))
  }
}
