/// The effects of modifiers on a view as a whole, read without drawing it: opacity, filters and
/// transforms, as a page plays them.
package struct ViewEffects: Hashable, Sendable {
  var opacity = 1.0
  /// The filters in CSS, in the order in which they are applied.
  var filters: [String] = []
  /// The transforms in CSS, the outermost first, from the middle of the view.
  var transforms: [String] = []

  init() {}

  /// The effects as declarations of a style: `opacity:.5;transform:scale(2,2)`.
  ///
  /// - Parameter other: The effects between which and these a page draws the way; both say the same
  ///   properties.
  func text(beside other: ViewEffects) -> String {
    var parts: [String] = []
    if opacity != other.opacity { parts.append("opacity:\(shortNumber(opacity))") }
    if filters != other.filters {
      parts.append("filter:\(filters.isEmpty ? "none" : filters.joined(separator: " "))")
    }
    if transforms != other.transforms {
      parts.append("transform:\(transforms.isEmpty ? "none" : transforms.joined(separator: " "))")
    }
    return parts.joined(separator: ";")
  }
}
