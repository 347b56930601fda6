/// The name of a type as in source code: without modules, and an optional with `?`.
///
/// For messages and descriptions.
func shortTypeName(_ type: Any.Type) -> String {
  if let optional = type as? any OptionalType.Type {
    return "\(shortTypeName(optional.wrapped))?"
  }
  var name = String(reflecting: type)
  // The context of a private type has no name: `Module.(unknown context at $…).Name`.
  while let start = name.firstRange(of: "(unknown context at "),
    let end = name[start.upperBound...].firstRange(of: ").")
  {
    name.removeSubrange(start.lowerBound..<end.upperBound)
  }
  var result = ""
  var path = ""
  for character in name {
    if character.isLetter || character.isNumber || character == "_" || character == "." {
      path.append(character)
    } else {
      result += path.withoutModule + String(character)
      path = ""
    }
  }
  return result + path.withoutModule
}

extension String {
  /// The name of a type without the part before its first dot.
  fileprivate var withoutModule: String {
    firstIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
}
