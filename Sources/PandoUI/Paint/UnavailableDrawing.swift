public import Foundation

/// A view that is drawn by commands.
@available(
  *,
  unavailable,
  message: "Renderers draw elements. Use Path and Shape views, or a Chart, in a ZStack."
)
public struct Canvas: View {
  /// Not available.
  public init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// What a canvas is drawn with.
@available(*, unavailable, message: "Renderers draw elements. Use Path and Shape views instead.")
public struct GraphicsContext {}

/// A gradient between points of a grid.
@available(
  *,
  unavailable,
  message: "Renderers have no such gradient. Lay RadialGradient views over each other."
)
public struct MeshGradient: View {
  /// Not available.
  public init(width: Int, height: Int, points: [SIMD2<Float>], colors: [Color]) {}

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

  /// Passes a place in the view to its ancestors.
  @available(
    *,
    unavailable,
    message: "Places are known to the renderer only. Use overlay(alignment:content:) on the view."
  )
  public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self,
    value: A,
    transform: @escaping (A) -> K.Value
  ) -> Self { self }

  /// Lets somebody choose files to read.
  @available(
    *,
    unavailable,
    message: "Renderers do not read files. Offer an upload with a form of the web server."
  )
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// Lets somebody choose where to write a file.
  @available(
    *,
    unavailable,
    message: "Renderers do not write files. Use a Link to what the web server offers."
  )
  public func fileExporter<T>(
    isPresented: Binding<Bool>,
    item: T?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
}
