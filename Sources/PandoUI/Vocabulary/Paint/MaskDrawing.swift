import Foundation

/// Reads the views of a mask, before any of them is drawn.
@MainActor
enum MaskDrawing {
  /// The drawing of a mask; nil if a mask cannot contain one of its views.
  static func drawing(of view: some View, _ alignment: Alignment) -> ElementDrawing? {
    if let single = ElementDrawing(of: view), single.masksAlone(alignment) { return single }
    guard let parts = drawings(of: view, in: EnvironmentValues()) else { return nil }
    var whole = ElementDrawing(kind: .zstack, attributes: Attributes())
    if alignment != .center { whole.attributes[.alignment] = .text(alignment.name) }
    whole.children = parts
    return whole
  }

  /// The attributes of the first text in a view; none if there is none.
  static func firstText(of view: some View) -> Attributes {
    func first(_ drawings: [ElementDrawing]) -> Attributes? {
      for drawing in drawings {
        if drawing.kind == .text { return drawing.attributes }
        guard var inner = first(drawing.children) else { continue }
        for key in [AttributeKey.font, .foreground] where inner[key] == nil {
          inner[key] = drawing.attributes[key]
        }
        return inner
      }
      return nil
    }
    return drawings(of: view, in: EnvironmentValues()).flatMap(first) ?? Attributes()
  }

  /// Whether a view is one text without layers: words, font and colour draw it completely.
  static func isOneText(_ view: some View) -> Bool {
    guard let drawings = drawings(of: view, in: EnvironmentValues()), drawings.count == 1,
      drawings[0].kind == .text
    else { return false }
    return drawings[0].attributes.allSatisfy { key, _ in
      if case .element = Layers.place(of: key) { true } else { false }
    }
  }

  /// The drawings of the views that a view consists of.
  private static func drawings(
    of view: some View,
    in environment: EnvironmentValues
  ) -> [ElementDrawing]? {
    var drawings: [ElementDrawing] = []
    for subview in SubviewList.subviews(of: view) {
      guard let drawing = drawing(of: subview.content, in: environment) else { return nil }
      drawings.append(drawing)
    }
    return drawings
  }

  fileprivate static func drawing<V: View>(
    of view: V,
    in environment: EnvironmentValues
  ) -> ElementDrawing? {
    if let view = view as? any MaskLayer { return view.maskDrawing(in: environment) }
    let isDrawn = V.Body.self == Never.self || view is any ShapeStyle || view is any Shape
    if isDrawn, let (kind, attributes) = ElementDrawing.read(view, in: environment) {
      let drawing = ElementDrawing(kind: kind, attributes: attributes)
      return drawing.isLeaf ? drawing : nil
    }
    if let view = view as? any ElementView { return element(view, environment) }
    guard V.Body.self != Never.self else { return nil }
    let parts = drawings(of: view.body, in: environment)
    if let parts, parts.count == 1 { return parts[0] }
    return parts.map { group(.zstack, $0) }
  }

  private static func group(_ kind: ElementKind, _ parts: [ElementDrawing]) -> ElementDrawing {
    var group = ElementDrawing(kind: kind, attributes: Attributes())
    group.children = parts
    return group
  }

  /// A stack, or a view with another one before or behind it.
  private static func element<V: ElementView>(
    _ view: V,
    _ environment: EnvironmentValues
  ) -> ElementDrawing? {
    guard [.hstack, .vstack, .zstack, .box, .part].contains(view.kind),
      let parts = drawings(of: view.content, in: environment)
    else { return nil }
    var description = ElementDescription()
    view.describe(&description, in: environment)
    var drawing = ElementDrawing(kind: view.kind, attributes: description.attributes)
    drawing.children = parts
    return drawing
  }
}

