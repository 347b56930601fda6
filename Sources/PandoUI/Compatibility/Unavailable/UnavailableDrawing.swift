// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A gradient between points of a grid.
@available(
  *,
  unavailable,
  message:
    "Browsers have no gradient between the points of a grid. Lay RadialGradient views over each other."
)
public struct MeshGradient: View {
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// A picture as what areas are drawn with.
@available(
  *,
  unavailable,
  message:
    "Renderers have no paint of images. Use an Image with resizable(resizingMode: .tile) in a background."
)
public struct ImagePaint: ShapeStyle {
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {}
  public func _paint() -> Paint { .color(.clear) }
}

@available(
  *,
  unavailable,
  message:
    "The size of a view is known to the browser alone. Draw symbols of a canvas as paths, texts and images."
)
extension Canvas {
  public init<Symbols: View>(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { self.init(renderer: renderer) }
}

@available(
  *,
  unavailable,
  message:
    "The size of a view is known to the browser alone. Draw symbols of a canvas as paths, texts and images."
)
extension GraphicsContext {
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}

@available(
  *,
  unavailable,
  message:
    "A canvas has no filter that sees single points. Draw the shapes themselves, and blur what is behind them."
)
extension GraphicsContext.Filter {
  public static func alphaThreshold(
    min: Double,
    max: Double = 1,
    color: Color = .black
  ) -> GraphicsContext.Filter { .blur(radius: 0) }
  public static var luminanceToAlpha: GraphicsContext.Filter { .blur(radius: 0) }
}

@available(
  *,
  unavailable,
  message: "A canvas clips by paths. Use clip(to:), or mask(_:) on the view."
)
extension GraphicsContext {
  public mutating func clipToLayer(
    opacity: Double = 1,
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {}
}
