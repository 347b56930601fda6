import Foundation
import PandoUI

/// Fonts as CSS writes them. The sizes of text styles are properties of the style sheet, which has a
/// compact scale too. Other sizes are in `rem`, so that they follow the reader's own setting: a point
/// is a sixteenth of it.
enum Fonts {
  static func apply(_ font: Font, to style: inout CSSDeclarations) {
    style[.fontSize] = size(font)
    style[.fontWeight] = .number(Double(font.resolvedWeight.number))
    style[.lineHeight] = .number(lineHeight(font))
    if font.isItalic { style[.fontStyle] = .keyword("italic") }
    if let family = family(font) { style[.fontFamily] = family }
    if font.isMonospacedDigit { style[.fontVariantNumeric] = .keyword("tabular-nums") }
    switch font.caps {
    case .smallCaps?: style[.fontVariantCaps] = .keyword("all-small-caps")
    case .lowercaseSmallCaps?: style[.fontVariantCaps] = .keyword("small-caps")
    case .uppercaseSmallCaps?: style[.fontVariantCaps] = .keyword("unicase")
    case nil: break
    }
    if let width = font.width, width != .standard {
      style[.fontStretch] = .percent(100 + Double(width.value) * 100)
    }
    if font.pointSize >= 28 { style[.letterSpacing] = .em(-0.018) }
  }

  private static func size(_ font: Font) -> CSSValue {
    let points = CSSValue.rem(Double(font.pointSize) / 16)
    switch font.base {
    case .system, .custom(_, _, nil): return points
    case .custom: return .call("calc", [.list([points, .keyword("*"), typeScale])])
    case .style(let style):
      let size = CSSValue.variable(property(style))
      guard font.scale != 1 else { return size }
      return .call("calc", [.list([size, .keyword("*"), .number(Double(font.scale))])])
    }
  }

  private static let typeScale = CSSValue.call("var", [.keyword("--type"), .number(1)])

  /// The property of the style sheet that has the size of a style.
  private static func property(_ style: Font.TextStyle) -> CSSValue.Keyword {
    switch style {
    case .largeTitle: "largeTitle"
    case .extraLargeTitle: "extraLargeTitle"
    case .title, .extraLargeTitle2: "title"
    case .title2: "title2"
    case .title3: "title3"
    case .headline, .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption: "caption"
    case .caption2: "caption2"
    }
  }

  /// Large text needs less room between lines.
  private static func lineHeight(_ font: Font) -> Double {
    let natural = font.pointSize >= 28 ? 1.15 : font.pointSize >= 20 ? 1.25 : 1.35
    return switch font.leading {
    case .tight?: natural - 0.15
    case .loose?: natural + 0.2
    default: natural
    }
  }

  private static func family(_ font: Font) -> CSSValue? {
    if font.isMonospaced { return .variable("font-mono") }
    if case .custom(let name, _, _) = font.base {
      return .commas([.family(name), .variable("font")])
    }
    return switch font.design {
    case .serif?: .variable("font-serif")
    case .rounded?: .variable("font-rounded")
    case .monospaced?: .variable("font-mono")
    default: nil
    }
  }
}
