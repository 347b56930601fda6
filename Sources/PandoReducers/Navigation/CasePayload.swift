internal import PandoDependencies

/// What a case holds, by reflection, which is remembered where it can be.
enum CasePayload {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let tag: UInt32
  }

  /// The types that cases hold; `Void` for nothing. For a case that holds `any P`, the type of the first value
  /// stands for all.
  private static let types = Locked<[Key: Any.Type]>([:])

  /// The type of what the case of a value holds; nil for a case that holds nothing.
  static func type<Value>(of value: Value, tag: UInt32) -> (Any.Type)? {
    let key = Key(type: ObjectIdentifier(Value.self), tag: tag)
    if let type = types.withLock({ $0[key] }) { return type == Void.self ? nil : type }
    let payload = payload(of: value)
    let type = payload.map { Swift.type(of: $0) as Any.Type } ?? Void.self
    types.withLock { $0[key] = type }
    return type == Void.self ? nil : type
  }

  /// The `id` of what the case of a value holds, if it has one.
  static func id<Value>(of value: Value, tag: UInt32) -> AnyHashable? {
    guard type(of: value, tag: tag) is any Identifiable.Type else { return nil }
    return payload(of: value).flatMap { identifiableID(of: $0) }
  }

  private static func payload<Value>(of value: Value) -> Any? {
    Mirror(reflecting: value).children.first?.value
  }
}
