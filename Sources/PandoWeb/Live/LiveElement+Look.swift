import PandoUI

/// What a page of its own, such as the one for an address that nothing knows, has in common with the application.
extension LiveElement {
  /// The colour scheme of the outermost element that has one.
  var colorScheme: String? {
    outermost { $0.text(.preferredColorScheme) ?? $0.text(.colorScheme) }
  }

  /// The tint of the outermost element that has one.
  var tint: Color? {
    outermost { attributes in
      guard case .paint(let paint)? = attributes[.tint] else { return nil }
      return paint.solidColor
    }
  }

  /// Whether the first list or form in sight has its rows on cards, on a ground in another colour.
  var showsCards: Bool {
    firstCollection.map { $0.kind == .form || !Self.flat.contains($0.attributes.text(.style)) }
      ?? false
  }

  /// The styles of lists whose ground is that of the page.
  private static let flat: Set<String?> = ["plain", "inset"]

  private var firstCollection: LiveElement? {
    if attributes.flag(.isHidden) { return nil }
    if kind == .list || kind == .form { return self }
    for child in children {
      if let found = child.firstCollection { return found }
    }
    return nil
  }

  /// What the outermost element has, of those that contain all others.
  private func outermost<Value>(_ value: (Attributes) -> Value?) -> Value? {
    var element = self
    while true {
      if let value = value(element.attributes) { return value }
      guard element.children.count == 1 else { return nil }
      element = element.children[0]
    }
  }
}
