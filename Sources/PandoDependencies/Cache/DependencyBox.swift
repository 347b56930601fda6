/// A value of a dependency on the heap, so that tables need not know its type.
@usableFromInline
// Sendable because the only subclass holds one immutable `Sendable` value.
class DependencyBox: @unchecked Sendable {
  fileprivate init() {}
}

/// A ``DependencyBox`` of a known type.
@usableFromInline
// Sendable because `value` is immutable and itself `Sendable`.
final class DependencyValueBox<Value: Sendable>: DependencyBox, @unchecked Sendable {
  @usableFromInline
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }
}

extension UncountedReference<DependencyBox> {
  /// The value in the box. Nothing is checked: the caller knows the type from the key it looked up,
  /// and keeps the box alive.
  // Unsafe because a box that is stored under the key of another type would be read as this one.
  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    withObject {
      unsafeDowncast($0, to: DependencyValueBox<Key.Value>.self).value
    }
  }
}
