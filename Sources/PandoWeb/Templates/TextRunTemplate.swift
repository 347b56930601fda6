import Foundation
import PandoUI

/// A run of text in one style.
enum TextRunTemplate {
  static func node(_ run: TextRun) -> HTMLNode {
    if let image = run.systemImage {
      var icon = Icon.element(named: image)
      if let font = run.font { Fonts.apply(font, to: &icon.style) }
      if let paint = run.paint, paint.isFlat {
        icon.style[.color] = Paints.css(paint, for: .fill)
      }
      return .element(icon)
    }
    guard !run.isPlain else { return .text(run.text) }
    var node = HTMLElement(run.isBold ? .strong : .span)
    if run.isCode { node.tag = .code }
    if let link = run.link.flatMap({ SafeURL($0.absoluteString, for: .link) }) {
      node.tag = .a
      node.addClass("inline-link")
      node[.href] = link.text
      if link.leavesHost { node[.rel] = "noopener noreferrer" }
    }
    if let font = run.font { Fonts.apply(font, to: &node.style) }
    if run.isBold { node.style[.fontWeight] = .number(650) }
    if run.isItalic { node.style[.fontStyle] = .keyword("italic") }
    if run.isCode, node.tag != .code { node.style[.fontFamily] = .variable("font-mono") }
    let lines = [
      run.isUnderlined ? CSSValue.keyword("underline") : nil,
      run.isStruck ? CSSValue.keyword("line-through") : nil,
    ].compactMap { $0 }
    if !lines.isEmpty { node.style[.textDecorationLine] = .list(lines) }
    if let line = run.line {
      if line.pattern != .solid {
        node.style[.textDecorationStyle] = Stylist.linePattern(line.pattern.name)
      }
      node.style[.textDecorationColor] = line.color.map { Paints.css($0, for: .fill) }
    }
    if let paint = run.paint, paint.isFlat { node.style[.color] = Paints.css(paint, for: .words) }
    if let color = run.background {
      node.style[.background] = Paints.css(.color(color), for: .fill)
    }
    if let kerning = run.kerning { node.style[.letterSpacing] = .px(Double(kerning)) }
    if let offset = run.baselineOffset { node.style[.verticalAlign] = .px(Double(offset)) }
    node.children = [.text(run.text)]
    return .element(node)
  }
}
