public import Foundation

extension View {
  /// Gives the view a fixed size.
  ///
  /// - Parameters:
  ///   - width: The width, in points, at least 0; nil, an infinite one and NaN leave the width as it
  ///     is, as in SwiftUI.
  ///   - height: The height, in points, at least 0; nil, an infinite one and NaN leave the height as
  ///     it is.
  ///   - alignment: Where the view stands in the frame.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    attributes {
      $0[.width] = width.flatMap { $0.isFinite ? .number(Double($0)) : nil }
      $0[.height] = height.flatMap { $0.isFinite ? .number(Double($0)) : nil }
      if alignment != .center { $0[.frameAlignment] = .text(alignment.name) }
    }
  }

  /// Gives the view bounds for its size.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width, in points, bounded by the container; nil for none.
  ///   - idealWidth: The width where there is nothing to fill, in points; nil for none.
  ///   - maxWidth: The largest width, in points; infinity takes the available width; nil for none.
  ///   - minHeight: The minimum height, in points; nil for none.
  ///   - idealHeight: The height where there is nothing to fill, in points; nil for none.
  ///   - maxHeight: The largest height, in points; infinity takes the available height; nil for
  ///     none.
  ///   - alignment: Where the view stands in the frame.
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

  /// Keeps the view at its ideal size.
  public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the view at its ideal size in some directions.
  ///
  /// - Parameters:
  ///   - horizontal: Whether the width is the ideal one.
  ///   - vertical: Whether the height is the ideal one.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: [String] = []
    if horizontal { axes.append("horizontal") }
    if vertical { axes.append("vertical") }
    return attribute(.fixedSize, axes.isEmpty ? nil : .list(axes))
  }

  /// Sets whether the view shrinks before its neighbours, or not at all, when there is too little
  /// room.
  ///
  /// - Parameter value: The priority; only its sign counts: above 0 never shrinks, below 0 shrinks
  ///   first.
  public func layoutPriority(_ value: Double) -> some View {
    attribute(.layoutPriority, .number(value))
  }

  /// Sets whether the view gets pointer events, or lets them through to the views behind it.
  ///
  /// This is not access control: the view still answers the keyboard, and a client can send its
  /// events by other means. To deny an action, leave the view out (`if`), disable it
  /// (`disabled(_:)`), or check in the handler: the server decides these.
  ///
  /// - Parameter enabled: Whether the view gets pointer events; false lets them through.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    attribute(.ignoresPointer, enabled ? nil : .flag(true))
  }

  /// Sets the order of views in front of each other.
  ///
  /// - Parameter value: The order, rounded to a whole number; higher is nearer.
  public func zIndex(_ value: Double) -> some View {
    attribute(.zIndex, .number(value))
  }

  /// Moves the view without moving other views.
  ///
  /// - Parameter offset: The distance to the right and down, in points.
  public func offset(_ offset: CGSize) -> some View {
    attribute(.offset, .point(CGPoint(x: offset.width, y: offset.height)))
  }

  /// Moves the view without moving other views.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attribute(.offset, .point(CGPoint(x: x, y: y)))
  }

  /// Puts the centre of the view at a place in its container.
  ///
  /// - Parameter position: The place of the centre, in points from the container's left and top.
  public func position(_ position: CGPoint) -> some View {
    attribute(.position, .point(position))
  }

  /// Puts the centre of the view at a place in its container.
  ///
  /// - Parameters:
  ///   - x: The centre, in points from the container's left.
  ///   - y: The centre, in points from the container's top.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    attribute(.position, .point(CGPoint(x: x, y: y)))
  }

  /// Keeps the ratio of the view's width to its height.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width divided by height; nil, or 0 and below, for the view's own ratio.
  ///   - contentMode: How a resizable image fills its frame; other views ignore it.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    attributes {
      $0[.aspectRatio] = aspectRatio.map { .number(Double($0)) }
      $0[.contentMode] = .text(contentMode.rawValue)
    }
  }

  /// Keeps the ratio of the view's width to its height, given as a size.
  ///
  /// - Parameters:
  ///   - aspectRatio: A size with the ratio; a height of 0 means the view's own ratio.
  ///   - contentMode: How a resizable image fills its frame; other views ignore it.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode
    )
  }

  /// Scales the view to fit its frame, without distorting it.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its frame, without distorting it.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
