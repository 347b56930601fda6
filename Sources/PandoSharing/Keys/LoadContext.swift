/// Why a key is asked to load.
public enum LoadContext<Value> {
  /// A root is being created; the payload is the value it has until something else is loaded.
  case initialValue(Value)

  /// Somebody asked for it, for example with `load()`.
  case userInitiated

  /// The default value of the root that is being created, or `nil` for any other load.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
