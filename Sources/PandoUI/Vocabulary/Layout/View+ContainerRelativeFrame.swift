public import Foundation

extension View {
  /// Makes the view as large as its container in some directions.
  ///
  /// The container is the nearest scroll view, list or screen, otherwise the window. The browser
  /// measures it.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the view is as large as the container.
  ///   - alignment: Where the view stands in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view a share of its container in some directions.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the length is set.
  ///   - alignment: Where the view stands in the frame.
  ///   - length: Makes the length from that of the container, in points, for each direction.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Makes the view so large that several of its kind fill the container.
  ///
  /// - Parameters:
  ///   - axes: The directions in which the length is set.
  ///   - count: The number of columns or rows of the container; below 1 counts as 1.
  ///   - span: The number of columns or rows that the view takes; below 1 counts as 1.
  ///   - spacing: The points between two of them.
  ///   - alignment: Where the view stands in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }
}

/// Gives a view a size that is made from its container's.
private struct ContainerFrameModifier: DecorationModifier {
  typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    let container = Evaluation.current?.elementAround {
      [.scroll, .list, .form, .screen, .sheet].contains($0.kind)
    }
    let size = container?.innerGeometry.size ?? environment.windowSize
    if axes.contains(.horizontal) { decoration[.width] = length(of: size.width, .horizontal) }
    if axes.contains(.vertical) { decoration[.height] = length(of: size.height, .vertical) }
    if alignment != .center { decoration[.frameAlignment] = .text(alignment.name) }
  }

  private func length(of room: CGFloat, _ axis: Axis) -> AttributeValue? {
    let length = length(room, axis)
    return length.isFinite ? .number(max(Double(length), 0)) : nil
  }
}
