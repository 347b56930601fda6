// Key paths that may be sent. Those that are written in the source can be; dynamic members cannot say so.

/// A key path that may be sent.
public typealias _SendablePartialKeyPath<Root> = any PartialKeyPath<Root> & Sendable
/// A key path that may be sent.
public typealias _SendableKeyPath<Root, Value> = any KeyPath<Root, Value> & Sendable
/// A key path that may be sent.
public typealias _SendableWritableKeyPath<Root, Value> =
  any WritableKeyPath<Root, Value> & Sendable

extension WritableKeyPath {
  /// The key path, as one that may be sent.
  // Unsafe because nothing says that what is captured may be sent: a path to a member captures nothing.
  func unsafeSendable() -> _SendableWritableKeyPath<Root, Value> {
    unsafeBitCast(self, to: _SendableWritableKeyPath<Root, Value>.self)
  }
}
