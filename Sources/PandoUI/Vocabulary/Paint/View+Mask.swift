extension View {
  /// Shows the view only where another one is opaque.
  ///
  /// Pages mask with shapes, colours and gradients, texts and images, and with stacks of them,
  /// their paddings, frames, backgrounds and overlays. Controls, lists and views that measure
  /// themselves mask nothing and are reported, as are pictures of files beside other views, because
  /// their appearance is not known before they are drawn.
  ///
  /// - Parameters:
  ///   - alignment: Where a mask stands that is smaller than the view.
  ///   - mask: Makes the mask, once, when this view is made.
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self.mask(drawing: MaskDrawing.drawing(of: mask(), alignment)) }

  /// Shows the view only where another one is opaque, as the form with a closure does.
  ///
  /// - Parameter mask: The mask: shapes, gradients, texts and images, or stacks of them.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask(drawing: MaskDrawing.drawing(of: mask, .center))
  }

  private func mask(drawing: ElementDrawing?) -> some View {
    if drawing == nil {
      reportMisuse(
        """
        A mask can be made of shapes, colours, gradients, texts and symbols in stacks, or be one picture. What another \
        view covers is known to the browser only, so this view is drawn without its mask.
        """
      )
    }
    return attribute(.mask, drawing.map { .mask($0) })
  }
}

extension ElementDrawing {
  /// The mask that a view of one element makes; nil for a view with other elements in it.
  @MainActor
  init?<V: View>(of view: V) {
    guard let (kind, attributes) = Self.read(view) else { return nil }
    self.init(kind: kind, attributes: attributes)
  }

  @MainActor
  static func read<V: View>(
    _ view: V,
    in environment: EnvironmentValues = EnvironmentValues()
  ) -> (ElementKind, Attributes)? {
    if let style = view as? any ShapeStyle {
      let drawing = ShapeDrawing(ShapeOutline(.rectangle), fill: style._paint())
      return element(ShapeElement(drawing: drawing), environment)
    }
    if let shape = view as? any Shape {
      let drawing = shape._drawing(fill: nil, style: FillStyle())
      return element(ShapeElement(drawing: drawing), environment)
    }
    if let view = view as? any MaskSource { return view.maskElement(in: environment) }
    if let view = view as? any ElementView { return element(view, environment) }
    return V.Body.self == Never.self ? nil : read(view.body, in: environment)
  }

  @MainActor
  fileprivate static func element<V: ElementView>(
    _ view: V,
    _ environment: EnvironmentValues
  ) -> (ElementKind, Attributes)? {
    guard V.Content.self == EmptyView.self else { return nil }
    var description = ElementDescription()
    view.describe(&description, in: environment)
    return (view.kind, description.attributes)
  }
}

/// Reads what is in a view whose type is not known.
private struct MaskReader: AnyViewVisitor {
  let environment: EnvironmentValues
  var element: (ElementKind, Attributes)?

  mutating func visit<V: View>(_ view: V) {
    element = ElementDrawing.read(view, in: environment)
  }
}

/// A view that draws one element, or changes the element of another view.
@MainActor
private protocol MaskSource {
  func maskElement(in environment: EnvironmentValues) -> (ElementKind, Attributes)?
}

extension AnyViewStorage {
  @MainActor
  fileprivate func maskElement(in environment: EnvironmentValues) -> (ElementKind, Attributes)? {
    var reader = MaskReader(environment: environment)
    visit(&reader)
    return reader.element
  }
}

extension AnyView: MaskSource {
  fileprivate func maskElement(in environment: EnvironmentValues) -> (ElementKind, Attributes)? {
    storage.maskElement(in: environment)
  }
}

extension _ViewModifier_Content: MaskSource {
  fileprivate func maskElement(in environment: EnvironmentValues) -> (ElementKind, Attributes)? {
    storage.maskElement(in: environment)
  }
}

extension DrawnShape: MaskSource {
  @MainActor
  fileprivate func maskElement(in environment: EnvironmentValues) -> (ElementKind, Attributes)? {
    ElementDrawing.element(ShapeElement(drawing: drawing), environment)
  }
}

extension ModifiedContent: MaskSource where Content: View, Modifier: ViewModifier {
  fileprivate func maskElement(in environment: EnvironmentValues) -> (ElementKind, Attributes)? {
    if let modifier = modifier as? any EnvironmentModifier {
      var environment = environment
      modifier.modify(&environment)
      return ElementDrawing.read(content, in: environment)
    }
    guard case (let kind, var attributes)? = ElementDrawing.read(content, in: environment),
      let modifier = modifier as? any DecorationModifier
    else { return nil }
    var decoration = Decoration()
    modifier.decorate(&decoration, in: environment)
    for (key, value) in decoration.attributes where attributes[key] == nil {
      attributes[key] = value
    }
    return (kind, attributes)
  }
}
