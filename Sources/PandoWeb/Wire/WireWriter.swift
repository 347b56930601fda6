import PandoUI

/// Encodes batches of patches, see docs/PROTOCOL.md.
struct WireWriter {
  private(set) var output = ""

  /// Encodes a batch as one frame.
  static func frame(_ batch: Batch) -> String {
    var writer = WireWriter()
    writer.output.reserveCapacity(batch.weight)
    writer.output += "["
    writer.output += String(batch.number)
    writer.output += ","
    writer.output += String(batch.event)
    writer.output += ",["
    writer.list(batch.patches) { writer, patch in writer.write(patch) }
    writer.output += "]]"
    return writer.output
  }

  private mutating func write(_ patch: Patch) {
    switch patch {
    case .text(let address, let words):
      step("t", address.description)
      next(words)
    case .attribute(let address, let name, let value):
      step("a", address.description)
      next(name.rawValue)
      next(value)
    case .content(let address, let nodes):
      step("c", address.description)
      output += ",["
      list(nodes) { writer, node in writer.write(node) }
      output += "]"
    case .replace(let name, let node):
      step("r", name)
      output += ","
      write(node)
    case .insert(let node, let place, let before):
      step("i", place.description)
      output += ","
      write(node)
      next(before?.description)
    case .remove(let name): step("d", name)
    case .title(let words): step("title", words)
    case .notice(let words): step("notice", words)
    case .animation(let milliseconds, let delay, let timing, let repetitions):
      output += "[\"m\",\(milliseconds),\(delay)"
      next(timing)
      if let repetitions { next(repetitions) }
    case .location(let entry):
      output += "[\"u\",\(entry.depth)"
      next(entry.path)
    case .open(let address): step("open", address)
    case .copy(let words): step("copy", words)
    case .save(let address): step("save", address)
    case .focus(let name):
      output += "[\"f\""
      next(name)
    }
    output += "]"
  }

  private mutating func step(_ kind: StaticString, _ place: String) {
    output += "[\""
    output += kind.description
    output += "\""
    next(place)
  }

  private mutating func write(_ node: PatchNode) {
    switch node {
    case .text(let words): write(words)
    case .existing(let name):
      output += "[\"=\""
      next(name)
      output += "]"
    case .element(let element, let children):
      output += "[\"\(element.tag.rawValue)\",{"
      list(element.attributes) { writer, attribute in
        writer.output += "\"\(attribute.name.rawValue)\":"
        writer.write(attribute.value)
      }
      if !element.style.isEmpty {
        if !element.attributes.isEmpty { output += "," }
        output += "\"style\":"
        write(element.style.text)
      }
      output += "}"
      if !children.isEmpty {
        output += ",["
        list(children) { writer, child in writer.write(child) }
        output += "]"
      }
      output += "]"
    }
  }

  private mutating func list<Element>(
    _ elements: [Element],
    _ write: (inout WireWriter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { output += "," }
      write(&self, element)
    }
  }

  private mutating func next(_ text: String?) {
    output += ","
    if let text { write(text) } else { output += "null" }
  }

  /// Writes a text as a JSON string.
  private mutating func write(_ text: String) {
    output += "\""
    if !text.utf8.contains(where: {
      $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\")
    }) {
      output += text
      output += "\""
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case "\u{0}"..."\u{1F}":
        output += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: output.unicodeScalars.append(scalar)
      }
    }
    output += "\""
  }
}
