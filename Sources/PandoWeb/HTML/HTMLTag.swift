/// The HTML elements that are ever written. No other tag can be named.
enum HTMLTag: String, Sendable {
  case a, body, br, button, caption, code, col, datalist, details, dialog, div, fieldset, figure
  case form
  case h1, h2, h3, h4, h5, h6
  case head, header, hr, html, img, input, label, legend, li, link, main, menu, meta, meter, nav
  case optgroup, option, output, p, progress, search, section, select, span, strong
  case script, style, summary, svg, table, tbody, td, textarea, th, thead, title, tr, ul
  // SVG.
  case circle, clipPath, defs, ellipse, foreignObject, g, line, mask, linearGradient, path,
    radialGradient, rect
  case stop
  case svgText = "text"

  /// Whether the element has no content and no end tag (HTML, "void elements").
  var isVoid: Bool {
    switch self {
    case .br, .col, .hr, .img, .input, .link, .meta: true
    default: false
    }
  }

  /// Whether white space between its children is not drawn, and may be written for readability.
  var toleratesSpace: Bool {
    switch self {
    case .p, .span, .code, .option, .textarea, .output, .strong, .svgText, .style, .title, .a,
      .label, .summary, .h1, .h2, .h3, .h4, .h5, .h6, .legend, .caption:
      false
    default: true
    }
  }

  /// The heading of a level from 1 to 6.
  static func heading(_ level: Int) -> HTMLTag {
    [.h1, .h2, .h3, .h4, .h5, .h6][min(max(level, 1), 6) - 1]
  }
}
