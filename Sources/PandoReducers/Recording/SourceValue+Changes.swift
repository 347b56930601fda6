extension SourceValue {
  /// The statements that change an old value into this one.
  ///
  /// - Parameters:
  ///   - old: The old value.
  ///   - path: The expression of its place, such as `$0.rows[id: 3]?`.
  func changes(from old: SourceValue, at path: String) -> [String] {
    if self == old { return [] }
    switch (old, self) {
    case (.structure(let oldType, let before), .structure(let type, let after))
    where oldType == type && before.map { $0.label } == after.map { $0.label }:
      return zip(before, after).flatMap { before, after in
        after.value.propertyChanges(from: before.value, at: path, name: after.label ?? "")
      }
    case (.some(let before), .some(let after)) where after.isChangeable:
      return after.changes(from: before, at: path + "?")
    case (.array(let before), .array(let after)) where before.count == after.count:
      return zip(before, after).enumerated().flatMap { index, pair in
        pair.1.changes(from: pair.0, at: "\(path)[\(index)]")
      }
    case (.dictionary(let before), .dictionary(let after)):
      return Self.dictionaryChanges(from: before, to: after, at: path)
    case (.identified(let before), .identified(let after)):
      return elementChanges(from: before, to: after, at: path)
    case (.stack(let before), .stack(let after)):
      return elementChanges(from: before, to: after, at: path)
    case (.enumeration(let oldName, let before, true), .enumeration(let name, let after, _))
    where oldName == name && after.count == 1 && before.count == 1 && after[0].value.isChangeable:
      let inner = after[0].value.changes(from: before[0].value, at: "$0")
      return [Self.closure("\(path).modify(\\.\(name))", inner)]
    default:
      return ["\(Self.assignable(path)) = \(source)"]
    }
  }

  /// Whether parts of the value can be changed in place.
  private var isChangeable: Bool {
    switch self {
    case .structure, .array, .dictionary, .identified, .stack: true
    case .enumeration(_, let payload, let hasCasePaths):
      hasCasePaths && payload.count == 1 && payload[0].value.isChangeable
    case .some(let value): value.isChangeable
    default: false
    }
  }

  private func propertyChanges(from old: SourceValue, at path: String, name: String) -> [String] {
    guard case .shared(let before) = old, case .shared(let after) = self, before != after else {
      return changes(from: old, at: "\(path).\(name)")
    }
    var statements = after.changes(from: before, at: "$0")
    // A single statement is the result of the closure and so of `withLock`, where it would be unused.
    if statements.count == 1, !statements[0].isAssignment { statements[0] = "_ = " + statements[0] }
    return [Self.closure("\(path).$\(name).withLock", statements)]
  }

  private static func dictionaryChanges(
    from before: [Pair],
    to after: [Pair],
    at path: String
  ) -> [String] {
    let removed = before.filter { old in !after.contains { $0.key == old.key } }
      .map { "\(path)[\($0.key.source)] = nil" }
    let changed = after.filter { new in !before.contains(new) }
      .map { "\(path)[\($0.key.source)] = \($0.value.source)" }
    return (removed + changed).sorted()
  }

  /// The changes of elements with ids: removals, changes in place, and additions.
  private func elementChanges(from before: [Pair], to after: [Pair], at path: String) -> [String] {
    let (oldKeys, newKeys) = (Set(before.map(\.key)), Set(after.map(\.key)))
    let kept = before.filter { newKeys.contains($0.key) }
    let stayed = after.filter { oldKeys.contains($0.key) }
    let added = after.enumerated().filter { !oldKeys.contains($0.element.key) }
    // Elements can be added only at the end of a stack.
    let isAtEnd = added.first.map { $0.offset == kept.count } ?? true
    guard kept.map(\.key) == stayed.map(\.key), isAtEnd || !isStack,
      // A collection of new elements only is shorter as one value. Elements of a stack get their numbers one
      // by one.
      isStack || !kept.isEmpty || before.isEmpty && added.count < 2 || added.isEmpty
    else { return ["\(Self.assignable(path)) = \(source)"] }
    let removed = before.filter { !newKeys.contains($0.key) }
      .map { "\(path)\(Self.removal(of: $0.key, from: self))" }
    let changed = zip(kept, stayed).flatMap { old, new in
      new.value.changes(from: old.value, at: "\(path)[id: \(new.key.source)]?")
    }
    let inserted = added.map { index, new in
      isAtEnd
        ? "\(path).append(\(new.value.source))"
        : "\(path).insert(\(new.value.source), at: \(index))"
    }
    return removed + changed + inserted
  }

  private var isStack: Bool {
    if case .stack = self { true } else { false }
  }

  private static func removal(of key: SourceValue, from collection: SourceValue) -> String {
    if case .stack = collection { return "[id: \(key.source)] = nil" }
    return ".remove(id: \(key.source))"
  }

  /// The place to assign to: the last optional itself, not its value.
  private static func assignable(_ path: String) -> String {
    path.hasSuffix("?") ? String(path.dropLast()) : path
  }

  private static func closure(_ call: String, _ statements: [String]) -> String {
    if statements.count == 1, !statements[0].contains("\n") {
      return "\(call) { \(statements[0]) }"
    }
    return "\(call) {\n\(statements.map { $0.indent(by: 2) }.joined(separator: "\n"))\n}"
  }
}

extension String {
  /// Whether a statement is an assignment: it has an equals sign outside of brackets and string literals.
  fileprivate var isAssignment: Bool {
    var depth = 0
    var isText = false
    var isEscaped = false
    for character in self {
      if isEscaped {
        isEscaped = false
      } else if isText {
        if character == "\\" { isEscaped = true }
        if character == "\"" { isText = false }
      } else {
        switch character {
        case "\"": isText = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case "=" where depth == 0: return true
        default: break
        }
      }
    }
    return false
  }
}
