/// A value of a dependency on the heap, so that tables need not know its type.
@usableFromInline
class DependencyBox: @unchecked Sendable {
  // Sendable because the only subclass holds one immutable `Sendable` value.
  fileprivate init() {}
}

/// A ``DependencyBox`` of a known type.
@usableFromInline
final class DependencyValueBox<Value: Sendable>: DependencyBox, @unchecked Sendable {
  // Sendable because `value` is immutable and itself `Sendable`.
  @usableFromInline
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }
}

extension Unmanaged<DependencyBox> {
  /// The value inside, without a check: the caller knows the type from the key it looked up, and
  /// keeps the box alive.
  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    _withUnsafeGuaranteedRef {
      unsafeDowncast($0, to: DependencyValueBox<Key.Value>.self).value
    }
  }
}
