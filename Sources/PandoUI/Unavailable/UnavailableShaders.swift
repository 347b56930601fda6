public import Foundation

/// A function of Metal that draws.
@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
public struct Shader: Sendable {
  /// What a function is given.
  public struct Argument: Sendable {
    /// Not available.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init() }

    /// Not available.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { .init() }

    /// Not available.
    public static func float2(_ size: CGSize) -> Argument { .init() }

    /// Not available.
    public static func color(_ color: Color) -> Argument { .init() }

    /// Not available.
    public static func image(_ image: Image) -> Argument { .init() }
    /// Where the view is.
    public static var boundingRect: Argument { .init() }
  }

  /// Not available.
  public init(function: ShaderFunction, arguments: [Argument]) {}
  init() {}
}

/// A function of Metal.
@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
@dynamicCallable
public struct ShaderFunction: Sendable {
  /// Not available.
  public init(library: ShaderLibrary, name: String) {}
  init() {}

  /// Not available.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { .init() }
}

/// Functions of Metal.
@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// Those of the application.
  public static var `default`: ShaderLibrary { .init() }

  /// Not available.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .init() }

  /// Not available.
  public static subscript(dynamicMember name: String) -> ShaderFunction { .init() }

  /// Not available.
  public subscript(dynamicMember name: String) -> ShaderFunction { .init() }
}

/// Colours as numbers that are multiplied.
@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
public struct ColorMatrix: Equatable, Sendable {
  /// Not available.
  public init() {}
}

/// A picture as what areas are drawn with.
@available(
  *,
  unavailable,
  message:
    "Renderers have no paint of images. Use an Image with resizable(resizingMode: .tile) in a background."
)
public struct ImagePaint: ShapeStyle {
  /// Not available.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {}

  /// Never used.
  public func _paint() -> Paint { .color(.clear) }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
  )
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
  )
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers have no filter for it; use opacity, or clipShape with a shape."
  )
  public func luminanceToAlpha() -> Self { self }
}
