public import PandoUI

/// The state of a store, field by field: who reads a field in a body depends on that field alone.
@MainActor @preconcurrency
@dynamicMemberLookup
public struct StoreState<State: AnyState> {
  let core: StoreCore<State>

  /// A field.
  public subscript<Field>(dynamicMember path: WritableKeyPath<State, Field>) -> Field {
    get { core.read(path) }
    nonmutating set { core.set(newValue, to: path) }
  }

  /// Something that is computed of the fields.
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
