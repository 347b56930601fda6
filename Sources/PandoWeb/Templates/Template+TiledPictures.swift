import Foundation
import PandoUI

extension Template {
  /// Draws an image again and again in its box, or stretches it between edges that keep their size.
  ///
  /// The picture itself, which gives the box its size and is read aloud, is moved out of the box.
  static func repeatOrStretch(_ node: inout HTMLElement, _ attributes: Attributes) {
    guard attributes.flag(.isResizable), attributes.text(.style) != "template" else { return }
    let isTiled = attributes.flag(.isTiled)
    var insets = EdgeInsets()
    if case .edges(let edges)? = attributes[.capInsets] { insets = edges }
    let sides = [insets.top, insets.trailing, insets.bottom, insets.leading].map {
      $0.isFinite ? max(Double($0), 0) : 0
    }
    let hasInsets = sides.contains { $0 > 0 }
    guard isTiled || hasInsets, let (image, scale) = tile(attributes) else { return }
    node.style[.objectPosition] = .list([.px(-99999), .number(0)])
    guard hasInsets else {
      node.style[.background] = image
      return
    }
    // The border is drawn over all of the box, whichever width it has. A border of no width has no picture.
    node.style[.border] = .list([.px(1), .keyword("solid"), .keyword("transparent")])
    node.style[.borderImage] = .list(
      [image] + sides.map { .number(($0 * Double(scale)).rounded()) }
        + [.keyword("fill"), .keyword("/")] + sides.map { .px($0) }
        + [.keyword(isTiled ? "repeat" : "stretch")]
    )
  }

  /// The picture of an image, and its pixels for a point where these are counted.
  private static func tile(_ attributes: Attributes) -> (CSSValue, Int)? {
    switch attributes[.picture] {
    case .picture(let picture):
      let address = attributes.text(.address) ?? picture.dataAddress
      return ImageAddress(address).map { (.image($0), 1) }
    case .asset(let asset):
      let sources = AssetSources(asset, base: attributes.text(.address))
      guard let first = sources.light.first else { return nil }
      return (sources.image, sources.light.count == 1 ? first.scale : 1)
    default:
      return attributes.text(.source).flatMap { SafeURL($0, for: .image) }
        .map { (.address($0), 1) }
    }
  }
}
