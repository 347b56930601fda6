package import Foundation

/// A view at a mark of a chart.
package struct ChartNote: Hashable {
  /// The side of the mark on which the view stands.
  package enum Side: String, Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  /// The treatment of a view that has no room.
  package enum Overflow: Hashable, Sendable {
    /// It is moved to where there is room.
    case fits
    /// There is more room around the marks.
    case pads
    /// The annotation may reach over the edge.
    case none
  }

  package var side = Side.automatic
  package var alignment = Alignment.center
  /// The distance from the mark in points; nil for the default.
  package var spacing: CGFloat?
  package var across = Overflow.fits
  package var down = Overflow.pads
  /// The view, for the chart; nil in what renderers get.
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
extension ChartNote: @unchecked Sendable {}

/// The size of a mark at which a view stands.
package struct ChartNoteSize {
  /// The width in hundredths of the drawing; if it is polar, of the shorter side.
  package var width = 0.0
  /// The height in hundredths of the drawing; if it is polar, of the shorter side.
  package var height = 0.0
  /// The points that are added to the mark in both directions.
  package var points = 0.0
  package var isPolar = false
}

/// The place of a view in the drawing of a chart.
public struct ChartPlace: Hashable, Sendable {
  /// The place in hundredths of the drawing from its left side; if it is polar, in hundredths of the shorter side from the middle.
  package var x: Double
  /// The place in hundredths of the drawing from its top; if it is polar, as for the other direction.
  package var y: Double
  package var isPolar = false
  /// The point of the view that stands there, as a share of its size.
  package var anchor = UnitPoint.center
  /// How far the view is moved to the right and down, in points.
  package var shift = CGPoint.zero
  package var across = ChartNote.Overflow.none
  package var down = ChartNote.Overflow.none

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
