/// A rectangle in the drawing of a chart, in hundredths from its upper left corner.
struct ChartBox: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The rectangle between two corners, whichever of them is the upper left one.
  init(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    self.init(
      x: min(start.x, end.x),
      y: min(start.y, end.y),
      width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    )
  }

  /// What both have in common; nil if that is nothing.
  func intersection(_ other: ChartBox) -> ChartBox? {
    let start = (x: max(x, other.x), y: max(y, other.y))
    let end = (
      x: min(x + width, other.x + other.width), y: min(y + height, other.y + other.height)
    )
    return end.x > start.x && end.y > start.y ? ChartBox(from: start, to: end) : nil
  }

  /// What is seen of a drawing in hundredths through this rectangle.
  ///
  /// A picture within a picture shows nothing beyond its sides, and needs no name that would have to be the only one of a
  /// page, as a clip path does.
  func window(_ nodes: [HTMLNode]) -> HTMLNode {
    let sides = [x, y, width, height].map { CSSValue.format($0) }
    var window = HTMLElement(.svg)
    window[.x] = sides[0]
    window[.y] = sides[1]
    window[.width] = sides[2]
    window[.height] = sides[3]
    window[.viewBox] = sides.joined(separator: " ")
    window[.preserveAspectRatio] = "none"
    // The style sheet has pictures of charts fill their place and show what is beyond it. Browsers differ in whether the width
    // of a picture within a picture is its attribute or its style.
    window.style[.width] = .percent(width)
    window.style[.height] = .percent(height)
    window.style[.overflow] = .keyword("hidden")
    window.children = nodes
    return .element(window)
  }
}
