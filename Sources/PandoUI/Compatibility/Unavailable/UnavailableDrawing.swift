// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

@available(
  *,
  unavailable,
  message:
    "A style of one's own is not asked when it is drawn. Make it a function that returns a style, and read colorScheme in the view."
)
extension ShapeStyle {
  public func _paint() -> Paint { .color(.clear) }
}
