public import Foundation

/// The form of the ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square

  /// The name of the form in SVG.
  package var name: String { String(describing: self) }
}

/// The form of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel

  /// The name of the form in SVG.
  package var name: String { String(describing: self) }
}

/// The properties of a line along a shape. Lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat
  /// The form of the ends.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// The length at which a corner is cut off, as a multiple of the width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// The distance into the dashes at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style; by default a whole line of 1 point.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - lineCap: The form of the ends of the line and of dashes.
  ///   - lineJoin: The form of the corners.
  ///   - miterLimit: The length at which a corner is cut off, as a multiple of the width.
  ///   - dash: The lengths of dashes and gaps in turn, in points; empty for a whole line. On
  ///     capsules and uneven corners, browsers choose the lengths.
  ///   - dashPhase: The distance into the dashes at which the line begins, in points. Where browsers choose the lengths,
  ///     it has no effect.
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

/// The rule that decides what is inside a shape.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that are enclosed an even number of times are outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed. It has no effect here: browsers always smooth them.
  public var isAntialiased: Bool

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether areas that are enclosed an even number of times are outside.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The curve of a rounded corner. Browsers draw both curves as circular.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A corner whose curvature changes gradually.
  case continuous
}
