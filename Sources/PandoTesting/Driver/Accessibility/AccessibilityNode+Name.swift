import PandoUI

/// The accessible name, in the order of the W3C's *Accessible Name and Description Computation*:
/// an explicit label, the part that labels a control of this kind, the content where the role allows
/// it, and the prompt of an empty field.
extension AccessibilityNode {
  func makeName() -> String? {
    for key in [AttributeKey.accessibilityLabel, .label, .title] {
      if let name = attributes.text(key).map(normalized), !name.isEmpty { return name }
    }
    guard let role else { return nil }
    if role == .text || role == .heading || role == .problem, let text = attributes.text(.text) {
      return normalized(text)
    }
    for name in ["label", "title", "header"] {
      if let words = part(name)?.words(of: .everything), !words.isEmpty { return words }
    }
    if let text = attributes.text(.text), role.isNamedByContent { return normalized(text) }
    switch role {
    case .image: return attributes.text(.systemName)
    case .sheet, .popover: return descendants.first { $0.role == .screen && !$0.isHidden }?.name
    case .textField, .secureField, .textEditor, .searchField: return attributes.text(.prompt)
    default: break
    }
    let isCombined = attributes.text(.accessibilityChildren) == "combine"
    guard role.isNamedByContent || isCombined else { return nil }
    for content in [Content.withoutControls, .everything, .systemNames] {
      let words = insideWords(of: content)
      if !words.isEmpty { return words }
    }
    return nil
  }

  /// The words inside an element that make up its name.
  enum Content {
    case withoutControls, everything, systemNames
  }

  /// The words of this element and of the elements inside it.
  func words(of content: Content) -> String {
    if !isPerceivable { return "" }
    if let label = attributes.text(.accessibilityLabel) { return normalized(label) }
    if let role, role.isControl, content == .withoutControls { return "" }
    if kind == .image, content == .systemNames, let name = attributes.text(.systemName) {
      return name
    }
    let own = [AttributeKey.text, .label, .title].lazy.compactMap { self.attributes.text($0) }
    if let own = own.first, kind != .part {
      return joined(normalized(own), insideWords(of: content))
    }
    return insideWords(of: content)
  }

  /// All readable text of the element, as one string.
  var text: String { words(of: .everything) }

  private func insideWords(of content: Content) -> String {
    let shown = kind == .menu ? part("label").map { [$0] } ?? [] : children
    return shown.filter { !$0.kind.isClosed }.map { $0.words(of: content) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func joined(_ own: String, _ inside: String) -> String {
    if own.isEmpty || inside == own { return inside }
    return inside.isEmpty ? own : "\(own) \(inside)"
  }

  /// The words of the element, without the words of its children. Queries for text compare them.
  var ownWords: [String] {
    let keys: [AttributeKey] = [.text, .title, .label, .error]
    return keys.compactMap { attributes.text($0).map(normalized) }
  }
}

/// The text with each run of white space, including line breaks, replaced by one space.
func normalized(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}
