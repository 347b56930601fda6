/// A system image as SVG.
package struct IconDrawing: Hashable, Sendable {
  /// The name it was asked for by.
  package let name: String
  /// What stands inside of `svg`: `path` elements and nothing else.
  package let markup: String
  /// Whether there is no image of this name and a plain one stands in its place.
  package let isFallback: Bool

  /// The square the image is drawn in.
  package static let viewBox = "0 0 24 24"

  /// The attributes of the `svg` around it, or of a group.
  package static let attributes =
    "fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.8\" "
    + "stroke-linecap=\"round\" stroke-linejoin=\"round\""
}
