// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A picture as what areas are drawn with.
@available(
  *,
  unavailable,
  message:
    "Renderers have no paint of images. Use an Image with resizable(resizingMode: .tile) in a background."
)
public struct ImagePaint: ShapeStyle {
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {}
  public func _paint() -> Paint { .color(.clear) }
}

@available(
  *,
  unavailable,
  message:
    "Renderers have no paint of images. Use an Image with resizable(resizingMode: .tile) in a background."
)
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
