public import Foundation

extension View {
  /// Puts glass behind the view, drawn as a ``Material`` with the colour of the glass in it.
  ///
  /// - Parameters:
  ///   - glass: The kind and the colour of the glass.
  ///   - shape: The shape of the glass, as large as the view.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular,
    in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassModifier(glass: glass, shape: shape))
  }
}

/// The shape that glass has by itself: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Makes the shape.
  public nonisolated init() {}

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }

  /// The outline for a rectangle whose size only the renderer knows.
  @_documentation(visibility: internal)
  public nonisolated func _outline() -> ShapeOutline { Capsule()._outline() }
}

/// Views on glass. Each keeps a glass of its own: they do not flow together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - spacing: No effect here: glass does not flow together.
  ///   - content: Makes the views, once.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

struct GlassModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S

  func body(content: Content) -> some View {
    if let material = glass.material, let color = glass.color {
      // The words on the glass stay readable: half of the colour is that of the material.
      content.background(color.opacity(0.5), in: shape).background(material, in: shape)
    } else if let material = glass.material {
      content.background(material, in: shape)
    } else {
      content
    }
  }
}
