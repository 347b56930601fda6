public import Foundation

/// A shape with a size of its own, whatever the size of its rectangle is.
public struct _SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y
    )
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// The outline in points, at the upper leading corner. It does not stretch.
  public nonisolated func _outline() -> ShapeOutline {
    ShapeOutline(.fixedPath(shape.path(in: CGRect(origin: .zero, size: size)).svg()))
  }
}

extension Shape {
  /// Gives the shape a size of its own, at the upper leading corner of its rectangle.
  ///
  /// - Parameter size: The width and the height, in points.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// Gives the shape a size of its own, at the upper leading corner of its rectangle.
  ///
  /// - Parameters:
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
