public import Foundation

/// The symbol at a mark.
public struct BasicChartSymbolShape: Hashable, Sendable {
  let symbol: ChartMark.Symbol
  /// The width of the border, in points; nil for a symbol that is filled.
  var lineWidth: CGFloat?
  /// The data of the path of an application's own shape, in a square of 100 around 0, 0.
  var path: String?
  /// ●
  public static let circle = BasicChartSymbolShape(symbol: .circle)
  /// ■
  public static let square = BasicChartSymbolShape(symbol: .square)
  /// ▲
  public static let triangle = BasicChartSymbolShape(symbol: .triangle)
  /// ◆
  public static let diamond = BasicChartSymbolShape(symbol: .diamond)
  /// ⬟
  public static let pentagon = BasicChartSymbolShape(symbol: .pentagon)
  /// +
  public static let plus = BasicChartSymbolShape(symbol: .plus)
  /// ×
  public static let cross = BasicChartSymbolShape(symbol: .cross)
  /// ∗
  public static let asterisk = BasicChartSymbolShape(symbol: .asterisk)

  /// The symbol with a border alone.
  ///
  /// - Parameter lineWidth: The width of the border, in points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    var shape = self
    shape.lineWidth = lineWidth
    return shape
  }

  /// The symbol with a border alone.
  ///
  /// - Parameter style: The border, of which the width counts, in points.
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
    strokeBorder(lineWidth: style.lineWidth)
  }
}

extension BasicChartSymbolShape {
  /// The symbol of a shape: rectangles and circles are those of charts.
  init(drawing shape: some Shape) {
    self.init(symbol: shape is Rectangle || shape is RoundedRectangle ? .square : .circle)
    guard symbol == .circle, !(shape is Circle) else { return }
    path = shape.path(in: CGRect(x: -50, y: -50, width: 100, height: 100)).svg()
  }
}

/// A shape of one's own for the points of a chart.
public protocol ChartSymbolShape: Shape {
  /// The rectangle in the unit square in which the symbol looks as large as others.
  var perceptualUnitRect: CGRect { get }
}
