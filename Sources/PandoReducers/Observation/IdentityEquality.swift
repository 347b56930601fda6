public import OrderedCollections
public import PandoSharing

// Decide whether a new value is the same as the old one for its readers: the fields inside a value with an identity
// notify of their own changes. The expansions of the macro call these functions.

/// Whether both are the same value.
@inlinable
public func _$isIdentityEqual<T: ObservableState>(_ lhs: T, _ rhs: T) -> Bool {
  lhs._$id == rhs._$id
}

/// Whether both are the same value, or both nil.
@inlinable
public func _$isIdentityEqual<T: ObservableState>(_ lhs: T?, _ rhs: T?) -> Bool {
  lhs?._$id == rhs?._$id
}

/// Whether both have elements of the same ids in the same order.
@inlinable
public func _$isIdentityEqual<ID: Hashable, T: ObservableState>(
  _ lhs: IdentifiedArray<ID, T>,
  _ rhs: IdentifiedArray<ID, T>
) -> Bool {
  lhs.ids == rhs.ids
}

/// Whether both have the same values, by identity, in the same order.
@inlinable
public func _$isIdentityEqual<C: Collection>(_ lhs: C, _ rhs: C) -> Bool
where C.Element: ObservableState {
  lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { $0._$id == $1._$id }
}

/// False: the characters of a string have no identities.
@inlinable
public func _$isIdentityEqual(_ lhs: String, _ rhs: String) -> Bool { false }

/// Whether both are the same value, for a type that is only known at run time.
@inlinable
public func _$isIdentityEqual<T>(_ lhs: T, _ rhs: T) -> Bool {
  if _isPOD(T.self) { return false }
  return isIdentityEqualAtRunTime(lhs, rhs)
}

@usableFromInline
func isIdentityEqualAtRunTime<T>(_ lhs: T, _ rhs: T) -> Bool {
  if let lhs = lhs as? any ObservableState, let rhs = rhs as? any ObservableState {
    return lhs._$id == rhs._$id
  }
  if let lhs = lhs as? any Collection { return areElementsEqual(lhs, rhs) }
  return false
}

private func areElementsEqual<C: Collection>(_ lhs: C, _ rhs: Any) -> Bool {
  guard C.Element.self is any ObservableState.Type, let rhs = rhs as? C else { return false }
  if let lhs = lhs as? any IdentityByElements { return lhs.hasSameElements(as: rhs) }
  return lhs.count == rhs.count && zip(lhs, rhs).allSatisfy(isIdentityEqualAtRunTime)
}

/// A collection whose elements are distinguished by their ids.
protocol IdentityByElements {
  /// Whether the other one has the same ids in the same order.
  func hasSameElements(as other: Any) -> Bool
}

extension IdentifiedArray: IdentityByElements {
  func hasSameElements(as other: Any) -> Bool {
    (other as? Self).map { $0.ids == ids } ?? false
  }
}

/// Called before an in-place change of a value without an identity; does nothing.
@inlinable
public func _$willModify<T>(_: inout T) {}

/// Called before an in-place change of a value with an identity.
@inlinable
public func _$willModify<T: ObservableState>(_ value: inout T) {
  value._$willModify()
}
