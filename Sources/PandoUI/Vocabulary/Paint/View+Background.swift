extension View {
  /// Puts views behind this view.
  ///
  /// - Parameters:
  ///   - alignment: Where the content stands over the view.
  ///   - content: Makes the content, once, when this view is made.
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this view.
  ///
  /// - Parameters:
  ///   - background: The view or shape to put behind.
  ///   - alignment: Where the content stands over the view.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: background, alignment: alignment, isBehind: true)
  }

  /// Fills the rectangle behind the view.
  ///
  /// - Parameters:
  ///   - style: The fill.
  ///   - edges: No effect here: the fill ends at the view's own edges.
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(BackgroundModifier(paint: style._paint(), outline: nil, fillStyle: FillStyle()))
  }

  /// Fills the rectangle behind the view with the current background style.
  ///
  /// - Parameter edges: No effect here: the fill ends at the view's own edges.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle())
  }

  /// Fills a shape behind the view.
  ///
  /// - Parameters:
  ///   - style: The fill.
  ///   - shape: The shape, as large as the view.
  ///   - fillStyle: The rule that decides what is inside of a path; antialiasing has no effect.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      BackgroundModifier(paint: style._paint(), outline: shape.outline, fillStyle: fillStyle)
    )
  }

  /// Fills a shape behind the view with the current background style.
  ///
  /// - Parameters:
  ///   - shape: The shape, as large as the view.
  ///   - fillStyle: The rule that decides what is inside of a path; antialiasing has no effect.
  public func background<S: Shape>(
    in shape: S,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Puts a drawn shape behind the view.
  ///
  /// - Parameters:
  ///   - background: The view or shape to put behind.
  ///   - alignment: Where the content stands over the view.
  @ViewBuilder
  public func background<Content: Shape>(
    _ background: DrawnShape<Content>,
    alignment: Alignment = .center
  ) -> some View {
    if background.isOnlyFilled, let paint = background.drawing.fill {
      modifier(
        BackgroundModifier(
          paint: paint,
          outline: background.drawing.outline,
          fillStyle: background.drawing.fillStyle
        )
      )
    } else {
      LayeredView(base: self, layer: background, alignment: alignment, isBehind: true)
    }
  }

  /// Sets the fill for ``ShapeStyle/background`` in this view.
  ///
  /// - Parameter style: The fill for ``ShapeStyle/background`` in this view.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// Fills the rectangle or a shape behind a view.
struct BackgroundModifier: DecorationModifier {
  typealias Body = Never

  let paint: Paint
  let outline: ShapeOutline?
  let fillStyle: FillStyle

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    var paint = paint
    if paint == .role(.background), let style = environment.backgroundStyle { paint = style.paint }
    decoration[.background] = .paint(paint.resolved(in: environment))
    decoration[.backgroundShape] = outline.map {
      .shape(decoration.fitting(ShapeDrawing($0, fillStyle: fillStyle)))
    }
  }
}

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// The fill for ``ShapeStyle/background``; nil for the renderer's default.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
