/// Writes HTML that is also well-formed XML. No other code escapes text.
struct HTMLWriter {
  /// The output in UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The output as a string.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes the start tag of an element, with its attributes and its style.
  mutating func open(_ element: HTMLElement) {
    open(element) { $1.write(attribute: $0) }
  }

  /// Writes the start tag of an element; `value` writes the values of its attributes.
  mutating func open(_ element: HTMLElement, value: (String, inout HTMLWriter) -> Void) {
    add("<")
    add(element.tag.rawValue)
    for attribute in element.attributes {
      begin(attribute.name)
      value(attribute.value, &self)
      add("\"")
    }
    if !element.style.isEmpty {
      begin(.style)
      write(attribute: element.style.text)
      add("\"")
    }
    add(element.tag.isVoid ? " />" : ">")
  }

  private mutating func begin(_ name: HTMLName) {
    add(" ")
    add(name.rawValue)
    add("=\"")
  }

  /// Writes the end tag of an element, unless it is void.
  mutating func close(_ element: HTMLElement) {
    guard !element.tag.isVoid else { return }
    add("</")
    add(element.tag.rawValue)
    add(">")
  }

  /// Writes text.
  mutating func write(text: String) {
    escape(text, inAttribute: false)
  }

  /// Writes the value of an attribute, inside its quotation marks.
  mutating func write(attribute value: String) {
    escape(value, inAttribute: true)
  }

  /// Writes the name of a node, as the value of an attribute.
  mutating func write(_ name: NodeName) {
    add("p")
    add(String(name.number))
  }

  /// Writes the output of another writer.
  mutating func write(markup: [UInt8]) {
    bytes.append(contentsOf: markup)
  }

  /// Writes a style sheet of this module, which contains no `<` and no `&`.
  mutating func write(styleSheet: String) {
    precondition(!styleSheet.contains { $0 == "<" || $0 == "&" }, "a style sheet is not markup")
    add(styleSheet)
  }

  mutating func lineBreak() {
    bytes.append(UInt8(ascii: "\n"))
  }

  mutating func doctype() {
    add("<!DOCTYPE html>\n")
  }

  private mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Escapes the characters that have a meaning in markup, and replaces those that no document may
  /// contain (XML 1.0, `Char`) by U+FFFD.
  private mutating func escape(_ text: String, inAttribute: Bool) {
    var text = text
    text.withUTF8 { source in
      var start = 0
      var index = 0
      while index < source.count {
        guard let (replacement, length) = Self.escape(at: index, of: source, inAttribute) else {
          index += 1
          continue
        }
        bytes.append(contentsOf: source[start..<index])
        add(replacement)
        index += length
        start = index
      }
      bytes.append(contentsOf: source[start...])
    }
  }

  /// The replacement of a character and its length in bytes of UTF-8; nil if it is written as is.
  @inline(__always)
  private static func escape(
    at index: Int,
    of source: UnsafeBufferPointer<UInt8>,
    _ inAttribute: Bool
  ) -> (replacement: String, length: Int)? {
    switch source[index] {
    case UInt8(ascii: "&"): ("&amp;", 1)
    case UInt8(ascii: "<"): ("&lt;", 1)
    case UInt8(ascii: ">"): ("&gt;", 1)
    case UInt8(ascii: "\"") where inAttribute: ("&quot;", 1)
    case UInt8(ascii: "'") where inAttribute: ("&#39;", 1)
    case UInt8(ascii: "\n"): inAttribute ? ("&#10;", 1) : nil
    case UInt8(ascii: "\t"): inAttribute ? ("&#9;", 1) : nil
    case UInt8(ascii: "\r"): ("&#13;", 1)
    case 0...0x1F, 0x7F: ("\u{FFFD}", 1)
    // U+0080 to U+009F.
    case 0xC2 where source[index + 1] < 0xA0: ("\u{FFFD}", 2)
    // U+FFFE and U+FFFF.
    case 0xEF where source[index + 1] == 0xBF && source[index + 2] >= 0xBE: ("\u{FFFD}", 3)
    default: nil
    }
  }
}

extension HTMLWriter {
  /// Writes a node and leaves its slots empty.
  mutating func write(_ node: HTMLNode) {
    write(node) { _, _ in }
  }

  /// Writes a node; `fill` writes the children of each slot.
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

  /// The text of a node.
  static func string(_ node: HTMLNode) -> String {
    var writer = HTMLWriter()
    writer.write(node)
    return writer.text
  }
}

extension HTMLWriter {
  /// A drawing in SVG as a document of its own.
  static func standalone(_ drawing: HTMLElement) -> String {
    var writer = HTMLWriter()
    writer.write(tree: drawing)
    return #"<svg xmlns="http://www.w3.org/2000/svg""# + writer.text.dropFirst("<svg".count)
  }

  private mutating func write(tree element: HTMLElement) {
    open(element)
    for child in element.children {
      switch child {
      case .element(let child): write(tree: child)
      case .text(let text): write(text: text)
      case .slot: break
      }
    }
    close(element)
  }
}
