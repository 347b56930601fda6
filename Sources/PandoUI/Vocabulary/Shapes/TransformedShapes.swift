public import Foundation

/// A shape that is drawn at another place.
public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance that the shape is moved, in points.
  public var offset: CGSize

  /// Makes a shape that is moved.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - offset: The distance to the right and downwards, in points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The numbers of the shape.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.offset(offset))
  }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle of the turn; positive is clockwise on the screen.
  public var angle: Angle
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Makes a shape that is turned around one of its points.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - angle: The angle; positive is clockwise on the screen.
  ///   - anchor: The point that stays in place.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The numbers of the shape.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .rotated(by: angle.radians)
        .translatedBy(x: -point.x, y: -point.y)
    )
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.rotation(angle, anchor: anchor))
  }
}

/// A shape whose size is multiplied.
public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors of the width and the height.
  public var scale: CGSize
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Makes a shape whose size is multiplied around one of its points.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - scale: The factors of the width and the height.
  ///   - anchor: The point that stays in place.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The numbers of the shape.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -point.x, y: -point.y)
    )
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.scale(scale, anchor: anchor))
  }
}

/// A shape after a transform of its points.
public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Makes a shape from a transform of its points.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - transform: The transform; its distances are in points.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The numbers of the shape.
  public nonisolated var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.matrix(transform))
  }
}

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  /// The numbers of the shape, and the beginning and the end of the part.
  public nonisolated var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    var outline = shape._outline()
    let low = min(max(start, 0), 1)
    let high = max(min(max(end, 0), 1), low)
    let before = outline.trim ?? 0...1
    let length = before.upperBound - before.lowerBound
    outline.trim = (before.lowerBound + low * length)...(before.lowerBound + high * length)
    return outline
  }
}

extension ShapeOutline {
  func transformed(_ transform: Transform) -> ShapeOutline {
    var outline = self
    outline.transforms.append(transform)
    return outline
  }
}
