// The names of actions, states and types in reports.

internal import Foundation

/// An action or a state with its cases and labels, without values: `Feature.Action.row(id:, action: .tapped)`.
package func debugCaseOutput(_ value: Any, abbreviated: Bool = false) -> String {
  if let value = value as? any CustomDebugStringConvertible { return value.debugDescription }
  return (abbreviated ? "" : typeName(type(of: value))) + cases(of: value)
}

/// The name of a value's case, without its payload.
func caseName(of value: Any) -> String {
  Mirror(reflecting: value).children.first?.label ?? "\(value)"
}

private func cases(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .enum:
    guard let child = mirror.children.first else {
      let name = "\(value)"
      return name == typeName(type(of: value)) ? "" : ".\(name)"
    }
    let inner = cases(of: child.value)
    return ".\(child.label ?? "")\(inner.isEmpty ? "" : "(\(inner))")"
  case .tuple:
    return mirror.children.map { label, value in
      let inner = cases(of: value)
      let isLabelled = label?.contains { $0 != "." && !$0.isNumber } ?? false
      let name = label.map { isLabelled ? "\($0):" : "_:" } ?? ""
      return inner.isEmpty ? name : "\(name) \(inner)"
    }
    .joined(separator: ", ")
  default:
    return ""
  }
}

/// The name of a type without its module, its arguments, and the suffix that makes private types unique.
package func typeName(_ type: Any.Type, qualified: Bool = true, genericsAbbreviated: Bool = true)
  -> String
{
  var name = _typeName(type, qualified: true)
  var result = ""
  while let start = name.range(of: "(unknown context at ")?.lowerBound {
    guard let end = name[start...].firstIndex(of: ")") else { break }
    let next = name.index(after: end)
    name.removeSubrange(start..<(next < name.endIndex ? name.index(after: next) : next))
  }
  var depth = 0
  for character in name {
    switch character {
    case "<" where genericsAbbreviated: depth += 1
    case ">" where genericsAbbreviated && depth > 0: depth -= 1
    default: if depth == 0 { result.append(character) }
    }
  }
  if let dot = result.firstIndex(of: ".") { result.removeSubrange(...dot) }
  if !qualified, let dot = result.lastIndex(of: ".") { result.removeSubrange(...dot) }
  return result
}

extension String {
  /// The string with each line indented.
  package func indent(by count: Int) -> String {
    let space = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { space + $0 }
      .joined(separator: "\n")
  }
}
