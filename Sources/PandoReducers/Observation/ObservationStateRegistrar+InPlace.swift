public import Observation
public import OrderedCollections
public import PandoSharing

// In-place changes of a field: the facts that are kept from before the change, and the comparison after it. The value
// itself is not copied, because the change would then copy the storage of its collections.

/// The facts about a field from before an in-place change.
public struct _FieldBeforeChange: Sendable {
  /// The identity of the value, if it has one.
  @usableFromInline
  let id: ObservableStateID?

  @inlinable
  init(id: ObservableStateID?) { self.id = id }
}

/// The facts about a field with an optional value that has an identity.
public struct _StateBeforeChange: Sendable {
  @usableFromInline
  let id: ObservableStateID?

  @inlinable
  init(id: ObservableStateID?) { self.id = id }
}

/// The facts about a field with a collection of values that have identities.
public struct _ElementsBeforeChange<IDs: Equatable> {
  @usableFromInline
  let ids: IDs

  @inlinable
  init(ids: IDs) { self.ids = ids }
}

extension ObservationStateRegistrar {
  /// Begins an in-place change of a field.
  @inlinable
  public func willModify<Subject: Observable, Member>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ member: inout Member
  ) -> _FieldBeforeChange {
    if ChangeKind.of(Member.self) == .field { return _FieldBeforeChange(id: nil) }
    return _FieldBeforeChange(id: identityAtRunTime(&member))
  }

  /// Ends an in-place change of a field.
  @inlinable
  public func didModify<Subject: Observable, Member>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ member: inout Member,
    _ before: _FieldBeforeChange,
    _ isIdentityEqual: (Member, Member) -> Bool,
    _ shouldNotifyObservers: (Member, Member) -> Bool = { _, _ in true }
  ) {
    guard let old = before.id, let new = (member as? any ObservableState)?._$id else {
      return changed(keyPath, .of(Member.self))
    }
    if old != new { changed(keyPath, .of(old, new)) }
  }
}

extension ObservationStateRegistrar {
  /// Begins an in-place change of a value that has an identity.
  @inlinable
  public func willModify<Subject: Observable, Member: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ member: inout Member
  ) -> _StateBeforeChange {
    member._$willModify()
    return _StateBeforeChange(id: member._$id)
  }

  /// Ends an in-place change of a value that has an identity.
  @inlinable
  public func didModify<Subject: Observable, Member: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ member: inout Member,
    _ before: _StateBeforeChange,
    _ isIdentityEqual: (Member, Member) -> Bool,
    _ shouldNotifyObservers: (Member, Member) -> Bool = { _, _ in true }
  ) {
    ended(keyPath, before.id, member._$id)
  }

  /// Begins an in-place change of an optional value that has an identity.
  @inlinable
  public func willModify<Subject: Observable, Wrapped: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Wrapped?>,
    _ member: inout Wrapped?
  ) -> _StateBeforeChange {
    _StateBeforeChange(id: member?._$id)
  }

  /// Ends an in-place change of an optional value that has an identity.
  @inlinable
  public func didModify<Subject: Observable, Wrapped: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Wrapped?>,
    _ member: inout Wrapped?,
    _ before: _StateBeforeChange,
    _ isIdentityEqual: (Wrapped?, Wrapped?) -> Bool,
    _ shouldNotifyObservers: (Wrapped?, Wrapped?) -> Bool = { _, _ in true }
  ) {
    ended(keyPath, before.id, member?._$id)
  }

  @inlinable
  func ended(_ keyPath: AnyKeyPath, _ old: ObservableStateID?, _ new: ObservableStateID?) {
    if old == new { return }
    if let old, let new {
      changed(keyPath, .of(old, new))
    } else {
      changed(keyPath, .replaced)
    }
  }
}

extension ObservationStateRegistrar {
  /// Begins an in-place change of a collection whose elements have ids.
  @inlinable
  public func willModify<Subject: Observable, ID: Hashable, Element: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, IdentifiedArray<ID, Element>>,
    _ member: inout IdentifiedArray<ID, Element>
  ) -> _ElementsBeforeChange<OrderedSet<ID>> {
    .init(ids: member.ids)
  }

  /// Ends an in-place change of a collection whose elements have ids.
  @inlinable
  public func didModify<Subject: Observable, ID: Hashable, Element: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, IdentifiedArray<ID, Element>>,
    _ member: inout IdentifiedArray<ID, Element>,
    _ before: _ElementsBeforeChange<OrderedSet<ID>>,
    _ isIdentityEqual: (IdentifiedArray<ID, Element>, IdentifiedArray<ID, Element>) -> Bool,
    _ shouldNotifyObservers: (IdentifiedArray<ID, Element>, IdentifiedArray<ID, Element>) -> Bool =
      { _, _ in true }
  ) {
    ended(keyPath, before, member.ids, IdentifiedArray<ID, Element>.self)
  }

  /// Begins an in-place change of an array of values that have identities.
  @inlinable
  public func willModify<Subject: Observable, Element: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, [Element]>,
    _ member: inout [Element]
  ) -> _ElementsBeforeChange<[ObservableStateID]> {
    .init(ids: member.map(\._$id))
  }

  /// Ends an in-place change of an array of values that have identities.
  @inlinable
  public func didModify<Subject: Observable, Element: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, [Element]>,
    _ member: inout [Element],
    _ before: _ElementsBeforeChange<[ObservableStateID]>,
    _ isIdentityEqual: ([Element], [Element]) -> Bool,
    _ shouldNotifyObservers: ([Element], [Element]) -> Bool = { _, _ in true }
  ) {
    ended(keyPath, before, member.map(\._$id), [Element].self)
  }

  @inlinable
  func ended<IDs>(
    _ keyPath: AnyKeyPath,
    _ before: _ElementsBeforeChange<IDs>,
    _ ids: IDs,
    _ type: Any.Type
  ) {
    touched(type)
    if before.ids != ids { changed(keyPath, .replaced) }
  }
}

/// The identity of a value whose type is only known at run time. The value is marked as about to change.
@usableFromInline
func identityAtRunTime<Member>(_ member: inout Member) -> ObservableStateID? {
  guard Member.self is any ObservableState.Type, var state = member as? any ObservableState else {
    return nil
  }
  state._$willModify()
  if let state = state as? Member { member = state }
  return state._$id
}
