extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "A renderer cannot turn views in space; use rotationEffect and scaleEffect instead."
  )
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = .center,
    anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Use offset, rotationEffect and scaleEffect instead."
  )
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers cut along shapes only; use clipShape, or mask with a shape, instead."
  )
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers cut along shapes only; use clipShape, or mask with a shape, instead."
  )
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
}
