/// The reason for a load.
public enum LoadContext<Value> {
  /// A root is being created; the payload is its value until another one is loaded.
  case initialValue(Value)

  /// The load was requested, for example with `load()`.
  case userInitiated

  /// The default value of the root that is being created; nil for any other load.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}
extension LoadContext: Equatable where Value: Equatable {}
extension LoadContext: Hashable where Value: Hashable {}
