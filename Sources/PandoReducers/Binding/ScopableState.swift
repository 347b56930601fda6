/// What may hold a child's state: an optional, or presented state.
public protocol _ScopableState<Unwrapped> {
  /// The child's state.
  associatedtype Unwrapped

  /// The path to the child's state.
  static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Unwrapped?>

  /// Which child it is.
  var _scopeID: AnyHashable? { get }
}

extension Optional: _ScopableState {
  /// The path to the child's state.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, Wrapped?> {
    keyPath
  }

  /// Which child it is.
  public var _scopeID: AnyHashable? { flatMap { identifiableID(of: $0) } }
}

extension PresentationState: _ScopableState {
  /// The path to the child's state.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, State?> {
    keyPath.appending(path: \.wrappedValue)
  }

  /// Which child it is.
  public var _scopeID: AnyHashable? { wrappedValue.flatMap { identifiableID(of: $0) } }
}
