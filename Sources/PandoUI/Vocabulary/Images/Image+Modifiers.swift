extension Image {
  /// Lets the image take the size it is given. Renderers stretch it; caps and tiles are not drawn.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Sets whether the image is drawn in its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    return copy
  }
}

extension Image: ElementView {
  /// What it is to a renderer.
  public var kind: ElementKind { .image }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    switch source {
    case .system(let name):
      element[.systemName] = .text(environment.symbolVariants.apply(to: name))
    case .file(let name):
      element[.source] = .text(name)
      if label == nil { element[.accessibilityHidden] = .flag(true) }
    case .memory(let picture):
      element[.picture] = .picture(picture)
    }
    element[.label] = label.map { .text($0) }
    if isResizable { element[.isResizable] = .flag(true) }
    if let rendering { element[.style] = .text(rendering.rawValue) }
  }
}
