public import Foundation

/// A view that is drawn by commands.
///
/// ```swift
/// Canvas { context, size in
///   context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
///
/// The commands are recorded, and sent to the page as SVG, which it stretches until the size of the
/// view is known.
public struct Canvas: View {
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a view that commands draw.
  ///
  /// - Parameters:
  ///   - opaque: No effect here: what is not drawn is clear.
  ///   - colorMode: No effect here: colours are those of the page.
  ///   - rendersAsynchronously: No effect here: the page draws.
  ///   - renderer: Draws in a context, for a size; called at each evaluation.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// The drawing, as large as there is room.
  public var body: some View {
    GeometryReader { geometry in
      CanvasElement(drawing: GraphicsContext.drawing(size: geometry.size, renderer))
    }
  }
}

struct CanvasElement: ElementView {
  let drawing: CanvasDrawing

  var kind: ElementKind { .shape }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.canvas] = .canvas(drawing)
  }
}

/// The colours with which something is drawn as one. Pages have those of sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}
