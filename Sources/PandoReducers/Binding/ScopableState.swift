/// A container of a child's state: an optional, or a presented state.
public protocol _ScopableState<Unwrapped> {
  /// The child's state.
  associatedtype Unwrapped

  /// The path to the child's state.
  static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Unwrapped?>

  /// The identity of the child; nil without a child.
  var _scopeID: AnyHashable? { get }
}

extension Optional: _ScopableState {
  /// The path to the child's state.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, Wrapped?> {
    keyPath
  }

  /// The identity of the child; nil without a child.
  public var _scopeID: AnyHashable? { flatMap { identifiableID(of: $0) } }
}

extension PresentationState: _ScopableState {
  /// The path to the child's state.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, State?> {
    keyPath.appending(path: \.wrappedValue)
  }

  /// The identity of the child; nil without a child.
  public var _scopeID: AnyHashable? { wrappedValue.flatMap { identifiableID(of: $0) } }
}
