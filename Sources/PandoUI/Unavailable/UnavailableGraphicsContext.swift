public import Foundation

/// What a canvas is drawn with.
@available(*, unavailable, message: "Renderers draw elements. Use Path and Shape views instead.")
public struct GraphicsContext {
  /// What an area is drawn with.
  public struct Shading: Sendable {
    /// The foreground.
    public static var foreground: Shading { .init() }

    /// Not available.
    public static func color(_ color: Color) -> Shading { .init() }

    /// Not available.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { .init() }

    /// Not available.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = []
    ) -> Shading { .init() }

    /// Not available.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = []
    ) -> Shading { .init() }
  }

  /// How a gradient goes on.
  public struct GradientOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }

  /// What is done to what is drawn.
  public struct Filter: Sendable {
    /// Not available.
    public static func blur(radius: CGFloat) -> Filter { .init() }

    /// Not available.
    public static func shadow(color: Color = .black, radius: CGFloat) -> Filter { .init() }

    /// Not available.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black)
      -> Filter
    { .init() }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText {
    /// Not available.
    public func measure(in size: CGSize) -> CGSize { size }
  }

  /// An image that is ready to be drawn.
  public struct ResolvedImage {
    /// How large it is.
    public var size: CGSize { .zero }
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol {
    /// How large it is.
    public var size: CGSize { .zero }
  }

  /// How much of it is let through.
  public var opacity: Double = 1
  /// How it is laid over what is there.
  public var blendMode: BlendMode = .normal
  /// The matrix by which points are moved.
  public var transform: CGAffineTransform = .identity
  /// What is around the canvas.
  public var environment: EnvironmentValues { EnvironmentValues() }

  /// Not available.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  /// Not available.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// Not available.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  /// Not available.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Not available.
  public func draw(_ text: Text, in rect: CGRect) {}

  /// Not available.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Not available.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}

  /// Not available.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Not available.
  public func draw(_ image: Image, in rect: CGRect) {}

  /// Not available.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Not available.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}

  /// Not available.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Not available.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}

  /// Not available.
  public func resolve(_ text: Text) -> ResolvedText { .init() }

  /// Not available.
  public func resolve(_ image: Image) -> ResolvedImage { .init() }

  /// Not available.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  /// Not available.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}

  /// Not available.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}

  /// Not available.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}

  /// Not available.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}

  /// Not available.
  public mutating func rotate(by angle: Angle) {}

  /// Not available.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  /// Not available.
  public mutating func addFilter(_ filter: Filter) {}
}