extension ElementDrawing {
  /// Whether the element alone is a mask, as large as the view or of a fixed size in its middle.
  fileprivate func masksAlone(_ alignment: Alignment) -> Bool {
    guard isLeaf, kind != .spacer else { return isPicture }
    let isSized = attributes[.width] != nil || attributes[.height] != nil
    // Words and symbols are smaller than the view, unless they grow with it.
    let fills = kind == .shape || attributes.flag(.isResizable)
    guard alignment == .center || !isSized && fills else { return false }
    if case .shape(let drawing)? = attributes[.shape], !drawing.masksAlone(isSized: isSized) {
      return false
    }
    let moved: [AttributeKey] = [
      .padding, .offset, .opacity, .rotation, .scale, .frameAlignment, .blur, .clip, .cornerRadius,
      .background,
      .maxWidth, .maxHeight, .blendMode, .mask,
    ]
    return moved.allSatisfy { attributes[$0] == nil }
  }

  /// Whether it can be drawn in a mask beside others.
  fileprivate var isLeaf: Bool {
    switch kind {
    case .text, .spacer: true
    case .shape: attributes[.canvas] == nil
    case .image: !isPicture
    default: false
    }
  }

  /// Whether it is the picture of a file, which no drawing of its own may load.
  private var isPicture: Bool { kind == .image && attributes[.systemName] == nil }

  /// The drawing with a modifier around it.
  fileprivate func decorated(_ added: Attributes) -> ElementDrawing {
    var rank: Layers.Rank?
    for (key, _) in attributes {
      if case .layer(let own) = Layers.place(of: key) { rank = max(rank ?? own, own) }
    }
    var conflicts = added.isAround(attributes)
    for (key, _) in added {
      guard case .layer(let own) = Layers.place(of: key) else { continue }
      if attributes[key] != nil || rank.map({ own < $0 }) ?? false { conflicts = true }
    }
    var drawing = self
    if conflicts {
      drawing = ElementDrawing(kind: .box, attributes: Attributes())
      drawing.children = [self]
    }
    for (key, value) in added where drawing.attributes[key] == nil {
      drawing.attributes[key] = value
    }
    return drawing
  }
}

extension ShapeDrawing {
  /// Whether the edge of a box, or one gradient, is all that a mask of the shape needs.
  fileprivate func masksAlone(isSized: Bool) -> Bool {
    guard stroke == nil, outline.isEdgeOfBox else { return false }
    switch outline.kind {
    case .rectangle: return true
    case .path where isSized, .fixedPath where isSized: return false
    default: return fill.map { $0.solidColor?.resolved().opacity == 1 } ?? true
    }
  }
}

/// A view around what a mask is made of.
@MainActor
private protocol MaskLayer {
  func maskDrawing(in environment: EnvironmentValues) -> ElementDrawing?
}

/// Reads the drawing of a view whose type is not known.
private struct MaskVisitor: AnyViewVisitor {
  let environment: EnvironmentValues
  var drawing: ElementDrawing?

  mutating func visit<V: View>(_ view: V) {
    drawing = MaskDrawing.drawing(of: view, in: environment)
  }
}

extension AnyViewStorage {
  @MainActor
  fileprivate func layerDrawing(in environment: EnvironmentValues) -> ElementDrawing? {
    var visitor = MaskVisitor(environment: environment)
    visit(&visitor)
    return visitor.drawing
  }
}

extension AnyView: MaskLayer {
  fileprivate func maskDrawing(in environment: EnvironmentValues) -> ElementDrawing? {
    storage.layerDrawing(in: environment)
  }
}

extension _ViewModifier_Content: MaskLayer {
  fileprivate func maskDrawing(in environment: EnvironmentValues) -> ElementDrawing? {
    storage.layerDrawing(in: environment)
  }
}

extension ModifiedContent: MaskLayer where Content: View, Modifier: ViewModifier {
  fileprivate func maskDrawing(in environment: EnvironmentValues) -> ElementDrawing? {
    if let modifier = modifier as? any EnvironmentModifier {
      var environment = environment
      modifier.modify(&environment)
      return MaskDrawing.drawing(of: content, in: environment)
    }
    guard let modifier = modifier as? any DecorationModifier else { return nil }
    var decoration = Decoration()
    modifier.decorate(&decoration, in: environment)
    return MaskDrawing.drawing(of: content, in: environment)?.decorated(decoration.attributes)
  }
}
