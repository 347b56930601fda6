import PandoUI

/// The appearance of the application, for pages that it does not draw, such as the page for an unknown
/// address.
extension LiveElement {
  /// The colour scheme of the whole page; nil if it has none, or several.
  var colorScheme: String? {
    outermost { $0.text(.preferredColorScheme) ?? $0.text(.colorScheme) }
  }

  /// The tint of the whole page; nil if it has none, or several.
  var tint: Color? {
    outermost { attributes in
      guard case .paint(let paint)? = attributes[.tint] else { return nil }
      return paint.solidColor
    }
  }

  /// Whether the first list or form in sight has its rows on cards, on a background in another
  /// colour.
  var showsCards: Bool {
    firstCollection.map { $0.kind == .form || !Self.flat.contains($0.attributes.text(.style)) }
      ?? false
  }

  /// The styles of lists whose background is that of the page.
  private static let flat: Set<String?> = ["plain", "inset"]

  private var firstCollection: LiveElement? {
    if attributes.flag(.isHidden) { return nil }
    if kind == .list || kind == .form { return self }
    for child in children {
      if let found = child.firstCollection { return found }
    }
    return nil
  }

  /// The value for the whole page: from the outermost element, or else from all of its children if
  /// they share one.
  private func outermost<Value: Equatable>(_ value: (Attributes) -> Value?) -> Value? {
    if let value = value(attributes) { return value }
    guard let first = children.first?.outermost(value) else { return nil }
    return children.dropFirst().allSatisfy { $0.outermost(value) == first } ? first : nil
  }
}
