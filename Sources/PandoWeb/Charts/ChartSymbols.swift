import Foundation
import PandoUI

/// The symbols at points and at the points of lines.
///
/// Circles and squares are the ends of lines of length zero, so that they keep their form where the square of the drawing is
/// stretched. Others are pictures of their own at shares of the drawing.
extension ChartPlot {
  /// The circles and squares at the points of lines.
  var dots: [HTMLNode] {
    split(shown.filter { $0.kind == .line && $0.isDot }).flatMap { marks, boxes in
      let nodes = marks.map { dot($0) }
      return boxes?.map { $0.window(nodes) } ?? nodes
    }
  }

  /// A circle or a square.
  func dot(_ mark: ChartMark) -> HTMLNode {
    let place = point(mark)
    return path("M\(CSSValue.format(place.x)) \(CSSValue.format(place.y))h0") { node in
      node.style[.stroke] = paint(mark)
      node[.strokeWidth] = CSSValue.format(mark.symbolWidth)
      node[.strokeLinecap] = mark.symbol == .square ? "square" : "round"
    }
  }

  /// The other symbols.
  var symbols: [HTMLNode] {
    let marks = shown.filter {
      ($0.kind == .point || $0.kind == .line && $0.symbol != nil) && !$0.isDot
        && !$0.hasViewAsSymbol && $0.symbolWidth > 0
    }
    return split(marks).flatMap { marks, boxes in
      marks.compactMap { mark in
        let place = point(mark)
        guard boxes?.contains(where: { $0.contains(place) }) ?? true else { return nil }
        var picture = HTMLElement(.svg)
        picture[.x] = CSSValue.format(place.x) + "%"
        picture[.y] = CSSValue.format(place.y) + "%"
        picture.children = [symbol(of: mark, width: mark.symbolWidth)]
        return .element(picture)
      }
    }
  }

  /// The symbol of a mark around the corner 0, 0.
  func symbol(of mark: ChartMark, width: Double) -> HTMLNode {
    var node = HTMLElement(.path)
    let form = mark.symbol ?? .circle
    node[.d] = mark.symbolPath.map { Outlines.safe($0) } ?? form.data(radius: width / 2)
    if mark.symbolPath != nil {
      node[.transform] = "scale(\(CSSValue.format(width / 100)))"
      node[.vectorEffect] = "non-scaling-stroke"
    }
    // Symbols of lines have no inside that a colour could fill.
    if let line = mark.symbolStroke.map({ Double($0) }) ?? (form.isOfLines ? width / 4.5 : nil) {
      node.style[.fill] = .keyword("none")
      node.style[.stroke] = paint(mark)
      node[.strokeWidth] = CSSValue.format(line)
    } else {
      node.style[.fill] = paint(mark)
    }
    return .element(node)
  }
}

extension ChartMark {
  /// Whether the symbol is the end of a line.
  var isDot: Bool {
    guard !hasViewAsSymbol, symbolStroke == nil, symbolPath == nil else { return false }
    return symbol == .circle || symbol == .square || symbol == nil && kind == .point
  }

  fileprivate var symbolWidth: Double {
    Double(symbolSize ?? (kind == .point ? width : nil) ?? (kind == .line ? 8 : 9))
  }
}

extension ChartMark.Symbol {
  fileprivate var isOfLines: Bool { self == .plus || self == .cross || self == .asterisk }

  /// The symbol as SVG path data around 0, 0. All look about as large as a circle of the radius.
  fileprivate func data(radius: Double) -> String {
    switch self {
    case .circle:
      let r = CSSValue.format(radius)
      return "M-\(r) 0A\(r) \(r) 0 1 0 \(r) 0A\(r) \(r) 0 1 0 -\(r) 0Z"
    case .square: return Self.corners(4, radius * 1.25, turn: 0.125)
    case .triangle: return Self.corners(3, radius * 1.4, turn: 0)
    case .diamond: return Self.corners(4, radius * 1.3, turn: 0)
    case .pentagon: return Self.corners(5, radius * 1.15, turn: 0)
    case .plus: return Self.rays(4, radius * 1.1, turn: 0)
    case .cross: return Self.rays(4, radius * 1.1, turn: 0.125)
    case .asterisk: return Self.rays(6, radius * 1.1, turn: 0)
    }
  }

  /// Points around 0, 0, the first of which is above unless they are turned by a part of a circle.
  private static func around(_ count: Int, _ radius: Double, turn: Double) -> [String] {
    (0..<count).map { index in
      let angle = (Double(index) / Double(count) - 0.25 + turn) * 2 * .pi
      return "\(CSSValue.format(radius * cos(angle))) \(CSSValue.format(radius * sin(angle)))"
    }
  }

  private static func corners(_ count: Int, _ radius: Double, turn: Double) -> String {
    "M" + around(count, radius, turn: turn).joined(separator: "L") + "Z"
  }

  private static func rays(_ count: Int, _ radius: Double, turn: Double) -> String {
    around(count, radius, turn: turn).map { "M0 0L\($0)" }.joined()
  }
}
