public import Foundation

/// A form that is drawn somewhere else.
public struct OffsetShape<Content: Shape>: Shape {
  /// The form.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Moves a form by points.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.offset(offset))
  }
}

/// A form that is turned.
public struct RotatedShape<Content: Shape>: Shape {
  /// The form.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Turns a form around a point of it.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .rotated(by: angle.radians)
        .translatedBy(x: -point.x, y: -point.y)
    )
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.rotation(angle, anchor: anchor))
  }
}

/// A form that is larger or smaller than it was.
public struct ScaledShape<Content: Shape>: Shape {
  /// The form.
  public var shape: Content
  /// What its width and height are multiplied by.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Multiplies the size of a form around a point of it.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -point.x, y: -point.y)
    )
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.scale(scale, anchor: anchor))
  }
}

/// A form whose points are mapped.
public struct TransformedShape<Content: Shape>: Shape {
  /// The form.
  public var shape: Content
  /// Where its points go.
  public var transform: CGAffineTransform

  /// Maps the points of a form.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline {
    shape._outline().transformed(.matrix(transform))
  }
}

/// A part of a form's edge.
public struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The edge without knowing the rectangle.
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
