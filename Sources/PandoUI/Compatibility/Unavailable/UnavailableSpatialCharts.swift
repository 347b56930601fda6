// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

/// A chart with depth.
@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
public struct Chart3D<Content>: View {
  public init(@Chart3DContentBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @Chart3DContentBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// Builds the marks of a chart with depth.
@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
@resultBuilder
public struct Chart3DContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content { content }
  public static func buildBlock() {}
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
}

/// The surface of a function of two numbers.
@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
public struct SurfacePlot {
  public init<A: StringProtocol, B: StringProtocol, C: StringProtocol>(
    x: A,
    y: B,
    z: C,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}
  public func foregroundStyle(_ style: Chart3DSurfaceStyle) -> Self { self }
  @_disfavoredOverload
  public func foregroundStyle<S>(_ style: S) -> Self { self }
  public func roughness(_ roughness: Double) -> Self { self }
}

/// From where a chart with depth is seen.
@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
public struct Chart3DPose: Hashable, Sendable {
  public init(azimuth: Angle, inclination: Angle) {}
  public static let `default` = Self(azimuth: .zero, inclination: .zero)
  public static let front = Self(azimuth: .zero, inclination: .zero)
  public static let back = Self(azimuth: .zero, inclination: .zero)
  public static let top = Self(azimuth: .zero, inclination: .zero)
  public static let bottom = Self(azimuth: .zero, inclination: .zero)
  public static let left = Self(azimuth: .zero, inclination: .zero)
  public static let right = Self(azimuth: .zero, inclination: .zero)
}

@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
extension View {
  public func chart3DPose(_ pose: Chart3DPose) -> Self { self }
  public func chart3DPose(_ pose: Binding<Chart3DPose>) -> Self { self }
  public func chart3DCameraProjection(_ projection: Chart3DCameraProjection) -> Self { self }
}

/// How depth is drawn.
@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
public struct Chart3DCameraProjection: Hashable, Sendable {
  public static let automatic = Self()
  public static let orthographic = Self()
  public static let perspective = Self()
}

/// The colours of a surface.
@available(
  *,
  unavailable,
  message:
    "Charts are flat. Use a Chart, with RectangleMark coloured by the third value, or PointMark with symbolSize(by:)."
)
public struct Chart3DSurfaceStyle: Sendable {
  public static let heightBased = Self()
  public static let normalBased = Self()
  public static func heightBased(yRange: ClosedRange<Double>) -> Self { Self() }
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<Double>) -> Self {
    Self()
  }
}
