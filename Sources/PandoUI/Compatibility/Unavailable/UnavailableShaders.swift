// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A function of Metal that draws.
@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
public struct Shader: ShapeStyle {
  public struct Argument: Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { .init() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { .init() }
    public static func float2(_ size: CGSize) -> Argument { .init() }
    public static func float2(_ point: CGPoint) -> Argument { .init() }
    public static func float2(_ vector: CGVector) -> Argument { .init() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      .init()
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      .init()
    }
    public static func floatArray(_ array: [Float]) -> Argument { .init() }
    public static func colorArray(_ array: [Color]) -> Argument { .init() }
    public static func data(_ data: Data) -> Argument { .init() }
    public static func color(_ color: Color) -> Argument { .init() }
    public static func image(_ image: Image) -> Argument { .init() }
    public static var boundingRect: Argument { .init() }
  }
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
  public init(library: ShaderLibrary, name: String) {}
  init() {}
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
  public static var `default`: ShaderLibrary { .init() }
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { .init() }
  public static subscript(dynamicMember name: String) -> ShaderFunction { .init() }
  public subscript(dynamicMember name: String) -> ShaderFunction { .init() }
}

/// A matrix that changes colours.
@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
public struct ColorMatrix: Equatable, Sendable {
  public init() {}
}

@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
extension View {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Renderers run no shaders. Use hueRotation, saturation, brightness and blur."
)
extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> Self { self }
  public func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }
  public func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> Self { self }
}
