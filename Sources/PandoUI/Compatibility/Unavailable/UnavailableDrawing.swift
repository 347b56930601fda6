// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A view that is drawn by commands.
@available(
  *,
  unavailable,
  message: "Renderers draw elements. Use Path and Shape views, or a Chart, in a ZStack."
)
public struct Canvas<Symbols: View>: View {
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// A gradient between points of a grid.
@available(
  *,
  unavailable,
  message: "Renderers have no such gradient. Lay RadialGradient views over each other."
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

/// The drawing context of a canvas.
@available(*, unavailable, message: "Renderers draw elements. Use Path and Shape views instead.")
public struct GraphicsContext {
  public struct Shading: Sendable {
    public static var foreground: Shading { .init() }
    public static func color(_ color: Color) -> Shading { .init() }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { .init() }
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = []
    ) -> Shading { .init() }
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading { .init() }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { .init() }
    public static func shadow(color: Color = .black, radius: CGFloat) -> Filter { .init() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    { .init() }
  }
  public struct ResolvedText {
    public func measure(in size: CGSize) -> CGSize { size }
  }
  public struct ResolvedImage {
    public var size: CGSize { .zero }
  }
  public struct ResolvedSymbol {
    public var size: CGSize { .zero }
  }
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var transform: CGAffineTransform = .identity
  public var environment: EnvironmentValues { EnvironmentValues() }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func resolve(_ text: Text) -> ResolvedText { .init() }
  public func resolve(_ image: Image) -> ResolvedImage { .init() }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public mutating func addFilter(_ filter: Filter) {}
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
