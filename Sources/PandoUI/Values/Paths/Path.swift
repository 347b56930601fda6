public import Foundation

/// Lines and curves in a plane. Coordinates are in points; y grows downwards.
public struct Path: Hashable, Sendable {
  /// One element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the beginning of the subpath.
    case closeSubpath
  }

  package private(set) var elements: [Element] = []
  /// The beginning of the current subpath.
  private var start: CGPoint?
  /// The end of the last element.
  private var end: CGPoint?

  /// Makes an empty path.
  public init() {}

  /// Makes a path with a closure that draws it.
  ///
  /// - Parameter callback: Draws the path; called once, before the initializer returns.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Makes a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes a rectangle with round corners that are as wide and high as `cornerSize`.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The width and height of each corner, in points; all shrink together until they
  ///     fit.
  ///   - style: No effect here: both curves are drawn as circular.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of all corners, in points; all shrink together until they fit.
  ///   - style: No effect here: both curves are drawn as circular.
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

  /// Makes a rectangle with corners of different radii.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadii: The radius of each corner, in points; all shrink together until they fit.
  ///   - style: No effect here: both curves are drawn as circular.
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Makes the ellipse that touches the sides of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, in points; nil if the path is empty.
  public var currentPoint: CGPoint? { end }

  /// Calls a closure with each element in order.
  ///
  /// - Parameter body: Called with each element before the method returns.
  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  /// Begins a subpath at a point.
  ///
  /// - Parameter end: The point, in points.
  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  /// Adds a straight line from the last point; nothing if there is no last point.
  ///
  /// - Parameter end: The end of the line, in points.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Adds a quadratic Bézier curve from the last point; nothing if there is no last point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control: The control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve from the last point; nothing if there is no last point.
  ///
  /// - Parameters:
  ///   - end: The end of the curve, in points.
  ///   - control1: The control point of the beginning.
  ///   - control2: The control point of the end.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to the beginning of the subpath, and ends the subpath.
  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  mutating func append(_ element: Element) {
    switch element {
    case .move(let point):
      start = point
      end = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      // An element without a point to begin at is left out, as in Core Graphics.
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
  /// Whether two paths have the same elements.
  ///
  /// - Parameters:
  ///   - lhs: A path.
  ///   - rhs: Another path.
  public static func == (lhs: Path, rhs: Path) -> Bool { lhs.elements == rhs.elements }

  /// Hashes the elements of the path.
  ///
  /// - Parameter hasher: Receives the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
