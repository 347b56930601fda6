extension SourceValue {
  /// The approximate size in memory, in bytes.
  var size: Int {
    let part = 64
    return switch self {
    case .literal(let text), .placeholder(let text): part + text.utf8.count
    case .structure(_, let fields), .tuple(let fields), .enumeration(_, let fields, _):
      fields.reduce(part) { $0 + $1.value.size }
    case .some(let value), .shared(let value): part + value.size
    case .array(let values), .set(let values): values.reduce(part) { $0 + $1.size }
    case .dictionary(let pairs), .identified(let pairs), .stack(let pairs):
      pairs.reduce(part) { $0 + $1.key.size + $1.value.size }
    }
  }

  /// The same value, sharing its equal parts with an older one, so that a session keeps only the changes of
  /// each step.
  ///
  /// - Complexity: O(*n*) for each level, where *n* is the size of the value.
  func sharing(_ old: SourceValue) -> SourceValue {
    if self == old { return old }
    switch (old, self) {
    case (.structure(_, let before), .structure(let type, let after))
    where before.count == after.count:
      return .structure(type: type, fields: Self.sharing(before, after))
    case (.enumeration(_, let before, _), .enumeration(let name, let after, let hasCasePaths))
    where before.count == after.count:
      let payload = Self.sharing(before, after)
      return .enumeration(case: name, payload: payload, hasCasePaths: hasCasePaths)
    case (.some(let before), .some(let after)): return .some(after.sharing(before))
    case (.shared(let before), .shared(let after)): return .shared(after.sharing(before))
    case (.array(let before), .array(let after)):
      return .array(Self.sharing(before, after, isSame: { _, _ in true }) { $0.sharing($1) })
    case (.dictionary(let before), .dictionary(let after)):
      return .dictionary(Self.sharing(before, after))
    case (.identified(let before), .identified(let after)):
      return .identified(Self.sharing(before, after))
    case (.stack(let before), .stack(let after)): return .stack(Self.sharing(before, after))
    default: return self
    }
  }

  private static func sharing(_ before: [Field], _ after: [Field]) -> [Field] {
    zip(before, after).map { Field(label: $1.label, value: $1.value.sharing($0.value)) }
  }

  private static func sharing(_ before: [Pair], _ after: [Pair]) -> [Pair] {
    sharing(before, after, isSame: { $0.key == $1.key }) { new, old in
      Pair(key: old.key, value: new.value.sharing(old.value))
    }
  }

  /// Shares the elements at the beginning and at the end, which stay where something is inserted between
  /// them.
  private static func sharing<Element>(
    _ before: [Element],
    _ after: [Element],
    isSame: (Element, Element) -> Bool,
    merge: (_ new: Element, _ old: Element) -> Element
  ) -> [Element] {
    let count = min(before.count, after.count)
    var result = after
    var first = 0
    while first < count, isSame(before[first], after[first]) {
      result[first] = merge(after[first], before[first])
      first += 1
    }
    var (old, new) = (before.count - 1, after.count - 1)
    while min(old, new) >= first, isSame(before[old], after[new]) {
      result[new] = merge(after[new], before[old])
      (old, new) = (old - 1, new - 1)
    }
    return result
  }
}
