public import OpenCombine
public import PandoUI

/// An object that has a state as a whole: a store, or a part of one as a store.
@MainActor
public protocol StateHolder<State>: AnyObject {
  /// The type of the state.
  associatedtype State: AnyState

  /// The state as a whole. A body that reads it depends on the whole state.
  var value: State { get }

  /// Changes several fields as one change.
  @discardableResult
  func update<R>(_ change: (inout State) throws -> R) rethrows -> R
}

extension StateHolder {
  /// The state as a whole, where one is needed: `let state: State = store.state`, `store.state = State()`. A body
  /// that reads it depends on the whole state. Elsewhere `state` is the fields one by one.
  @_disfavoredOverload
  public var state: State {
    get { value }
    set { update { $0 = newValue } }
  }

  /// A binding to the state as a whole. Elsewhere `binding` is bindings to the fields.
  @_disfavoredOverload
  public var binding: Binding<State> {
    Binding {
      self.value
    } set: { new in
      self.update { $0 = new }
    }
  }
}

/// A store of any kind: a ``Store`` or a ``MappedStore``.
@MainActor
public protocol AnyStore<State>: StateHolder {
  /// The statuses of the store.
  associatedtype Status: AnyStatus

  /// The state, field by field.
  var state: StoreState<State> { get }
  /// Bindings to the fields of the state.
  var binding: StoreBinding<State> { get }
  /// The status.
  var status: StoreStatus<Status> { get }
  /// Emits the state after each change.
  var didChange: Emitter<State> { get }
  /// Emits all statuses after each change of the status.
  var didStatusChange: Emitter<Set<Status>> { get }
}

extension Store: AnyStore {}

extension AnyCancellable {
  /// Keeps the subscription until the store ends with its component.
  @MainActor
  public func store<State, Validation, Status>(in store: Store<State, Validation, Status>) {
    store.core.cancellables.insert(self)
  }
}
