// Sendable key paths. The compiler accepts those written in the source; dynamic members cannot declare that
// they are.

/// A sendable key path.
public typealias _SendablePartialKeyPath<Root> = any PartialKeyPath<Root> & Sendable
/// A sendable key path.
public typealias _SendableKeyPath<Root, Value> = any KeyPath<Root, Value> & Sendable
/// A sendable key path.
public typealias _SendableWritableKeyPath<Root, Value> =
  any WritableKeyPath<Root, Value> & Sendable

extension WritableKeyPath {
  /// The key path as a sendable one.
  // Unsafe because the compiler cannot check that captured values are sendable. A path to a member captures
  // nothing.
  func unsafeSendable() -> _SendableWritableKeyPath<Root, Value> {
    unsafeBitCast(self, to: _SendableWritableKeyPath<Root, Value>.self)
  }
}
