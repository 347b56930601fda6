/// What a view says to the container it stands in: its tag, its tab item, its swipe actions.
///
/// A trait reaches the nearest container only; ``PreferenceKey`` is for what goes further up.
public protocol TraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that does not set the trait.
  static var defaultValue: Value { get }
}

/// The traits of one child of a container.
public struct Traits {
  /// Few, so that looking at each is faster than hashing.
  private var values: [(key: ObjectIdentifier, value: Any)] = []
  /// The row of a `ForEach` that the child stands in; of rows within rows the outermost. It says
  /// where it stands and what it stands for when it is asked: most are not.
  private(set) var row: AnyRowNode?

  init() {}

  /// The value of a trait. Of two modifiers that say it the outer one wins.
  public subscript<Key: TraitKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = value(of: ObjectIdentifier(key)) else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { set(ObjectIdentifier(key), to: newValue) }
  }

  /// Whether the trait was set at all.
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

  /// These traits with others, which win.
  func merging(_ others: Traits) -> Traits {
    var result = self
    if let row = others.row {
      result.row = row
      // The identity of a row that is nearer than these traits.
      result.values.removeAll { $0.key == ObjectIdentifier(ExplicitID.self) }
    }
    for entry in others.values { result.set(entry.key, to: entry.value) }
    return result
  }
}

// What the rows of a `ForEach` say.
extension Traits {
  /// The identity that `id(_:)` or a `ForEach` gave; the one nearest to the child wins.
  @MainActor var identity: AnyHashable? { self[ExplicitID.self] ?? row?.identity }

  /// Notes an identity, if there is none that is nearer.
  mutating func offer(identity: @autoclosure () -> AnyHashable) {
    if row == nil, !contains(ExplicitID.self) { self[ExplicitID.self] = identity() }
  }

  /// Notes that the child stands in a row.
  @MainActor mutating func enter(_ new: AnyRowNode) {
    if let row, !contains(ExplicitID.self) { self[ExplicitID.self] = row.identity }
    row = new
  }
}
