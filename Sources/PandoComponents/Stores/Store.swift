public import OpenCombine
public import PandoSharing

/// Keeps the state of a component or a service, validates it, reports its status, and persists it.
///
/// ```swift
/// struct ShelfComponent: Component {
///   struct State: AnyState {
///     var label = ""
///     var books = 0
///   }
///
///   @ObservedObject var store = PlainStore<State>()
///
///   var body: some View {
///     TextField("Label", text: store.binding.label)
///     Text("\(store.state.books) books")
///     Button("Another") { store.state.books += 1 }
///   }
/// }
/// ```
///
/// A body that reads a field is evaluated again when that field changes, but not when others do. The store as a whole
/// never announces changes.
///
/// **Changes.** ``state`` writes one field and ``update(_:)`` several as one change. When it returns, the
/// validators of these fields have run and ``didChange`` was sent, once.
@MainActor
public final class Store<State: AnyState, Validation: AnyValidation, Status: AnyStatus>:
  ObservableObject
{
  /// Sends for ``invalidate()`` only: the fields that are read are observed themselves. It is here for
  /// `@ObservedObject`.
  ///
  /// Unsafe because the publisher has locks of its own.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// The validators, by their names in the structure.
  public let validation: Validation
  /// The status of the store.
  public let status: StoreStatus<Status>
  /// Saves and restores the state.
  public let persistence: StorePersistence<State>

  var membership = ComponentMembership()
  let core: StoreCore<State>

  /// Makes a store with a state of its own.
  ///
  /// - Parameters:
  ///   - state: The initial state.
  ///   - storage: The storage of ``persistence``; none by default.
  public init(
    _ state: State = State(),
    storage: any AnyPersistentStorage = EmptyPersistentStorage()
  ) {
    validation = Validation()
    status = StoreStatus()
    core = StoreCore(state)
    persistence = StorePersistence(core, storage)
    core.validators = attachedValidators(in: validation, to: core)
  }

  /// Makes a store of a shared state: a whole value declared with `@Shared`, or a slice.
  ///
  /// ```swift
  /// init(address: Shared<Address>) {
  ///   store = Store(sharing: address)
  /// }
  /// ```
  ///
  /// The declaration of the state decides where it is kept. A change by another owner counts as a change of the
  /// store: the validators run, and ``didChange`` is sent. After a change on another thread this happens in a later
  /// turn of the main actor.
  ///
  /// - Parameter state: The state.
  public init(sharing state: Shared<State>) {
    validation = Validation()
    status = StoreStatus()
    core = StoreCore(following: state)
    persistence = StorePersistence(core, EmptyPersistentStorage())
    core.validators = attachedValidators(in: validation, to: core)
  }

  /// The state, field by field.
  public var state: StoreState<State> { StoreState(core: core) }

  /// Bindings to the fields of the state.
  public var binding: StoreBinding<State> { StoreBinding(core: core) }

  /// The state as a whole. A body that reads it depends on the whole state.
  public var value: State { core.whole }

  /// Emits the state after each change.
  public var didChange: Emitter<State> { core.didChange }

  /// Emits all statuses after each change of ``status``.
  public var didStatusChange: Emitter<Set<Status>> { status.didChange }

  /// Changes several fields as one change.
  ///
  /// - Parameter change: Changes a copy of the state, which then becomes the state. If the closure throws, its
  ///   changes until then are kept.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  @discardableResult
  public func update<R>(_ change: (inout State) throws -> R) rethrows -> R {
    try core.update(change)
  }

  /// Evaluates the bodies that observe the store again, although nothing changed in the state.
  public func invalidate() { objectWillChange.send() }

  /// Resets all fields to their defaults.
  public func reset() {
    core.update { $0 = State() }
  }
}

/// A store with a state only.
public typealias PlainStore<State: AnyState> = Store<State, Empty, Empty>

/// A store with a state and validators.
public typealias ValidatedStore<State: AnyState, Validation: AnyValidation> = Store<
  State, Validation, Empty
>

/// A store with a state and a status.
public typealias IndicatedStore<State: AnyState, Status: AnyStatus> = Store<State, Empty, Status>

extension Store: ComponentMember {
  func take(_ owner: ComponentNode, _ name: String) {
    guard membership.owner == nil else { return }
    membership = ComponentMembership(owner: owner, name: name)
    core.belong(to: owner)
    didChange.take(owner, "\(name).didChange")
    didStatusChange.take(owner, "\(name).didStatusChange")
  }

  func close() {
    core.close()
    didStatusChange.close()
  }

  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot) {
    snapshot.stores.append(
      ComponentSnapshot.Store(
        name: name,
        type: String(describing: State.self),
        value: String(describing: core.state)
      )
    )
    didChange.describe("\(name).didChange", of: node, in: &snapshot)
    if Status.self == Empty.self { return }
    didStatusChange.describe("\(name).didStatusChange", of: node, in: &snapshot)
  }
}
