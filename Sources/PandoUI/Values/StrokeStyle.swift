public import Foundation

/// How the ends of a line look.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square

  /// The end as SVG spells it.
  package var name: String { String(describing: self) }
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel

  /// The corner as SVG spells it.
  package var name: String { String(describing: self) }
}

/// How a line along a shape is drawn. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide the line is.
  public var lineWidth: CGFloat
  /// How its ends look.
  public var lineCap: CGLineCap
  /// How its corners look.
  public var lineJoin: CGLineJoin
  /// How long a corner may get, as a multiple of the width, before it is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the gaps between them, by turns; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style; by default a whole line one point wide.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a shape is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether what is enclosed twice is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner whose curve begins softly.
  case continuous
}
