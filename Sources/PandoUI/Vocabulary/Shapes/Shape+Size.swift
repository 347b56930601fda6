public import Foundation

/// A form that is as large as it says, whatever its room is.
public struct _SizedShape<Content: Shape>: Shape {
  let shape: Content
  let size: CGSize
  let anchor: UnitPoint

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y
    )
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// The edge in points, which does not stretch: it stands at the leading upper corner.
  public nonisolated func _outline() -> ShapeOutline {
    ShapeOutline(.fixedPath(shape.path(in: CGRect(origin: .zero, size: size)).svg()))
  }
}

extension Shape {
  /// The form in a size of its own, at the leading upper corner of its room.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: .topLeading)
  }

  /// The form in a size of its own, at the leading upper corner of its room.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}
