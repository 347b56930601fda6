/// A key for a value that views pass to the views around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
  /// Combines the value of a later view with those of earlier views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default is nil.
  public static var defaultValue: Value { nil }
}

final class TypedPreferenceCollector<Key: PreferenceKey>: PreferenceCollector {
  private(set) var value: Key.Value?

  init() {
    super.init(key: ObjectIdentifier(Key.self))
  }

  func add(_ next: Key.Value) {
    if var sum = value {
      Key.reduce(value: &sum, nextValue: { next })
      value = sum
    } else {
      value = next
    }
  }

  func replace(_ new: Key.Value) {
    value = new
  }

  /// The value that the subtree of `node` sets; nil if it sets none.
  static func value(of node: GraphNode) -> Key.Value? { collected(from: node).value }

  /// What the subtree of `node` sets.
  static func collected(from node: GraphNode) -> TypedPreferenceCollector<Key> {
    let collector = TypedPreferenceCollector<Key>()
    node.visitChildren { $0.collectPreference(collector) }
    return collector
  }
}
