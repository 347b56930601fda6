public import Foundation

/// A form that fills whatever rectangle it is given.
public nonisolated protocol Shape: Animatable, PrimitiveView, Sendable {
  /// The edge of the form in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the form is used for.
  nonisolated static var role: ShapeRole { get }

  /// The edge without knowing the rectangle. Shapes of one's own need not say.
  nonisolated func _outline() -> ShapeOutline

  /// What is drawn when the shape is filled with `paint`; nil is the foreground.
  nonisolated func _drawing(fill paint: Paint?, style: FillStyle) -> ShapeDrawing
}

/// What a form is used for.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// Forms are filled unless they say otherwise.
  public nonisolated static var role: ShapeRole { .fill }

  /// The path in a square of 100, to be stretched.
  public nonisolated func _outline() -> ShapeOutline {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    return ShapeOutline(.path(path(in: box).svg()))
  }

  /// The edge as renderers draw it.
  package nonisolated var outline: ShapeOutline { _outline() }
}

/// A form that can be made smaller from all sides.
public nonisolated protocol InsettableShape: Shape {
  /// What it is when it is smaller.
  associatedtype InsetShape: InsettableShape

  /// The form, smaller by points from each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path itself: it has its place already.
  public func path(in rect: CGRect) -> Path { self }

  /// The path in points, which does not stretch.
  public func _outline() -> ShapeOutline {
    ShapeOutline(.fixedPath(svg()))
  }
}
