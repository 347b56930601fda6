import Foundation

/// The room that frames and the window leave to an element, before anything is measured.
struct SizeEstimate {
  var size: CGSize
  /// Whether fixed frames give the size in both directions, and not the window.
  var isSure: Bool
}

extension GraphNode {
  /// The first element of this node.
  var measuredElement: ElementInstance? {
    if let element { return element }
    var elements: [ElementInstance] = []
    collectElements(into: &elements)
    return elements.first
  }

  /// The room of the element that is measured at this node, from fixed frames inside and around, and from
  /// the window. Reads the size of the window.
  func sizeEstimate() -> SizeEstimate {
    let inside = element == nil ? measuredElement?.fixedSize : nil
    var (width, height) = (inside?.width, inside?.height)
    var (across, down) = (CGFloat(0), CGFloat(0))
    var node = parent
    while let current = node, width == nil || height == nil {
      if let element = current.element {
        if element.isLayer {
          // A layer has the size of the view that it is laid over. That view may not be made yet.
          let base = element.above?.layeredBase
          let fixed = base?.fixedSize
          width = width ?? fixed?.width.map { $0 - across }
          height = height ?? fixed?.height.map { $0 - down }
          let isSure = width != nil && height != nil
          if base?.fills(.horizontal) != true { width = width ?? Geometry.unknown.width }
          if base?.fills(.vertical) != true { height = height ?? Geometry.unknown.height }
          guard width == nil || height == nil else {
            return SizeEstimate(size: Self.size(width, height), isSure: isSure)
          }
        }
        if element.kind == .scroll {
          // In the direction of scrolling nothing is offered.
          let axis = element.layers[0].drawn.text(.axis)
          if axis == "vertical" || axis == "both" { height = height ?? Geometry.unknown.height }
          if axis == "horizontal" || axis == "both" { width = width ?? Geometry.unknown.width }
        }
      } else {
        var layers = Layers()
        layers.wantsTraits = false
        current.contribute(to: &layers)
        let attributes = layers[layers.count - 1].attributes
        let insets = attributes.insets
        across += insets.width
        down += insets.height
        if let fixed = attributes.number(.width) { width = width ?? fixed - across }
        if let fixed = attributes.number(.height) { height = height ?? fixed - down }
      }
      node = current.parent
    }
    let isSure = width != nil && height != nil
    let window = EnvironmentValues(scope: scope).windowSize
    return SizeEstimate(
      size: Self.size(width ?? window.width - across, height ?? window.height - down),
      isSure: isSure
    )
  }

  /// The size that frames around the element of this node fix; those around other elements do not count.
  var frameAround: (width: CGFloat?, height: CGFloat?) {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    var node = parent
    while let current = node, current.element == nil {
      var layers = Layers()
      layers.wantsTraits = false
      current.contribute(to: &layers)
      let attributes = layers[layers.count - 1].attributes
      width = width ?? attributes.number(.width).map { CGFloat($0) }
      height = height ?? attributes.number(.height).map { CGFloat($0) }
      node = current.parent
    }
    return (width, height)
  }

  private static func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    func sane(_ length: CGFloat?) -> CGFloat {
      guard let length, length.isFinite else { return Geometry.unknown.width }
      return max(length, 0)
    }
    return CGSize(width: sane(width), height: sane(height))
  }
}

extension Attributes {
  /// The width and the height of the padding.
  fileprivate var insets: CGSize {
    guard case .edges(let edges)? = self[.padding] else { return .zero }
    func length(_ side: CGFloat) -> CGFloat { side.isNaN ? 16 : Swift.max(side, 0) }
    return CGSize(
      width: length(edges.leading) + length(edges.trailing),
      height: length(edges.top) + length(edges.bottom)
    )
  }
}

extension ElementInstance {
  /// Whether the element is behind or in front of another one, and as large.
  fileprivate var isLayer: Bool {
    let parts = ["background", "overlay", "representation"]
    return kind == .part && parts.contains(layers[0].drawn.text(.part) ?? "")
  }

  /// The element that layers of this box lie behind or in front of.
  fileprivate var layeredBase: ElementInstance? {
    currentChildren.first { $0.kind != .part }
  }

  /// Whether the element takes all the room that it is offered in a direction.
  fileprivate func fills(_ axis: Axis) -> Bool {
    let largest: AttributeKey = axis == .horizontal ? .maxWidth : .maxHeight
    if layers.contains(where: { $0.drawn.number(largest) == .infinity }) { return true }
    switch kind {
    case .geometry, .scroll, .list, .form, .shape, .screen, .navigationStack, .navigationSplit,
      .tabView:
      return true
    case .divider, .slider, .textField, .secureField:
      return axis == .horizontal
    case .box:
      return layeredBase?.fills(axis) == true
    case .hstack, .vstack, .zstack:
      let spaced: ElementKind = axis == .horizontal ? .hstack : .vstack
      return currentChildren.contains { child in
        child.kind == .spacer ? kind == spaced : child.fills(axis)
      }
    default:
      return false
    }
  }

  /// The size that the frames of the element fix.
  var fixedSize: (width: CGFloat?, height: CGFloat?) {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    if kind == .box, let base = layeredBase { (width, height) = base.fixedSize }
    for layer in layers {
      let insets = layer.drawn.insets
      width = layer.drawn.number(.width).map { CGFloat($0) } ?? width.map { $0 + insets.width }
      height = layer.drawn.number(.height).map { CGFloat($0) } ?? height.map { $0 + insets.height }
    }
    return (width, height)
  }
}
