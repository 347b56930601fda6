import Foundation
import PandoUI

/// Fonts as CSS writes them. Sizes are in `rem`, so that they follow the reader's own setting: a
/// point is a sixteenth of it.
enum Fonts {
  static func apply(_ font: Font, to style: inout CSSDeclarations) {
    style[.fontSize] = .rem(Double(font.pointSize) / 16)
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

  /// Large words need less room between lines.
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
