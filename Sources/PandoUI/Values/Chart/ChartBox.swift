/// A rectangle in the drawing of a chart, in percent from its upper left corner.
package struct ChartBox: Equatable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The rectangle between two corners, whichever of them is the upper left one.
  package init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    self.init(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
  }

  /// The intersection of both; nil if it is empty.
  package func intersection(_ other: ChartBox) -> ChartBox? {
    let start = (x: max(x, other.x), y: max(y, other.y))
    let end = (
      x: min(x + width, other.x + other.width), y: min(y + height, other.y + other.height)
    )
    return end.x > start.x && end.y > start.y ? ChartBox(from: start, to: end) : nil
  }

  /// Whether a point lies in it.
  package func contains(_ point: (x: Double, y: Double)) -> Bool {
    x <= point.x && point.x <= x + width && y <= point.y && point.y <= y + height
  }
}
