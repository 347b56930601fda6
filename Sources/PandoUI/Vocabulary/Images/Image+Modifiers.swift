extension Image {
  /// Lets the image take the size of its frame.
  ///
  /// - Parameters:
  ///   - capInsets: The edges that keep their size, in points.
  ///   - resizingMode: Whether what is inside of these edges is stretched or drawn again and again. Symbols are stretched.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.capInsets = capInsets
    copy.isTiled = resizingMode == .tile
    return copy
  }

  /// Sets how pixels are computed when the image is scaled.
  ///
  /// - Parameter interpolation: The way: `.none` keeps pixels sharp, and the others leave it to the
  ///   browser.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isPixelated = interpolation == .none
    return copy
  }

  /// Sets whether the image is a template or drawn in its own colours.
  ///
  /// - Parameter renderingMode: Whether the image is a template, drawn in the colour of the
  ///   foreground; nil for what its asset catalogue says. The picture at an address is drawn in its
  ///   own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    return copy
  }

  /// Sets how the layers of a symbol are coloured.
  ///
  /// - Parameter mode: The way, as that of the view's modifier; nil for that of the view around.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }
}

extension Image: ElementView {
  /// The kind of the element.
  public var kind: ElementKind { .image }

  /// Sets the attributes of the element.
  ///
  /// - Parameters:
  ///   - element: The description that receives the attributes.
  ///   - environment: The environment of the element.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    if isResizable {
      element[.isResizable] = .flag(true)
      if isTiled { element[.isTiled] = .flag(true) }
      if capInsets != EdgeInsets() { element[.capInsets] = .edges(capInsets) }
    }
    // A redacted image reveals neither its address nor its words.
    if environment.textTraits.isPlaceholder {
      element[.isRedacted] = .flag(true)
      element[.accessibilityHidden] = .flag(true)
      if case .system = source { element[.systemName] = .text("square") }
      return
    }
    switch source {
    case .system(let name):
      element[.systemName] = .text(environment.symbolVariants.apply(to: name))
      element[.symbolMode] = environment.symbolMode(symbolMode).map { .text($0) }
    case .file(let name):
      element[.source] = .text(name)
      if label == nil { element[.accessibilityHidden] = .flag(true) }
      if let failure = environment.imageFailure, failure.address == name {
        element.on(.failure) { _ in failure.note() }
      }
    case .asset(let name, let search):
      describe(search.image(name), name, &element)
    case .memory(let picture):
      element[.picture] = .picture(picture)
    }
    element[.label] = label.map { .text($0) }
    if isPixelated { element[.isPixelated] = .flag(true) }
    if let rendering { element[.style] = .text(rendering.rawValue) }
  }

  private func describe(_ asset: ImageAsset?, _ name: String, _ element: inout ElementDescription) {
    if label == nil { element[.accessibilityHidden] = .flag(true) }
    guard let asset else {
      element[.missingName] = .text(name)
      return
    }
    element[.picture] = .asset(asset)
    if asset.isTemplate, rendering == nil { element[.style] = .text("template") }
  }
}
