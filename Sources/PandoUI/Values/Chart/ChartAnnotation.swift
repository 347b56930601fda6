package import Foundation

/// An annotation: a view at a mark of a chart.
package struct ChartAnnotation: Hashable {
  /// The side of the mark at which the view is placed.
  package enum Side: String, Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The treatment of a view that has no room.
  package enum Overflow: Hashable, Sendable {
    /// The view is moved to where there is room.
    case fits
    /// The room around the marks grows.
    case pads
    /// The view may reach over the edge.
    case none
  }

  package var side = Side.automatic
  package var alignment = Alignment.center
  /// The distance from the mark in points; nil for the default.
  package var spacing: CGFloat?
  package var across = Overflow.fits
  package var down = Overflow.pads
  /// The view, for the chart; nil in the marks that renderers get.
  package var view: Any?

  package init() {}

  /// Views are not compared, because a new one may show something else.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.view == nil && rhs.view == nil && lhs.side == rhs.side && lhs.alignment == rhs.alignment
      && lhs.spacing == rhs.spacing && lhs.across == rhs.across && lhs.down == rhs.down
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(side)
    hasher.combine(alignment)
  }
}

// Sendable because only the main actor makes, reads and draws the view.
extension ChartAnnotation: @unchecked Sendable {}

/// An annotation with its place in the drawing, and the size of its mark.
package typealias PlacedChartAnnotation = (
  annotation: ChartAnnotation, place: ChartPlace, size: ChartAnnotationSize
)

/// The size of a mark with an annotation.
package struct ChartAnnotationSize {
  /// The width in percent of the drawing; if it is polar, of the shorter side.
  package var width = 0.0
  /// The height in percent of the drawing; if it is polar, of the shorter side.
  package var height = 0.0
  /// The points that are added to the mark in both directions.
  package var points = 0.0
  package var isPolar = false
}

/// The place of an annotation in the drawing of a chart.
public struct ChartPlace: Hashable, Sendable {
  /// The place in percent of the drawing from its left side; if it is polar, in percent of the shorter side from the middle.
  package var x: Double
  /// The place in percent of the drawing from its top; if it is polar, the same as for `x`.
  package var y: Double
  package var isPolar = false
  /// The point of the view that is at this place, as a fraction of its size.
  package var anchor = UnitPoint.center
  /// How far the view is moved to the right and down, in points.
  package var shift = CGPoint.zero
  package var across = ChartAnnotation.Overflow.none
  package var down = ChartAnnotation.Overflow.none

  package init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// Whether it needs more room above the drawing.
  package var needsRoomAbove: Bool { !isPolar && down == .pads && anchor.y == 1 && y < 12 }
  /// Whether it needs more room on the left of the drawing.
  package var needsRoomOnLeft: Bool { !isPolar && across == .pads && anchor.x == 1 && x < 12 }
  /// Whether it needs more room on the right of the drawing.
  package var needsRoomOnRight: Bool { !isPolar && across == .pads && anchor.x == 0 && x > 88 }
}
