/// What a view says to the container it stands in: its tag, its tab item, its swipe actions.
///
/// A trait reaches the nearest container only; ``PreferenceKey`` is for what goes further up.
public protocol TraitKey {
  /// The type of the value.
  associatedtype Value
  /// What a view says that says nothing.
  static var defaultValue: Value { get }
}

/// The traits of one child of a container.
public struct Traits {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a trait. Of two modifiers that say it the outer one wins.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the trait was set at all.
  public func contains<Key: TraitKey>(_ key: Key.Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }

  /// These traits with others, which win.
  func merging(_ others: Traits) -> Traits {
    var result = self
    result.values.merge(others.values) { _, other in other }
    return result
  }
}
