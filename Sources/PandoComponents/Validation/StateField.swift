/// A field of a state, as rules and triggers name it. The operator `~` makes one from a key path.
public struct StateField<State, Value> {
  let path: KeyPath<State, Value>
}

/// The field that a key path leads to.
///
/// ```swift
/// EqualityRule(with: ~\State.repeatedPassword)
/// ```
public prefix func ~ <State, Value>(path: KeyPath<State, Value>) -> StateField<State, Value> {
  StateField(path: path)
}

/// A field that a result depends on, with its last value.
final class FieldDependency<State> {
  private let path: PartialKeyPath<State>
  /// The bytes of the field in the state; nil if it is computed.
  private let range: Range<Int>?
  private var last: Any?

  init(_ path: PartialKeyPath<State>) {
    self.path = path
    range = MemoryLayout<State>.offset(of: path).map { offset in
      func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
      return offset..<(offset + _openExistential(type(of: path).valueType, do: size))
    }
  }

  /// Whether the field may have changed. A computed field is computed again and compared.
  func didChange(in state: State, at ranges: [Range<Int>]) -> Bool {
    if let range { return ranges.contains { $0.overlaps(range) } }
    let value: Any = state[keyPath: path]
    defer { last = value }
    guard let last, let value = value as? any Equatable else { return true }
    return !isEqual(value, last)
  }

  private func isEqual<E: Equatable>(_ value: E, _ other: Any) -> Bool { value == other as? E }
}
