import Foundation
import PandoUI

/// The labels at one side of the plot of a chart.
struct ChartAxisLabels {
  private let side: ChartAxes.Side
  private let ticks: [ChartAxes.Tick]
  /// Whether words stay within the leading and the trailing end of the horizontal axis.
  private let edges: (start: Bool, end: Bool)
  private let isInset: Bool
  private let fonts: [Font]

  /// - Parameters:
  ///   - side: The side.
  ///   - ticks: The ticks, each of which has a label. All are beside the plot, or all are in it.
  ///   - edges: Whether words stay within the ends of the horizontal axis because nothing is beside them.
  init(_ side: ChartAxes.Side, _ ticks: [ChartAxes.Tick], edges: (start: Bool, end: Bool)) {
    self.side = side
    self.ticks = ticks
    let isAligned = ticks.contains { $0.tick.placement != .beside }
    self.edges = (edges.start || isAligned, edges.end || isAligned)
    isInset = ticks.contains { $0.tick.placement == .inset }
    fonts = ticks.compactMap { $0.tick.label?.font }
  }

  func element(_ padding: PlotPadding) -> HTMLElement {
    var node = HTMLElement(.div)
    node.addClass(side.isBeside ? "chart-y" : "chart-x")
    node[.ariaHidden] = "true"
    node.children = [room] + ticks.map(item)
    if ticks.contains(where: { $0.tick.label?.part != nil }) {
      node.style[.display] = .keyword("grid")
    }
    // The style sheet has the places of the words at the leading side and below.
    if isInset {
      node.style[side.isBeside ? .gridColumn : .gridRow] = .number(side.isBeside ? 2 : 3)
      node.style[side.isBeside ? .justifySelf : .alignSelf] =
        .keyword(side == .trailing || side == .bottom ? "end" : "start")
      node.style[.pointerEvents] = .keyword("none")
    } else if side == .trailing {
      node.style[.gridColumn] = .number(3)
    } else if side == .top {
      node.style[.gridRow] = .number(2)
    }
    let distance = CSSValue.px(isInset ? 4 : self.distance)
    let before = side == .trailing || side == .bottom
    let beside = CSSValue.list(before != isInset ? [distance, .px(0)] : [.px(0), distance])
    node.style[.marginInline] = side.isBeside ? beside : padding.inline
    node.style[.marginBlock] = side.isBeside ? padding.block : beside
    // The approximate width of all labels beside each other. The style sheet hides some of them if
    // there is less room.
    if !side.isBeside, !ticks.contains(where: { $0.tick.label?.isKept == true }) {
      let places = ticks.map { (place: $0.labelPosition, width: width($0)) }
      node.style[.need] = .px(Template.need(places, edges: edges))
    }
    return node
  }

  /// The distance of the words from the plot, in points.
  private var distance: Double {
    let spacing = ticks.compactMap {
      side.isBeside ? $0.tick.label?.horizontalSpacing : $0.tick.label?.verticalSpacing
    }
    let lengths = ticks.compactMap { tick -> Double? in
      // A tick with `label` length is beside the words, and needs no room before them.
      if case .label? = tick.tick.mark?.length { return nil }
      return tick.tick.mark.map { $0.points + 4 }
    }
    let least = spacing.max().map { Double($0) } ?? (side.isBeside ? 10 : 6)
    return max(least, lengths.max() ?? 0)
  }

  /// The longest word, which reserves the space. The others are positioned over it.
  private var room: HTMLNode {
    var room = HTMLElement(.span)
    room.addClass("chart-room")
    if let font = fonts.max(by: { $0.pointSize < $1.pointSize }) {
      Fonts.apply(font, to: &room.style)
    }
    if let upright = ticks.first(where: { $0.tick.label?.orientation != .horizontal }) {
      turn(&room, upright.tick.label)
    }
    // Views reserve their own room.
    let words = ticks.filter { $0.tick.label?.part == nil }.map(\.words)
    if words.count < ticks.count {
      (room.style[.gridColumn], room.style[.gridRow]) = (.number(1), .number(1))
    }
    room.children = [.text(words.max { Self.length($0) < Self.length($1) } ?? "")]
    return .element(room)
  }

