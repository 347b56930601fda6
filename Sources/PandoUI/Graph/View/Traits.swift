/// A value that a view passes to its container: its tag, its tab item, its swipe actions.
///
/// A trait reaches only the nearest container; ``PreferenceKey`` reaches all containers above.
public protocol TraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set the trait.
  static var defaultValue: Value { get }
}

/// The traits of one child of a container.
public struct Traits {
  /// A list, because the traits are few and a search is faster than hashing.
  private var values: [(key: ObjectIdentifier, value: Any)] = []
  /// The `ForEach` row that contains the child; the outermost if rows are nested. Its position and
  /// identity are looked up on demand, because most are never needed.
  private(set) var row: AnyRowNode?

  init() {}

  /// The value of a trait. If two modifiers set it, the outer one wins.
  ///
  /// - Parameter key: The type that identifies the trait; its default value is returned if the
  ///   trait was not set.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = value(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(ObjectIdentifier(key), to: newValue) }
  }

  /// Whether the trait was set.
  ///
  /// - Parameter key: The type that identifies the trait.
  public func contains<Key: TraitKey>(_ key: Key.Type) -> Bool {
    value(of: ObjectIdentifier(key)) != nil
  }

  /// Whether no trait was set.
  var isEmpty: Bool { values.isEmpty }

  private func value(of key: ObjectIdentifier) -> Any? {
    for entry in values where entry.key == key { return entry.value }
    return nil
  }

  private mutating func set(_ key: ObjectIdentifier, to value: Any) {
    if let index = values.firstIndex(where: { $0.key == key }) {
      values[index].value = value
    } else {
      values.append((key, value))
    }
  }

  /// These traits, merged with others that have precedence.
  func merging(_ others: Traits) -> Traits {
    var result = self
    if let row = others.row {
      result.row = row
      // The row of `others` is further out, but its identity wins.
      result.values.removeAll { $0.key == ObjectIdentifier(ExplicitID.self) }
    }
    for entry in others.values { result.set(entry.key, to: entry.value) }
    return result
  }

  /// The traits without the row that contains the child and its identity, which are not those of what is in the child.
  var valuesAlone: Traits {
    var result = self
    result.row = nil
    result.values.removeAll { $0.key == ObjectIdentifier(ExplicitID.self) }
    return result
  }
}

// The identity of rows.
extension Traits {
  /// The identity from `id(_:)` or `ForEach`; the one nearest to the child wins.
  @MainActor var identity: AnyHashable? { self[ExplicitID.self] ?? row?.identity }

  /// Sets an identity, unless there is one nearer to the child.
  mutating func offer(identity: @autoclosure () -> AnyHashable) {
    if row == nil, !contains(ExplicitID.self) { self[ExplicitID.self] = identity() }
  }

  /// Notes that the child is in a row.
  @MainActor mutating func enter(_ new: AnyRowNode) {
    if let row, !contains(ExplicitID.self) { self[ExplicitID.self] = row.identity }
    row = new
  }
}

/// The text of a badge on a row or a tab, which the label of a button or a link contains as well.
package enum BadgeTrait: TraitKey {
  package static var defaultValue: String? { nil }
}
