extension Attributes {
  /// Whether this frame is a box of its own around an inner frame, instead of being merged with it.
  ///
  /// Two frames are merged if they give lengths in different directions and no alignment: a width,
  /// then a height. Otherwise the outer frame places the inner one.
  func isAround(_ inner: Attributes) -> Bool {
    let (own, others) = (framedAxes, inner.framedAxes)
    guard own != [], others != [] else { return false }
    if !own.isDisjoint(with: others) { return true }
    return self[.frameAlignment] != nil || inner[.frameAlignment] != nil
  }

  /// The directions in which a frame gives a length.
  private var framedAxes: Axis.Set {
    var axes = Axis.Set()
    let across: [AttributeKey] = [.width, .minWidth, .idealWidth, .maxWidth]
    let down: [AttributeKey] = [.height, .minHeight, .idealHeight, .maxHeight]
    if across.contains(where: { self[$0] != nil }) { axes.insert(.horizontal) }
    if down.contains(where: { self[$0] != nil }) { axes.insert(.vertical) }
    return axes
  }
}

extension Layers.Layer {
  /// Gives an element with an aspect ratio its size in a frame around it.
  ///
  /// A resizable image that fits keeps the frame, and is drawn inside as its content mode says. An image that fills the
  /// frame is stretched to the ratio, and clipped by the views around it.
  ///
  /// - Returns: Whether the element has a size of its own now, so that the frame is around it.
  mutating func fitsRatio(into frame: Attributes) -> Bool {
    guard let ratio = attributes.number(.aspectRatio), ratio > 0, ratio.isFinite,
      !attributes.flag(.isResizable) || attributes.text(.contentMode) == "fill",
      let width = frame.number(.width), let height = frame.number(.height),
      attributes[.width] == nil, attributes[.height] == nil
    else { return false }
    let isFilled = attributes.text(.contentMode) == "fill"
    let isWide = (width > height * ratio) == isFilled
    attributes[.width] = .number(isWide ? width : height * ratio)
    attributes[.height] = .number(isWide ? width / ratio : height)
    // An image that fills its frame is larger than the frame on purpose, so it is not fitted to the
    // window.
    if isFilled { attributes[.fixedSize] = .list(["horizontal", "vertical"]) }
    return true
  }
}
