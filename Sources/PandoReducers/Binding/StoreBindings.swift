public import PandoCasePaths
public import PandoUI

// `$store.text.sending(\.textChanged)`, for every way to hold a store.

extension Binding {
  /// A field of a store's state, for `sending(_:)`.
  @_disfavoredOverload
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member>
  where Value == Store<State, Action> {
    _StoreBinding(bindable: Bindable(wrappedValue), keyPath: keyPath)
  }
}

extension Bindable {
  /// A field of a store's state, for `sending(_:)`.
  @_disfavoredOverload
  @MainActor
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _StoreBinding<State, Action, Member>
  where Value == Store<State, Action> {
    _StoreBinding(bindable: self, keyPath: keyPath)
  }
}

/// A field of a store's state that an action can bind.
@dynamicMemberLookup
@MainActor
public struct _StoreBinding<State: ObservableState, Action, Value> {
  let bindable: Bindable<Store<State, Action>>
  let keyPath: KeyPath<State, Value>

  /// A part of the field.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _StoreBinding<State, Action, Member> {
    _StoreBinding<State, Action, Member>(
      bindable: bindable,
      keyPath: self.keyPath.appending(path: keyPath)
    )
  }

  /// A binding to the field, which sends written values as actions.
  ///
  /// - Parameter action: The case that takes the new value.
  /// - Returns: The binding.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    bindable[dynamicMember: \.[state: keyPath, action: action]]
  }
}
