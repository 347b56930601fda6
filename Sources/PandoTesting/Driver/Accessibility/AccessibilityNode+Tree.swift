import PandoUI

/// The printed tree: one line for each element that has a meaning; the others are left out.
extension AccessibilityNode {
  /// The contents of this element, as indented lines.
  func outline(limit: Int = 80) -> String {
    var lines: [String] = []
    for child in children { child.write(into: &lines, depth: 0) }
    if lines.isEmpty { return "(nothing)" }
    if lines.count > limit {
      let rest = lines.count - limit
      lines = lines.prefix(limit) + ["… \(rest) more \(rest == 1 ? "line" : "lines")"]
    }
    return lines.joined(separator: "\n")
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

  private func write(into lines: inout [String], depth: Int) {
    if !isPerceivable { return }
    if kind.isClosed {
      let entries = descendants.filter { $0.role?.isControl == true }.compactMap(\.name)
      let indentation = String(repeating: "  ", count: depth)
      lines.append("\(indentation)\(kind.rawValue): \(entries.map(quoted).joined(separator: ", "))")
      return
    }
    let hasIdentifier = attributes[.identifier] != nil
    guard role != nil || hasIdentifier else {
      for child in children { child.write(into: &lines, depth: depth) }
      return
    }
    let inside = isReadAsOne ? [] : children.filter { !isNaming($0) }
    var below: [String] = []
    for child in inside { child.write(into: &below, depth: depth + 1) }
    if role == .toolbar, below.isEmpty { return }
    // Rows and similar elements are not named when the lines below them show the words of the name.
    let repeats = role?.isNamedByContent == true && !below.isEmpty && !hasOwnName
    lines.append(String(repeating: "  ", count: depth) + line(isNamed: !repeats))
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
