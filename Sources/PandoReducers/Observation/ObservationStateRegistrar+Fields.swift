public import Observation

// What the accessors of a field call, with the type of the state: the state itself would be copied for each
// access, onto the stack.

extension ObservationStateRegistrar {
  /// Notes that a field is read.
  @inlinable
  public func access<Subject: Observable, Member>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>
  ) {
    if SilentReading.isOn { return }
    registrar.noteRead(keyPath)
  }

  /// Puts a value into a field, and tells the field's readers unless it is the same one, or an equal one.
  ///
  /// - Parameters:
  ///   - subject: The type of the state.
  ///   - keyPath: The field.
  ///   - value: Where the field is stored.
  ///   - newValue: What is put there.
  ///   - isIdentityEqual: Whether both are the same value, whose fields have readers of their own.
  ///   - shouldNotifyObservers: Whether both differ.
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

  /// Puts a value that has an identity into a field.
  ///
  /// Readers are told of a value of another origin also if it is equal: what they read of the old one
  /// tells of nothing any more.
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

  /// Puts a value that has an identity, or nil, into a field.
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
