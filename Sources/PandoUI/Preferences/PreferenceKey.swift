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

/// Collects the value of one preference from a subtree.
@_documentation(visibility: internal)
@MainActor
public class PreferenceCollector {
  let key: ObjectIdentifier

  init(key: ObjectIdentifier) {
    self.key = key
  }
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
  static func value(of node: GraphNode) -> Key.Value? {
    let collector = TypedPreferenceCollector<Key>()
    node.visitChildren { $0.collectPreference(collector) }
    return collector.value
  }
}

extension GraphNode {
  /// Notes in this node and its ancestors that preferences are set below.
  final func notePreferences() {
    var node: GraphNode? = self
    while let current = node, !current.hasPreferences {
      current.hasPreferences = true
      node = current.parent
    }
  }

  /// Schedules a new reading by the readers above.
  final func preferenceWritersChanged() {
    var node = parent
    while let current = node {
      if current.readsPreferences { graph.readPreferencesLater(current) }
      node = current.parent
    }
  }
}
