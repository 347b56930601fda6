/// Writes HTML as text that is well-formed XML too, and is the only place that escapes.
struct HTMLWriter {
  private(set) var output = ""

  /// The start tag of an element, with its attributes and its style.
  mutating func open(_ element: HTMLElement) {
    output += "<"
    output += element.tag.rawValue
    for attribute in element.attributes { write(attribute.name, attribute.value) }
    if !element.style.isEmpty { write(.style, element.style.text) }
    output += element.tag.isVoid ? " />" : ">"
  }

  /// The end tag of an element, if its kind has one.
  mutating func close(_ element: HTMLElement) {
    guard !element.tag.isVoid else { return }
    output += "</"
    output += element.tag.rawValue
    output += ">"
  }

  /// Words.
  mutating func write(text: String) {
    escape(text, inAttribute: false)
  }

  /// The text of a style sheet of this module, which has no `<` and no `&` in it.
  mutating func write(styleSheet: String) {
    precondition(!styleSheet.contains { $0 == "<" || $0 == "&" }, "a style sheet is not markup")
    output += styleSheet
  }

  mutating func lineBreak() {
    output += "\n"
  }

  mutating func doctype() {
    output += "<!DOCTYPE html>\n"
  }

  private mutating func write(_ name: HTMLName, _ value: String) {
    output += " "
    output += name.rawValue
    output += "=\""
    escape(value, inAttribute: true)
    output += "\""
  }

  /// Escapes what means something to a parser; what no document may contain (XML 1.0, `Char`) is
  /// replaced by U+FFFD.
  private mutating func escape(_ text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"" where inAttribute: output += "&quot;"
      case "'" where inAttribute: output += "&#39;"
      case "\n" where inAttribute: output += "&#10;"
      case "\t" where inAttribute: output += "&#9;"
      case "\r": output += "&#13;"
      case "\n", "\t": output.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": output += "\u{FFFD}"
      default: output.unicodeScalars.append(scalar)
      }
    }
  }
}

extension HTMLWriter {
  /// A node that has no children of the application in it.
  mutating func write(_ node: HTMLNode) {
    write(node) { _, _ in }
  }

  /// A node; `fill` writes the children that belong into each slot.
  mutating func write(_ node: HTMLNode, fill: (ContentSlot, inout HTMLWriter) -> Void) {
    switch node {
    case .text(let text): write(text: text)
    case .slot(let slot): fill(slot, &self)
    case .element(let element):
      open(element)
      for child in element.children { write(child, fill: fill) }
      close(element)
    }
  }

  /// A node as text.
  static func string(_ node: HTMLNode) -> String {
    var writer = HTMLWriter()
    writer.write(node)
    return writer.output
  }
}
