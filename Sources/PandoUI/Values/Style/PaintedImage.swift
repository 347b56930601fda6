/// A picture with which an area is painted, again and again.
public struct PaintedImage: Hashable, Sendable {
  /// The place of the picture.
  public enum Source: Hashable, Sendable {
    /// A symbol, by its name.
    case system(String)
    /// The picture at an address.
    case address(String)
    /// Files of the application.
    case asset(ImageAsset)
    /// A picture that the application holds.
    case picture(UIImage)
  }

  /// The place of the picture.
  public var source: Source
  /// The factor of the picture's size.
  public var scale: Double
  /// Where a server has its files; nil if none does, and the picture is in the document.
  package var base: String?

  /// Makes a painted picture.
  ///
  /// - Parameters:
  ///   - source: The place of the picture.
  ///   - scale: The factor of the picture's size.
  public init(_ source: Source, scale: Double = 1) {
    self.source = source
    self.scale = scale
  }
}

extension Paint {
  /// The picture that is painted with; nil for other paints.
  package var image: PaintedImage? {
    switch self {
    case .image(let image): image
    case .levelOf(let paint, _), .opacity(let paint, _), .shadow(let paint, _),
      .blend(let paint, _):
      paint.image
    default: nil
    }
  }
}