  private func item(_ tick: ChartAxes.Tick) -> HTMLNode {
    guard let label = tick.tick.label else { return .text("") }
    let position = tick.labelPosition
    var item = HTMLElement(label.part == nil ? .span : .div)
    if side.isBeside {
      item.style[.top] = shifted(100 - position, by: label.verticalSpacing)
      if side == .trailing, isInset || label.anchor?.x == 0 {
        item.style[.textAlign] = .keyword("start")
      }
      if let anchor = label.anchor ?? (isInset ? .bottom : nil) {
        item.style[.translate] = .list([.number(0), .percent(-100 * Double(anchor.y))])
      }
    } else {
      item.style[.left] = shifted(position, by: label.horizontalSpacing)
      // The label begins with its part of the axis.
      let hasParts = !tick.scale.isContinuous || !tick.scale.units.isEmpty
      let begins = label.isCentered == false && hasParts
      if let anchor = label.anchor ?? (begins ? .leading : nil) {
        item.style[.translate] = .list([.percent(-100 * Double(anchor.x)), .number(0)])
      } else {
        keep(&item, at: position, width: width(tick))
      }
    }
    turn(&item, label)
    if let paint = label.paint { item.style[.color] = Paints.css(paint, for: .words) }
    if let font = label.font { Fonts.apply(font, to: &item.style) }
    item.children = [.text(tick.words)]
    if let part = label.part { hold(part, &item) }
    return .element(item)
  }

  /// Makes the item hold a view. The side is as wide or as high as its largest view.
  private func hold(_ part: String, _ item: inout HTMLElement) {
    item.children = [.slot(part)]
    item.style[.position] = .keyword("relative")
    item.style[.width] = .keyword("max-content")
    // Line breaks between elements would be lines of their own.
    item.style[.whiteSpace] = .keyword("normal")
    item.style[.gridColumn] = .number(1)
    item.style[.gridRow] = .number(1)
    item.style[.alignSelf] = .keyword("start")
    let isAtEnd = side.isBeside && item.style[.textAlign] == nil
    item.style[.justifySelf] = .keyword(isAtEnd ? "end" : "start")
  }

  private func shifted(_ position: Double, by spacing: CGFloat?) -> CSSValue {
    guard let spacing, spacing != 0, spacing.isFinite else { return .percent(position) }
    return .call("calc", [.list([.percent(position), .keyword("+"), .px(Double(spacing))])])
  }

  /// Keeps a word of the horizontal axis within the ends of the axis.
  private func keep(_ item: inout HTMLElement, at position: Double, width: Double) {
    if edges.start, (3..<25).contains(position) {
      // Half of the label would be beyond the end of the axis, and cut in a narrow window.
      item.style[.left] = .call("max", [.percent(position), .px(width / 2)])
    }
    if edges.start, position < 3 { item.style[.translate] = .number(0) }
    if edges.end, position > 97 {
      item.style[.translate] = .list([.percent(-100), .number(0)])
    }
  }

  private func turn(_ item: inout HTMLElement, _ label: ChartDrawing.Tick.Label?) {
    guard let label, label.orientation != .horizontal else { return }
    item.style[.writingMode] = .keyword("vertical-rl")
    if label.orientation == .up { item.style[.rotate] = .keyword("180deg") }
  }

  /// The length of the longest line, in letters.
  private static func length(_ words: String) -> Int {
    words.split(separator: "\n").map(\.count).max() ?? 0
  }

  /// The approximate width of a word, in points.
  private func width(_ tick: ChartAxes.Tick) -> Double {
    guard tick.tick.label?.orientation == .horizontal else { return 16 }
    let letter = Double(fonts.map(\.pointSize).max() ?? 12) * 0.58
    return (Double(Self.length(tick.words)) * letter).rounded(.up)
  }
}
