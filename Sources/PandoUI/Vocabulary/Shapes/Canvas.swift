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
public struct Canvas<Symbols: View>: View {
  /// Draws the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// The views that can be drawn by their tags.
  public var symbols: Symbols

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
  ) where Symbols == EmptyView {
    self.renderer = renderer
    symbols = EmptyView()
  }

  /// Makes a view that commands draw, with views among what they draw.
  ///
  /// ```swift
  /// Canvas { context, size in
  ///   if let flake = context.resolveSymbol(id: 0) { context.draw(flake, at: point) }
  /// } symbols: {
  ///   Image(systemName: "snowflake").tag(0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - opaque: No effect here: what is not drawn is clear.
  ///   - colorMode: No effect here: colours are those of the page.
  ///   - rendersAsynchronously: No effect here: the page draws.
  ///   - renderer: Draws in a context, for a size; called at each evaluation.
  ///   - symbols: Makes the views, each with a tag: one text, image or shape, with modifiers. Others are reported,
  ///     and not drawn.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }

  /// The drawing, as large as there is room.
  public var body: some View {
    GeometryReader { geometry in
      let symbols = GraphicsContext.symbols(in: symbols)
      CanvasElement(
        drawing: GraphicsContext.drawing(size: geometry.size, symbols: symbols, renderer)
      )
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
