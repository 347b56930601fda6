extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (EmptyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (EmptyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (EmptyView, Value) -> some View,
    keyframes: @escaping (Value) -> Void
  ) -> some View { self }

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
    message: "Renderers have no filter for it; use hueRotation and brightness instead."
  )
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers have no filter for it; use colorScheme(.dark) or other colours instead."
  )
  public func colorInvert() -> some View { self }

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
