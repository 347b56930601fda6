import Foundation
import PandoUI

extension Stylist {
  /// How far content is drawn beyond the edges of a scroll view that does not clip it, in points.
  private static let beyond = 24.0

  /// The room inside of the edges of a scroll view, after its padding and its frame.
  ///
  /// Padding of CSS is room through which content scrolls, as the margins of the content are. Padding of SwiftUI is
  /// outside of what scrolls, so along a row that scrolls it is a border without a colour. A safe area is scrolled through.
  static func scrollEdges(_ input: TemplateInput, _ style: inout CSSDeclarations) {
    let isRow = input.kind == .scroll && input.attributes.text(.axis) == "horizontal"
    let isSafe = input.attributes.flag(.isSafeAreaPadding)
    let margins = sides(.contentMargins, input)
    if isRow, !isSafe, let padding = sides(.padding, input) {
      style[.borderStyle] = .keyword("solid")
      style[.borderColor] = .keyword("transparent")
      style[.borderBlockWidth] = .px(0)
      style[.borderInlineWidth] = .list([.px(padding.leading), .px(padding.trailing)])
      style[.backgroundOrigin] = .keyword("border-box")
      style[.paddingInline] = nil
      style[.scrollPaddingInline] = nil
    }
    if let margins {
      let padding = sides(.padding, input) ?? Sides()
      let along = isRow && !isSafe ? Sides() : padding
      let down = CSSValue.list([
        .px(padding.top + margins.top), .px(padding.bottom + margins.bottom),
      ])
      let across = CSSValue.list([
        .px(along.leading + margins.leading), .px(along.trailing + margins.trailing),
      ])
      style[.paddingBlock] = down
      style[.paddingInline] = across
      if input.kind == .scroll, input.attributes[.style] != nil {
        style[.scrollPaddingBlock] = down
        style[.scrollPaddingInline] = across
      }
    }
    guard input.kind == .scroll else { return }
    extend(input, isRow, &style)
    if input.attributes.flag(.isUnclipped) { unclip(isRow, &style) }
  }

  /// Makes a scroll view larger by the safe area, which boxes around it have as padding. So its content scrolls through
  /// the safe area.
  private static func extend(
    _ input: TemplateInput,
    _ isRow: Bool,
    _ style: inout CSSDeclarations
  ) {
    let area = input.ancestry.safeArea
    let ends = (isRow ? [area.leading, area.trailing] : [area.top, area.bottom]).map(Double.init)
    let length = ends[0] + ends[1]
    guard length > 0, input.extent.frame.contains(isRow ? .x : .y) else { return }
    let padding: CSSProperty = isRow ? .paddingInline : .paddingBlock
    var inner = ends
    if case .list(let own)? = style[padding], own.count == 2 {
      for (index, side) in own.enumerated() {
        if case .px(let points) = side { inner[index] += points }
      }
    }
    style[padding] = .list(inner.map { .px($0) })
    if input.attributes[.style] != nil {
      style[isRow ? .scrollPaddingInline : .scrollPaddingBlock] = style[padding]
    }
    style[isRow ? .marginInline : .marginBlock] = .list(ends.map { .px(-$0) })
    guard isRow else { return }
    style[.width] = .call("calc", [.list([.percent(100), .keyword("+"), .px(length)])])
    style[.maxWidth] = .keyword("none")
  }

  /// Makes a scroll view larger along the edges at which it does not scroll, without room of its own for that.
  private static func unclip(_ isRow: Bool, _ style: inout CSSDeclarations) {
    let margin = CSSValue.list([.px(-beyond), .px(-beyond)])
    style[isRow ? .paddingBlock : .paddingInline] = larger(
      style[isRow ? .paddingBlock : .paddingInline] ?? .list([.px(0), .px(0)]),
      by: beyond
    )
    style[isRow ? .marginBlock : .marginInline] = margin
    let lengths: [CSSProperty] =
      isRow ? [.height, .minHeight, .maxHeight] : [.width, .minWidth, .maxWidth]
    for length in lengths { style[length] = style[length].map { larger($0, by: 2 * beyond) } }
  }

  /// Lengths in points that are larger; other lengths stay.
  private static func larger(_ value: CSSValue, by length: Double) -> CSSValue {
    switch value {
    case .px(let points): .px(points + length)
    case .list(let parts): .list(parts.map { larger($0, by: length) })
    default: value
    }
  }

  /// The lengths of an attribute with edges, in points; at least zero.
  private struct Sides {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
  }

  private static func sides(_ key: AttributeKey, _ input: TemplateInput) -> Sides? {
    guard case .edges(let edges)? = input.attributes[key] else { return nil }
    func length(_ side: CGFloat) -> Double {
      side.isNaN ? 16 : side.isFinite ? max(Double(side), 0) : 0
    }
    return Sides(
      top: length(edges.top),
      leading: length(edges.leading),
      bottom: length(edges.bottom),
      trailing: length(edges.trailing)
    )
  }
}
