/// A name for a value that views hand to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// What there is where nobody said anything.
  static var defaultValue: Value { get }
  /// Puts what a later view says together with what those before it said.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}

/// Gathers the value of one preference from a subtree.
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

  /// What the subtree of `node` says.
  static func value(of node: GraphNode) -> Key.Value? {
    let collector = TypedPreferenceCollector<Key>()
    node.visitChildren { $0.collectPreference(collector) }
    return collector.value
  }
}

extension GraphNode {
  /// Says that something below writes preferences, so that readers above look for it.
  final func notePreferences() {
    var node: GraphNode? = self
    while let current = node, !current.hasPreferences {
      current.hasPreferences = true
      node = current.parent
    }
  }

  /// Has the readers above look again.
  final func preferenceWritersChanged() {
    var node = parent
    while let current = node {
      if current.readsPreferences { graph.readPreferencesLater(current) }
      node = current.parent
    }
  }
}
