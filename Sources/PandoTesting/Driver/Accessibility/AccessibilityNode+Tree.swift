import PandoUI

/// The printed tree: one line for each element that has a meaning; the others are left out.
extension AccessibilityNode {
  /// One line of the printed tree.
  struct Line {
    let node: AccessibilityNode
    let depth: Int
    let words: String

    var text: String { String(repeating: "  ", count: depth) + words }
  }

  /// The contents of this element, as indented lines.
  func outline() -> String {
    let lines = contentLines
    return lines.isEmpty ? "(nothing)" : lines.map(\.text).joined(separator: "\n")
  }

  /// The lines of the contents of this element.
  var contentLines: [Line] {
    var lines: [Line] = []
    for child in children { child.write(into: &lines, depth: 0) }
    return lines
  }

  /// The element in one line: role, name, states, value, identifier.
  var line: String { line(isNamed: true) }

  private func line(isNamed: Bool) -> String {
    var line = role?.rawValue ?? "element"
    if isNamed, let name, !name.isEmpty { line += " " + quoted(name) }
    if let badge = attributes.text(.badge) { line += " (\(badge))" }
    if !states.isEmpty { line += " [\(states.joined(separator: ", "))]" }
    if let value, !value.isEmpty {
      line += ": " + (role == .secureField ? "••••" : quoted(value))
    }
    if role == .picker {
      let names = options.compactMap(\.name)
      let list = names.map(quoted).joined(separator: ", ")
      line += names.count > 6 ? " of \(names.count) options" : names.isEmpty ? "" : " of \(list)"
    }
    if let identifier = attributes.text(.identifier) { line += " #\(identifier)" }
    return line
  }

  private func write(into lines: inout [Line], depth: Int) {
    if !isPerceivable { return }
    if kind.isClosed {
      let entries = descendants.filter { $0.role?.isControl == true }.compactMap(\.name)
      let words = "\(kind.rawValue): \(entries.map(quoted).joined(separator: ", "))"
      lines.append(Line(node: self, depth: depth, words: words))
      return
    }
    let hasIdentifier = attributes[.identifier] != nil
    guard role != nil || hasIdentifier else {
      for child in children { child.write(into: &lines, depth: depth) }
      return
    }
    let inside = isReadAsOne ? [] : children.filter { !isNaming($0) }
    var below: [Line] = []
    for child in inside { child.write(into: &below, depth: depth + 1) }
    if role == .toolbar, below.isEmpty { return }
    // Rows and similar elements are not named when the lines below them show the words of the name.
    let repeats = role?.isNamedByContent == true && !below.isEmpty && !hasOwnName
    lines.append(Line(node: self, depth: depth, words: line(isNamed: !repeats)))
    lines += below
  }

  private var hasOwnName: Bool {
    attributes[.accessibilityLabel] != nil || attributes[.label] != nil || attributes[.title] != nil
  }

  /// Whether the contents add nothing to the element's line.
  private var isReadAsOne: Bool {
    guard let role else { return false }
    if ["combine", "ignore"].contains(attributes.text(.accessibilityChildren)) { return true }
    switch role {
    case .picker, .labeledContent, .slider, .datePicker, .colorPicker, .progressIndicator, .gauge:
      return true
    case _ where ElementRole.fields.contains(role): return true
    default:
      return role.isNamedByContent
        && descendants.allSatisfy { node in
          !node.isPerceivable
            || node.role.map(\.isPlain) != false
              && node.attributes[.identifier] == nil
        }
    }
  }

  /// Whether a child only names this element.
  private func isNaming(_ child: AccessibilityNode) -> Bool {
    if child.kind == .box { return child.children.contains { isNaming($0) } }
    guard child.kind == .part, let name = child.attributes.text(.part) else { return false }
    guard ["label", "title", "header"].contains(name) else { return false }
    return child.descendants.allSatisfy { $0.role.map(\.isPlain) != false }
  }
}

/// The text in quotation marks, truncated to 80 characters.
func quoted(_ text: String) -> String {
  let line = normalized(text)
  return line.count > 80 ? "\"\(line.prefix(79))…\"" : "\"\(line)\""
}
