import PandoUI

extension ChartBox {
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
