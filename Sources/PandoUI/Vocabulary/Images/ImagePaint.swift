public import Foundation

/// A style that fills areas, lines and text with an image, again and again.
///
/// ```swift
/// Text("Sale").padding(30).border(ImagePaint(image: Image("stripes"), scale: 0.2), width: 20)
/// Capsule().fill(.image(Image("stripes")))
/// ```
///
/// A symbol is black, or white in the dark. The opacity of the style is ignored.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image that is repeated.
  public var image: Image
  /// The part of the image, in fractions of its size. Browsers repeat whole images.
  public var sourceRect: CGRect
  /// The factor of the image's size.
  public var scale: CGFloat

  /// Makes a style from an image.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - sourceRect: The part of the image, in fractions of its size. No effect here: browsers repeat whole images.
  ///   - scale: The factor of the image's size.
  public init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The paint that renderers draw the style with. A missing image is reported, and painted in
  /// gray.
  public func _paint() -> Paint {
    let source: PaintedImage.Source
    switch image.source {
    case .system(let name): source = .system(name)
    case .file(let address): source = .address(address)
    case .memory(let picture): source = .picture(picture)
    case .asset(let name, let search):
      guard let asset = search.image(name) else { return .color(.gray) }
      source = .asset(asset)
    }
    return .image(PaintedImage(source, scale: Double(scale)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - sourceRect: The part of the image, in fractions of its size. No effect here: browsers repeat whole images.
  ///   - scale: The factor of the image's size.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
