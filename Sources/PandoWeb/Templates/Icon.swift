import PandoUI

/// A system icon as an inline drawing, in the colour of the text around it.
enum Icon {
  /// How the second layer is drawn.
  enum Mode: String {
    /// As a weaker form of the first.
    case hierarchical
    /// With the second style of the foreground.
    case palette
    /// In the colours that the icon has of its own, if any.
    case multicolor
  }

  static func element(
    named name: String,
    class extra: StaticString? = nil,
    mode: Mode? = nil
  ) -> HTMLElement {
    let colors = mode == .multicolor ? IconColors.paths(named: name) : nil
    let icon = SystemIcon(named: name, isLayered: mode != nil && mode != .multicolor)
    var node = HTMLElement(.svg)
    node.addClass("icon")
    if let extra { node.addClass(extra) }
    if isReadAlong(name) { node.addClass("way") }
    node[.viewBox] = SystemIcon.viewBox
    node[.ariaHidden] = "true"
    node[.focusable] = "false"
    node.children =
      colors?.map { .element(element($0.path, in: $0.color)) }
      ?? nodes(of: icon.paths, mode)
    #if DEBUG
      if icon.isFallback { UnknownIcon.show(name, in: &node) }
    #endif
    return node
  }

  /// Draws an icon with a gradient, of which SVG needs a definition. SVG has no angular gradients,
  /// so these are drawn from side to side.
  static func fill(_ node: inout HTMLElement, with paint: Paint, name: NodeName) {
    var paint = paint
    if case .angular(let gradient, _, _, _) = paint {
      paint = .linear(gradient, startPoint: .leading, endPoint: .trailing)
    }
    guard var definition = Paints.definition(of: paint, over: 24) else { return }
    definition[.id] = name.part("fill")
    let value = CSSValue.fragment(name, "fill")
    node.style[.stroke] = value
    node.children = node.children.map { filled($0, with: value) }
    node.children.insert(.element(definition), at: 0)
  }

  private static func filled(_ node: HTMLNode, with value: CSSValue) -> HTMLNode {
    guard case .element(var element) = node else { return node }
    if element[.class]?.split(separator: " ").contains("icon-fill") == true {
      element.style[.fill] = value
    }
    element.children = element.children.map { filled($0, with: value) }
    return .element(element)
  }

  /// Whether an icon points along the reading direction, by its name. Icons of playback do not.
  private static func isReadAlong(_ name: String) -> Bool {
    let words = name.split(separator: ".")
    guard let first = words.first, first != "forward", first != "backward" else { return false }
    // A side may also be the beginning of a word, as in `leadinghalf`; `forwardslash` is no direction.
    return words.contains {
      $0 == "forward" || $0 == "backward" || $0.hasPrefix("leading") || $0.hasPrefix("trailing")
    }
  }

  /// The paths of an icon. Paths with a cut form a group.
  private static func nodes(of paths: [SystemIcon.Path], _ mode: Mode?) -> [HTMLNode] {
    guard let cut = paths.first?.cut else { return paths.map { .element(element($0, mode)) } }
    var group = HTMLElement(.g)
    group.style[.clipPath] = .keyword(clip(cut))
    group.children = paths.filter { $0.cut != nil }.map { .element(element($0, mode)) }
    return [.element(group)] + paths.filter { $0.cut == nil }.map { .element(element($0, mode)) }
  }

  private static func element(_ path: SystemIcon.Path, _ mode: Mode?) -> HTMLElement {
    var node = HTMLElement(.path)
    node[.d] = path.data
    if path.kind != .line { node.addClass("icon-fill") }
    if path.kind == .inside { node.addClass("icon-bare") }
    guard path.isBehind else { return node }
    switch mode {
    case .hierarchical: node.style[.opacity] = .number(path.kind == .inside ? 0.25 : 0.5)
    case .palette:
      let color = CSSValue.variable("second")
      if path.kind != .line { node.style[.fill] = color }
      if path.kind != .inside { node.style[.stroke] = color }
    case .multicolor, nil: break
    }
    return node
  }

  /// A path in a colour of its own; nil for that of the text.
  private static func element(_ path: SystemIcon.Path, in color: Substring?) -> HTMLElement {
    var node = element(path, nil)
    guard let color else { return node }
    let paint: CSSValue =
      switch color {
      case "white": .keyword("#fff")
      case "gray": .variable("label-3")
      // White clouds would be invisible on a light page.
      case "cloud": .call("light-dark", [.keyword("#aab3c2"), .keyword("#fff")])
      default:
        Theme.hue(String(color)).map { .variable(CSSValue.Keyword($0.name)) }
          ?? .keyword("currentColor")
      }
    if path.kind != .line { node.style[.fill] = paint }
    if path.kind != .inside { node.style[.stroke] = paint }
    return node
  }

  /// The polygon within which the paths are drawn, in percent of the square. A browser without such
  /// polygons draws the whole paths.
  private static func clip(_ cut: SystemIcon.Path.Cut) -> CSSValue.Keyword {
    switch cut {
    case .slash: "polygon(0 -17%,112% 96%,112% -17%,0 -17%,0 12%,0 112%,100% 112%,0 12%) view-box"
    case .badge:
      "polygon(evenodd,-9% -9%,109% -9%,109% 109%,-9% 109%,-9% -9%,104% 76%,100% 90%,90% 100%,76% 104%,62% 100%,53% 90%,49% 76%,53% 62%,62% 53%,76% 49%,90% 53%,100% 62%,104% 76%) view-box"
    case .dot:
      "polygon(evenodd,-9% -9%,109% -9%,109% 109%,-9% 109%,-9% -9%,98% 23%,95% 34%,88% 41%,77% 44%,67% 41%,59% 34%,56% 23%,59% 13%,67% 5%,77% 2%,88% 5%,95% 13%,98% 23%) view-box"
    }
  }
}
