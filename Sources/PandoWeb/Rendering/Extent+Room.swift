import PandoUI

// What an element does in little room.
extension Extent {
  /// The words of a button, an amount of money or a time are not longer, in bytes.
  private static let mostShortBytes = 16

  /// Whether something in the element scrolls in the height that is left for it.
  static func scrolls(_ kind: ElementKind, _ children: [Extent]) -> Bool {
    switch kind {
    case .list, .form, .table, .scroll, .navigationStack, .navigationSplit, .tabView: true
    case .hstack, .vstack, .zstack, .box: children.contains { $0.scrolls }
    default: false
    }
  }

  /// Whether the element has long words, which shrink before those of a short neighbour in a row.
  ///
  /// A stack of SwiftUI gives room to the least flexible children first, which are the short ones. A
  /// view with a width of its own is not flexible, nor do words in a layer over or behind a view
  /// make the view so.
  static func isLong(
    _ kind: ElementKind,
    _ attributes: Attributes,
    _ children: [Extent]
  ) -> Bool {
    if attributes.number(.width)?.isFinite == true { return false }
    switch kind {
    case .part where attributes.text(.part).map(Ancestry.layers.contains) == true: return false
    case .text:
      if case .runs(let runs)? = attributes[.runs] {
        return runs.reduce(0) { $0 + $1.text.utf8.count } > mostShortBytes
      }
      return attributes.text(.text).map { $0.utf8.count > mostShortBytes } ?? false
    case .hstack, .vstack, .zstack, .box, .part, .button, .link, .label:
      return children.contains { $0.isLong }
    default: return false
    }
  }
}
