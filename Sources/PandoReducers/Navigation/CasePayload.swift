internal import PandoDependencies

/// Finds the payload of an enum case by reflection, and caches the result where possible.
enum CasePayload {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let tag: UInt32
  }

  /// The payload types of cases; `Void` for a case without payload. For a payload of type `any P`, the type of the
  /// first value is used for all.
  private static let types = Locked<[Key: Any.Type]>([:])

  /// The payload type of a value's case; nil for a case without payload.
  static func type<Value>(of value: Value, tag: UInt32) -> (Any.Type)? {
    let key = Key(type: ObjectIdentifier(Value.self), tag: tag)
    if let type = types.withLock({ $0[key] }) { return type == Void.self ? nil : type }
    let payload = payload(of: value)
    let type = payload.map { Swift.type(of: $0) as Any.Type } ?? Void.self
    types.withLock { $0[key] = type }
    return type == Void.self ? nil : type
  }

  /// The `id` of the payload of a value's case, if it has one.
  static func id<Value>(of value: Value, tag: UInt32) -> AnyHashable? {
    guard type(of: value, tag: tag) is any Identifiable.Type else { return nil }
    return payload(of: value).flatMap { identifiableID(of: $0) }
  }

  private static func payload<Value>(of value: Value) -> Any? {
    Mirror(reflecting: value).children.first?.value
  }
}
