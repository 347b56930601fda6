public import OpenCombine
public import PandoSharing

/// Keeps the state of a component or a service, checks it, says what is going on, and saves it.
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
/// A body that reads one field is evaluated again when that field changes, and not when others do. Nothing
/// else wakes it: the store never announces itself as a whole.
///
/// **Changes.** ``state`` writes one field and ``update(_:)`` several as one change. When it returns, the
/// validators of these fields have run and ``didChange`` was sent, once.
@MainActor
public final class Store<State: AnyState, Validation: AnyValidation, Status: AnyStatus>:
  ObservableObject
{
  /// Never announces anything: a field that is read is followed by itself. It is here for
  /// `@ObservedObject`. Unsafe because the publisher has locks of its own.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// The validators, by the names that their structure gives them.
  public let validation: Validation
  /// What is going on.
  public let status: StoreStatus<Status>
  /// Saves the state, and restores it.
  public let persistence: StorePersistence<State>

  var site = MemberSite()
  let core: StoreCore<State>

  /// A store with a state, and a place where to keep it.
  ///
  /// - Parameters:
  ///   - state: The state at first.
  ///   - storage: Where ``persistence`` keeps it; nowhere by default.
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

  /// A store whose state is shared: the whole of something that is declared with `@Shared`, or a slice.
  ///
  /// ```swift
  /// init(address: Shared<Address>) {
  ///   store = Store(sharing: address)
  /// }
  /// ```
  ///
  /// Where it is kept is said where it is declared. What others change of it counts as a change of the
  /// store: its validators run, and ``didChange`` says so. A change on another thread does in a turn of
  /// the main actor.
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

  /// The state as a whole. A body that reads it depends on all of it.
  public var value: State { core.whole }

  /// Emits the state after each change.
  public var didChange: Emitter<State> { core.didChange }

  /// Changes several fields as one change.
  ///
  /// - Parameter change: Changes a copy of the state, which then becomes the state. If it throws, what it
  ///   changed until then stays.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  @discardableResult
  public func update<R>(_ change: (inout State) throws -> R) rethrows -> R {
    try core.update(change)
  }

  /// Gives every field its default.
  public func reset() {
    core.update { $0 = State() }
  }
}

/// A store that has a state and nothing else.
public typealias PlainStore<State: AnyState> = Store<State, Empty, Empty>

/// A store that has a state and validates it.
public typealias ValidatedStore<State: AnyState, Validation: AnyValidation> = Store<
  State, Validation, Empty
>

/// A store that has a state and says what is going on.
public typealias IndicatedStore<State: AnyState, Status: AnyStatus> = Store<State, Empty, Status>

extension Store: ComponentMember {
  func take(_ owner: ComponentNode, _ name: String) {
    guard site.owner == nil else { return }
    site = MemberSite(owner: owner, name: name)
    core.belong(to: owner)
    didChange.take(owner, "\(name).didChange")
  }

  func close() { core.close() }

  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot) {
    snapshot.stores.append(
      ComponentSnapshot.Store(
        name: name,
        type: String(describing: State.self),
        value: String(describing: core.state)
      )
    )
    didChange.describe("\(name).didChange", of: node, in: &snapshot)
  }
}
