public import Foundation

/// Lines and curves in a plane. Lengths are in points; y grows downwards.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins anew somewhere else.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one point that draws it near.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two points that draw it near.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  /// Where the part that is being drawn began.
  private var start: CGPoint?
  /// Where the last step ended.
  private var end: CGPoint?

  /// Makes a path without steps.
  public init() {}

  /// Makes a path and draws it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes the edge of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the edge of a rectangle with round corners; radii are in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes the edge of a rectangle with round corners; the radius is in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect,
      cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style
    )
  }

  /// Makes the edge of a rectangle with corners of different radii, in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether it has no steps.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the last step ended; nil if there is none.
  public var currentPoint: CGPoint? { end }

  /// Visits the steps in order.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a new part at a point.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Draws a straight line. Without a place to begin there is none.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Draws a curve with one point that draws it near.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Draws a curve with two points that draw it near.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a line back to where the part began, and ends the part.
  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      start = point
      end = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      // A step without a place to begin is left out, as Core Graphics leaves it out.
      guard end != nil else { return }
      end = point
    case .closeSubpath:
      guard end != nil, elements.last != .closeSubpath else { return }
      end = start
    }
    elements.append(element)
  }
}

extension Path {
  /// Whether the steps are the same.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Mixes the steps into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
