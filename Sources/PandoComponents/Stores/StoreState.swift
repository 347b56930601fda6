public import PandoUI

/// The state of a store, field by field. A body that reads a field depends on that field only.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct StoreState<State: AnyState> {
  let core: StoreCore<State>

  /// A field.
  public subscript<Field>(dynamicMember path: WritableKeyPath<State, Field>) -> Field {
    get { core.read(path) }
    nonmutating set { core.set(newValue, to: path) }
  }

  /// A value computed from the fields.
  public subscript<Field>(dynamicMember path: KeyPath<State, Field>) -> Field {
    core.read(path)
  }
}

/// Bindings to the fields of a store.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct StoreBinding<State: AnyState> {
  let core: StoreCore<State>

  /// A binding to a field.
  public subscript<Field>(dynamicMember path: WritableKeyPath<State, Field>) -> Binding<Field> {
    Binding(core, path)
  }
}
