public import Foundation

extension View {
  /// Gives the view a size, in points; nil leaves a direction as it is.
  ///
  /// - Parameters:
  ///   - width: From leading to trailing.
  ///   - height: From top to bottom.
  ///   - alignment: Where the view stands in it.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attributes {
      $0[.width] = width.map { .number(Double($0)) }
      $0[.height] = height.map { .number(Double($0)) }
      if alignment != .center { $0[.frameAlignment] = .text(alignment.name) }
    }
  }

  /// Gives the view bounds for its size, in points; nil leaves a bound as it is, and infinity as a
  /// maximum takes the room there is.
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attributes {
      $0[.minWidth] = minWidth.map { .number(Double($0)) }
      $0[.idealWidth] = idealWidth.map { .number(Double($0)) }
      $0[.maxWidth] = maxWidth.map { .number(Double($0)) }
      $0[.minHeight] = minHeight.map { .number(Double($0)) }
      $0[.idealHeight] = idealHeight.map { .number(Double($0)) }
      $0[.maxHeight] = maxHeight.map { .number(Double($0)) }
      if alignment != .center { $0[.frameAlignment] = .text(alignment.name) }
    }
  }

  /// Does nothing.
  @available(*, deprecated, message: "Say at least one size.")
  public func frame() -> some View { self }

  /// Keeps the size the view would like to have.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the size the view would like to have in some directions.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: [String] = []
    if horizontal { axes.append("horizontal") }
    if vertical { axes.append("vertical") }
    return attribute(.fixedSize, axes.isEmpty ? nil : .list(axes))
  }

  /// Sets whether the view is given room before its neighbours: more comes first.
  public func layoutPriority(_ value: Double) -> some View {
    attribute(.layoutPriority, .number(value))
  }

  /// Says whether the pointer reaches this view. If not, it goes through to what is behind.
  ///
  /// This is how a page looks and feels, and no access control: the view answers the keyboard, and whoever
  /// has the page can send its events by other means. To keep somebody from something, leave the view out
  /// (`if`), disable it (`disabled(_:)`), or check in the handler: those are decided on the server.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute(.ignoresPointer, enabled ? nil : .flag(true))
  }

  /// Sets which view stands in front: more is nearer.
  public func zIndex(_ value: Double) -> some View {
    attribute(.zIndex, .number(value))
  }

  /// Moves the view, in points, without moving anything else.
  public func offset(_ offset: CGSize) -> some View {
    attribute(.offset, .point(CGPoint(x: offset.width, y: offset.height)))
  }

  /// Moves the view, in points, without moving anything else.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attribute(.offset, .point(CGPoint(x: x, y: y)))
  }

  /// Puts the middle of the view at a place of the view around it, in points.
  public func position(_ position: CGPoint) -> some View {
    attribute(.position, .point(position))
  }

  /// Puts the middle of the view at a place of the view around it, in points.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attribute(.position, .point(CGPoint(x: x, y: y)))
  }

  /// Keeps the view's width over its height; nil takes the one the view has by itself.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    attributes {
      $0[.aspectRatio] = aspectRatio.map { .number(Double($0)) }
      $0[.contentMode] = .text(contentMode.rawValue)
    }
  }

  /// Keeps the view's width over its height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode
    )
  }

  /// Makes the view as large as it fits, without stretching it.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Makes the view fill its room, without stretching it.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Makes the view as large as the container it is in, in some directions.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil,
      alignment: alignment
    )
  }
}
