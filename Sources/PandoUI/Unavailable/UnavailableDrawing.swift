public import Foundation

/// A view that is drawn by commands.
@available(
  *,
  unavailable,
  message: "Renderers draw elements. Use Path and Shape views, or a Chart, in a ZStack."
)
public struct Canvas<Symbols: View>: View {
  /// Not available.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Not available.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// A gradient between points of a grid.
@available(
  *,
  unavailable,
  message: "Renderers have no such gradient. Lay RadialGradient views over each other."
)
public struct MeshGradient: View {
  /// Not available.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

extension View {
  /// Makes the view of glass.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassEffect() -> Self { self }

  /// Moves the view by a matrix.
  @available(*, unavailable, message: "Use offset, rotationEffect and scaleEffect instead.")
  public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
}
