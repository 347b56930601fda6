public import Observation

// Called by the accessors of a field. They pass the type of the state, because passing the state would copy it onto
// the stack for each access.

extension ObservationStateRegistrar {
  /// Registers a read of a field.
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>
  ) {
    if SilentReading.isOn { return }
    registrar.noteRead(keyPath)
  }

  /// Sets a field, and notifies its readers unless the new value is the same or an equal one.
  ///
  /// - Parameters:
  ///   - subject: The type of the state.
  ///   - keyPath: The field.
  ///   - value: The storage of the field.
  ///   - newValue: The new value.
  ///   - isIdentityEqual: Whether both values have the same identity, so that their fields notify their own readers.
  ///   - shouldNotifyObservers: Whether the values differ.
  @inlinable
  public func mutate<Subject: Observable, Member, Value>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool,
    _ shouldNotifyObservers: (Value, Value) -> Bool = { _, _ in true }
  ) {
    let kind = ChangeKind.of(Value.self)
    if kind == .field {
      let isSilent = !shouldNotifyObservers(value, newValue)
      value = newValue
      if !isSilent { changed(keyPath, kind) }
    } else if isIdentityEqual(value, newValue) || !shouldNotifyObservers(value, newValue) {
      value = newValue
      touched(Value.self)
    } else {
      let kind = changeAtRunTime(from: value, to: newValue)
      value = newValue
      changed(keyPath, kind)
    }
  }

  /// Sets a field to a value that has an identity.
  ///
  /// Readers are also notified of an equal value if its origin differs, because the fields they read of the old value
  /// will not change any more.
  @inlinable
  public func mutate<Subject: Observable, Member, Value: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Value,
    _ newValue: Value,
    _ isIdentityEqual: (Value, Value) -> Bool,
    _ shouldNotifyObservers: (Value, Value) -> Bool = { _, _ in true }
  ) {
    let (oldID, newID) = (Self.replacedID ?? value._$id, newValue._$id)
    let isSame =
      oldID == newID
      || oldID.hasSameOrigin(as: newID) && !shouldNotifyObservers(value, newValue)
    value = newValue
    if !isSame { changed(keyPath, .of(oldID, newID)) }
  }

  /// Sets a field to a value that has an identity, or to nil.
  @inlinable
  public func mutate<Subject: Observable, Member, Wrapped: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout Wrapped?,
    _ newValue: Wrapped?,
    _ isIdentityEqual: (Wrapped?, Wrapped?) -> Bool,
    _ shouldNotifyObservers: (Wrapped?, Wrapped?) -> Bool = { _, _ in true }
  ) {
    let (oldID, newID) = (Self.replacedID ?? value?._$id, newValue?._$id)
    if newID == nil, let value { departing(value) }
    value = newValue
    if oldID == newID { return }
    if let oldID, let newID {
      changed(keyPath, .of(oldID, newID))
    } else {
      changed(keyPath, .replaced)
    }
  }
}

@usableFromInline
func changeAtRunTime<Value>(from old: Value, to new: Value) -> ChangeKind {
  guard Value.self is any ObservableState.Type,
    let old = old as? any ObservableState, let new = new as? any ObservableState
  else { return .replaced }
  return .of(old._$id, new._$id)
}
