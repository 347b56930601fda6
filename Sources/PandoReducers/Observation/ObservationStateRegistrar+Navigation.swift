public import Observation
public import OrderedCollections

// Presented and pushed states, as fields of a state.

/// Whether both present the same value, or nothing.
public func _$isIdentityEqual<T: ObservableState>(
  _ lhs: PresentationState<T>,
  _ rhs: PresentationState<T>
) -> Bool {
  lhs.wrappedValue?._$id == rhs.wrappedValue?._$id
}

/// Whether both have elements of the same ids in the same order.
public func _$isIdentityEqual<T: ObservableState>(
  _ lhs: StackState<T>,
  _ rhs: StackState<T>
) -> Bool {
  lhs.ids == rhs.ids
}

extension StackState: IdentityByElements {
  func hasSameElements(as other: Any) -> Bool {
    (other as? Self).map { $0.ids == ids } ?? false
  }
}

extension ObservationStateRegistrar {
  /// Sets a field that holds a presented state.
  public func mutate<Subject: Observable, Member, State: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, Member>,
    _ value: inout PresentationState<State>,
    _ newValue: PresentationState<State>,
    _ isIdentityEqual: (PresentationState<State>, PresentationState<State>) -> Bool,
    _ shouldNotifyObservers: (PresentationState<State>, PresentationState<State>) -> Bool = {
      _,
      _ in true
    }
  ) {
    let oldID = Self.replacedID ?? value.wrappedValue?._$id
    let newID = newValue.wrappedValue?._$id
    if newID == nil, let old = value.wrappedValue { departing(old) }
    value = newValue
    ended(keyPath, oldID, newID)
  }

  /// Begins an in-place change of a stack.
  public func willModify<Subject: Observable, Element: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, StackState<Element>>,
    _ member: inout StackState<Element>
  ) -> _ElementsBeforeChange<OrderedSet<StackElementID>> {
    .init(ids: member.ids)
  }

  /// Ends an in-place change of a stack.
  public func didModify<Subject: Observable, Element: ObservableState>(
    _ subject: Subject.Type,
    keyPath: KeyPath<Subject, StackState<Element>>,
    _ member: inout StackState<Element>,
    _ before: _ElementsBeforeChange<OrderedSet<StackElementID>>,
    _ isIdentityEqual: (StackState<Element>, StackState<Element>) -> Bool,
    _ shouldNotifyObservers: (StackState<Element>, StackState<Element>) -> Bool = { _, _ in true }
  ) {
    ended(keyPath, before, member.ids, StackState<Element>.self)
  }
}
