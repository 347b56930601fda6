import Foundation

/// The room that frames and the window leave to an element, before anything is measured.
struct SizeEstimate {
  var size: CGSize
  /// Whether fixed frames give the size in both directions, and not the window.
  var isSure: Bool
}

/// The estimated length of an element along an axis, computed from the inside out.
private struct LengthEstimate {
  /// The length in points; nil until a frame around it gives one.
  private(set) var length: CGFloat?
  /// The part of the surrounding room that is taken, and the number of elements that share the
  /// rest.
  private var taken: CGFloat = 0
  private var parts: CGFloat = 1

  init(_ length: CGFloat?) { self.length = length }

  /// The length in a room.
  func share(of room: CGFloat) -> CGFloat { room / parts - taken }

  /// Takes the length of a frame around it.
  mutating func fix(_ room: CGFloat?) { length = length ?? room.map { share(of: $0) } }

  /// Ends the search where there is no more information.
  mutating func end() { length = length ?? Geometry.unknown.width }

  mutating func inset(_ inset: CGFloat) { taken += inset / parts }

  mutating func divide(_ partition: (taken: CGFloat, count: Int)) {
    parts *= CGFloat(partition.count)
    inset(partition.taken)
  }
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
    var (width, height) = (LengthEstimate(inside?.width), LengthEstimate(inside?.height))
    var isShared = false
    /// The size from the known lengths; an unknown length is a share of the window's.
    func size(in window: CGSize) -> CGSize {
      Self.size(
        width.length ?? width.share(of: window.width),
        height.length ?? height.share(of: window.height)
      )
    }
    var node = parent
    while let current = node, width.length == nil || height.length == nil {
      if let element = current.element {
        if element.isLayer {
          // A layer has the size of the view that it is laid over. That view may not be made yet.
          let base = element.above?.layeredBase
          let fixed = base?.fixedSize
          width.fix(fixed?.width)
          height.fix(fixed?.height)
          let isSure = width.length != nil && height.length != nil && !isShared
          if base?.fills(.horizontal) != true { width.end() }
          if base?.fills(.vertical) != true { height.end() }
          guard width.length == nil || height.length == nil else {
            return SizeEstimate(size: size(in: .zero), isSure: isSure)
          }
        }
        if element.kind == .scroll {
          // In the direction of scrolling no size is offered.
          let axis = element.layers[0].drawn.text(.axis)
          if axis == "vertical" || axis == "both" { height.end() }
          if axis == "horizontal" || axis == "both" { width.end() }
        }
        // The views beside this one may not be made yet.
        if element.kind == .hstack, width.length == nil {
          width.divide(element.partition(.horizontal))
          isShared = true
        } else if element.kind == .vstack, height.length == nil {
          height.divide(element.partition(.vertical))
          isShared = true
        }
      } else {
        var layers = Layers()
        layers.wantsTraits = false
        current.contribute(to: &layers)
        let attributes = layers[layers.count - 1].attributes
        let insets = attributes.insets
        width.inset(insets.width)
        height.inset(insets.height)
        width.fix(attributes.number(.width).map { CGFloat($0) })
        height.fix(attributes.number(.height).map { CGFloat($0) })
      }
      node = current.parent
    }
    let isSure = width.length != nil && height.length != nil && !isShared
    let window = EnvironmentValues(scope: scope).windowSize
    return SizeEstimate(size: size(in: window), isSure: isSure)
  }

  /// The size that frames around the element of this node fix. Those around other elements do not count, besides those
  /// around a `ZStack`, which offers its own room to each of its views.
  var frameAround: (width: CGFloat?, height: CGFloat?) {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    var node = parent
    while let current = node {
      if let element = current.element {
        guard element.kind == .zstack else { break }
      } else {
        var layers = Layers()
        layers.wantsTraits = false
        current.contribute(to: &layers)
        let attributes = layers[layers.count - 1].attributes
        width = width ?? attributes.number(.width).map { CGFloat($0) }
        height = height ?? attributes.number(.height).map { CGFloat($0) }
      }
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

  /// Whether the element fills the room that it is offered in a direction.
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

  /// The length that views of fixed length and the spacing take in a stack, and the number of views
  /// that share the rest.
  fileprivate func partition(_ axis: Axis) -> (taken: CGFloat, count: Int) {
    let views = currentChildren.filter { $0.kind != .part && $0.kind != .spacer }
    let spacing = layers[0].drawn.number(.spacing).map { CGFloat($0) } ?? 8
    var taken = CGFloat(max(views.count - 1, 0)) * spacing
    var count = 0
    for view in views {
      let size = view.fixedSize
      if let length = axis == .horizontal ? size.width : size.height {
        taken += length
      } else if view.fills(axis) {
        count += 1
      }
    }
    return (taken, max(count, 1))
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
