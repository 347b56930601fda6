public import Foundation

/// A shape that fills the rectangle it is given.
public nonisolated protocol Shape: Animatable, PrimitiveView, Sendable {
  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The use of the shape.
  nonisolated static var role: ShapeRole { get }

  /// The outline for a rectangle whose size only the renderer knows.
  ///
  /// The default stretches the path of a square if the paths of all rectangles are that one,
  /// stretched. For other shapes the renderer measures the rectangle. Shapes of an application do
  /// not implement it.
  nonisolated func _outline() -> ShapeOutline

  /// The size of the shape in the room that it is offered.
  ///
  /// A container with a layout of its own measures the shape by this size. Pages draw the shape in
  /// the room that it gets.
  ///
  /// - Parameter proposal: The room; nil lengths stand for the ideal length, which is 10 points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The drawing of the filled shape.
  ///
  /// - Parameters:
  ///   - paint: The style of the fill; nil means the foreground.
  ///   - style: The rule that decides what is inside.
  nonisolated func _drawing(fill paint: Paint?, style: FillStyle) -> ShapeDrawing
}

/// The use of a shape.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// All of the room that is offered.
  ///
  /// - Parameter proposal: The room; nil lengths stand for the ideal length, which is 10 points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Shapes are filled by default.
  public nonisolated static var role: ShapeRole { .fill }

  /// The path in a square of 100 points, which renderers stretch to the rectangle.
  public nonisolated func _outline() -> ShapeOutline {
    let square = path(in: CGRect(origin: .zero, size: ShapeOutline.square))
    var outline = ShapeOutline(.path(square.svg()))
    let other = CGSize(width: 211, height: 137)
    let stretched = path(in: CGRect(origin: .zero, size: other)).fitted(from: other)
    if !stretched.isNear(square) {
      outline.source = ShapeSource(path: { path(in: $0) }, sample: stretched.svg())
    }
    return outline
  }

  /// The outline as renderers draw it.
  package nonisolated var outline: ShapeOutline { _outline() }
}

/// A shape whose sides can be moved inwards.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path itself, whose coordinates are already in place.
  ///
  /// - Parameter rect: No effect here: the path does not stretch.
  public func path(in rect: CGRect) -> Path { self }

  /// The path in points. It does not stretch.
  public func _outline() -> ShapeOutline {
    ShapeOutline(.fixedPath(svg()))
  }
}
