import PandoUI

extension ChartBox {
  /// The part of a drawing in percent that is seen through this rectangle.
  ///
  /// It is a picture within the picture, which shows nothing beyond its sides. A clip path would
  /// need a name that is unique in the page.
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
