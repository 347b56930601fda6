public import Foundation

/// The context in which an annotation of a mark is made.
public struct AnnotationContext {
  /// The plot, as it is measured.
  let plot: Geometry
  let size: ChartAnnotationSize

  /// The size of the mark, in points: estimated at first, and then measured. That of a sector is the width of its ring.
  public var targetSize: CGSize {
    let plot = plot.size
    if size.isPolar {
      let shorter = min(plot.width, plot.height)
      return CGSize(width: size.width / 100 * shorter, height: size.height / 100 * shorter)
    }
    return CGSize(
      width: size.width / 100 * plot.width + size.points,
      height: size.height / 100 * plot.height + size.points
    )
  }
}

extension ChartContent {
  /// Puts a view at each of the marks. The view is made for the size of the mark.
  ///
  /// ```swift
  /// BarMark(x: .value("Day", day.name), y: .value("Steps", day.steps))
  ///   .annotation(position: .overlay) { context in
  ///     if context.targetSize.height > 20 { Text("\(day.steps)") }
  ///   }
  /// ```
  ///
  /// - Parameters:
  ///   - position: The side of the mark; `automatic` is above, and behind a horizontal bar. On a sector it is always
  ///     the middle.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance from the mark in points; nil for the default.
  ///   - content: Makes the view; called again when the size that it has read changes.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position,
      alignment: alignment,
      spacing: spacing,
      overflowResolution: .automatic,
      content: content
    )
  }

  /// Puts a view at each of the marks. The view is made for the size of the mark.
  ///
  /// - Parameters:
  ///   - position: The side of the mark; `automatic` is above, and behind a horizontal bar. On a sector it is always
  ///     the middle.
  ///   - alignment: Where along that side.
  ///   - spacing: The distance from the mark in points; nil for the default.
  ///   - overflowResolution: The treatment of a view that has no room.
  ///   - content: Makes the view; called again when the size that it has read changes.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    var annotation = ChartAnnotation(position, alignment, spacing, overflowResolution)
    annotation.view = SizedAnnotation { AnyView(content($0)) }
    return changing { $0.annotations.append(annotation) }
  }
}

/// A view at a mark that is made for the size of the mark.
struct SizedAnnotation {
  let content: (AnnotationContext) -> AnyView
}

extension ChartAnnotation {
  init(
    _ position: AnnotationPosition,
    _ alignment: Alignment,
    _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution
  ) {
    self.init()
    side = Side(rawValue: position.name) ?? .automatic
    self.alignment = alignment
    self.spacing = spacing
    across = overflow.x.overflow ?? .fits
    down = overflow.y.overflow ?? .pads
  }
}
