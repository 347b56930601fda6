import Foundation
import PandoUI

extension Paints {
  /// A picture as a background, which CSS repeats by default. It has its own size, with as many
  /// pixels in a point as the scale says.
  static func tile(_ image: PaintedImage) -> CSSValue {
    let scale = image.scale.isFinite ? min(max(image.scale, 0.01), 100) : 1
    switch image.source {
    case .system(let name):
      func symbol(_ color: CSSValue.Keyword) -> CSSValue {
        var node = Masks.symbol(name, in: color)
        for side in [HTMLName.width, .height] { node[side] = CSSValue.format(20 * scale) }
        return .drawing(node)
      }
      return .either(symbol("#000"), or: symbol("#fff"), when: .dark)
    case .address(let address):
      guard let url = SafeURL(address, for: .image) else { return .keyword("transparent") }
      return set([(.address(url), 1)], scale)
    case .picture(let picture):
      guard let address = ImageAddress(picture.dataAddress) else {
        return .keyword("transparent")
      }
      return set([(.image(address), Double(picture.scale))], scale)
    case .asset(let asset):
      func tile(_ files: [ImageFile]) -> CSSValue? {
        let images = files.compactMap { file in
          AssetFiles.address(of: file, base: image.base).map {
            (CSSValue.image($0), Double(file.scale ?? 1))
          }
        }
        return images.isEmpty ? nil : set(images, scale)
      }
      guard let usual = tile(asset.light) else { return .keyword("transparent") }
      guard let dark = tile(asset.dark) else { return usual }
      return .either(usual, or: dark, when: .dark)
    }
  }

  private static func set(_ images: [(CSSValue, Double)], _ scale: Double) -> CSSValue {
    .call("image-set", images.map { .list([$0.0, .density($0.1 / scale)]) })
  }
}

extension Paint {
  /// Whether it is a picture.
  var isImage: Bool { image != nil }

  /// The paint with the prefix of the server's own addresses, for its picture. One in memory is a part of the document.
  fileprivate func addressed(_ base: String?) -> Paint {
    switch self {
    case .image(var image):
      if case .asset = image.source { image.base = base }
      return .image(image)
    case .levelOf(let paint, let level): return .levelOf(paint.addressed(base), level)
    case .opacity(let paint, let opacity): return .opacity(paint.addressed(base), opacity)
    case .shadow(let paint, let shadow): return .shadow(paint.addressed(base), shadow)
    case .blend(let paint, let mode): return .blend(paint.addressed(base), mode)
    default: return self
    }
  }
}

extension AttributeValue {
  /// The value with the prefix of the server's own addresses, for the pictures that it paints with; nil if it has none.
  func addressed(_ base: String?) -> AttributeValue? {
    switch self {
    case .paint(let paint): return paint.isImage ? .paint(paint.addressed(base)) : nil
    case .shape(var drawing):
      guard drawing.fill?.isImage == true || drawing.stroke?.isImage == true else { return nil }
      drawing.fill = drawing.fill?.addressed(base)
      drawing.stroke = drawing.stroke?.addressed(base)
      return .shape(drawing)
    default: return nil
    }
  }
}
