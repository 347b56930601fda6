import OpenCombine
import PandoDependencies
import PandoSharing
import PandoUI

/// The state of a store, and the only way to change it.
///
/// Reads go through slices of a `Shared`, so a body depends only on the fields that it reads. Changes are made on
/// the main actor: either one field is written, or a copy of the state is changed and the differing fields are
/// written. Then the validators of these fields run, and then ``didChange`` is sent.
///
/// Whichever code makes a change, its consequences run in the session of the component that has the store.
final class StoreCore<State: AnyState>: BindingOwner {
  let shared: Shared<State>
  let didChange = Emitter<State>()
  @MainActor var validators: [any AttachedValidator<State>] = []

  private let fields: StateFields<State>
  /// Counts how often a reference was redirected, for readers that read through it.
  private let direction = Shared(value: 0)
  @MainActor private var depth = 0
  @MainActor private var changed: [Range<Int>] = []
  @MainActor private var didReferencesChange = false
  private let watched = Locked<[any ReferenceTarget]>([])
  /// The state that ``didChange`` last sent, if other owners may change the state; otherwise nil.
  @MainActor private var announced: State?
  @MainActor private var following: AnyCancellable?
  /// The subscriptions that end with the store.
  @MainActor var cancellables: Set<AnyCancellable> = []
  /// The session of the component with the store; before the component is bound, of the code that
  /// made the store.
  @MainActor private var session = withEscapedDependencies { $0 }
  /// The registry that the references lead to; nil until they are used.
  @MainActor private var registry: RefRegistry?

  /// Makes a core with a state of its own.
  @MainActor
  convenience init(_ state: State) {
    self.init(Shared(value: state))
  }

  @MainActor
  private init(_ shared: Shared<State>) {
    fields = StateFieldsCache.of(State.self)
    self.shared = shared
    // A component may take the store later; then its session decides where the references lead.
    if fields.hasReferences, !DependencyValues.current.areOutsideOfSessions { watchReferences() }
  }

  /// Makes a core with a state that other owners read and change too.
  @MainActor
  convenience init(following shared: Shared<State>) {
    self.init(shared)
    announced = state
    following = shared.publisher.sink { @Sendable [weak self] _ in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.sharedStateDidChange() }
      } else {
        Task { @MainActor in self?.sharedStateDidChange() }
      }
    }
  }

  deinit {
    for target in watched.withLock({ $0 }) { target.remove(self) }
  }

  // MARK: Reading

  /// The state. Reading it registers nothing.
  var state: State { shared.untracked }

  func read<Part>(_ path: KeyPath<State, Part>) -> Part {
    // A computed property may have been read through a reference.
    if fields.hasReferences, MemoryLayout<State>.offset(of: path) == nil {
      _ = direction.wrappedValue
    }
    return shared[dynamicMember: path].wrappedValue
  }

  /// The whole state. The reader depends on all of it.
  var whole: State {
    if fields.hasReferences { _ = direction.wrappedValue }
    return shared.wrappedValue
  }

  // MARK: Writing

  func write<Part>(_ value: Part, to path: WritableKeyPath<State, Part>) {
    let change = Sent(value: value, path: path)
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { set(change.value, to: change.path) }
    } else {
      Task { @MainActor in set(change.value, to: change.path) }
    }
  }

  /// A value that is written through a binding.
  // Sendable because a binding leaves the main thread only if its value is Sendable.
  private struct Sent<Part>: @unchecked Sendable {
    let value: Part
    let path: WritableKeyPath<State, Part>
  }

  @MainActor
  func set<Part>(_ value: Part, to path: WritableKeyPath<State, Part>) {
    if let offset = MemoryLayout<State>.offset(of: path) {
      let range = offset..<(offset + MemoryLayout<Part>.size)
      if shared.isStored, !fields.hasReferences(in: range) {
        let part = shared.storedPart(at: offset, as: Part.self)
        if areEqual(part.untracked, value) { return }
        // The replaced value is released after the change, because its `deinit` may read the state.
        var value = value
        return perform {
          part.withLock { swap(&$0, &value) }
          changed.append(range)
        }
      }
    }
    if !fields.hasReferences { return update { $0[keyPath: path] = value } }
    // Writing through a key path first reads the value.
    ReferenceAssignment.$isUnderWay.withValue(true) {
      update { $0[keyPath: path] = value }
    }
  }

  /// Changes the state as one change.
  @MainActor
  func update<R>(_ body: (inout State) throws -> R) rethrows -> R {
    // On a copy, because the body may read the store, and a setter may write the target of a reference.
    let old = state
    var new = old
    return try perform {
      defer { take(new, since: old) }
      return try body(&new)
    }
  }

  /// Writes the fields that were changed in a copy of the state. Other fields are left alone, because other owners
  /// may have written them meanwhile.
  @MainActor
  private func take(_ new: State, since old: State) {
    let changes = fields.changes(from: old, to: new)
    guard !changes.isEmpty else { return }
    fields.write(changes, of: new, into: shared)
    note(changes)
  }

  @MainActor
  private func note(_ changes: [StateFields<State>.Field]) {
    changed += changes.map(\.range)
    if changes.contains(where: { $0.reference != nil }) {
      watchReferences()
      direction.withLock { $0 += 1 }
    }
  }

  /// Handles a change of the shared state by another owner. The store's own changes are noted already.
  @MainActor
  private func sharedStateDidChange() {
    guard depth == 0, let announced else { return }
    let changes = fields.changes(from: announced, to: state)
    if !changes.isEmpty { perform { note(changes) } }
  }

  /// Runs a change. At the end of the outermost one, runs the validators and notifies observers.
  @MainActor
  private func perform<R>(_ change: () throws -> R) rethrows -> R {
    depth += 1
    defer {
      depth -= 1
      if depth == 0 { announce() }
    }
    return try change()
  }

  @MainActor
  private func announce() {
    guard !changed.isEmpty || didReferencesChange else { return }
    var ranges = changed
    changed = []
    didReferencesChange = false
    let state = self.state
    if let announced {
      // Other owners may have changed the state meanwhile.
      ranges += fields.changes(from: announced, to: state).map(\.range)
      self.announced = state
    }
    if !validators.isEmpty {
      inSession { for validator in validators { validator.stateDidChange(state, in: ranges) } }
    }
    didChange.send(state)
  }

  // MARK: Session

  /// Notes the component that has the store.
  @MainActor
  func belong(to node: ComponentNode) {
    session = node.session
    guard fields.hasReferences else { return }
    let old = registry
    registry = nil
    if let old, old !== currentRegistry {
      let references = outsideOfEvaluation { fields.references(in: state) }
      outsideOfEvaluation { for field in references { field.move(from: old, to: currentRegistry) } }
    }
    watchReferences()
  }

  /// The registry that the references lead to.
  @MainActor
  private var currentRegistry: RefRegistry {
    if let registry { return registry }
    let found = inSession { RefRegistry.find(for: "A reference of \(State.self)") }
    registry = found
    return found
  }

  /// Runs `body`, such as validators or storage, in the session of the store.
  @MainActor
  func inSession<R>(_ body: () throws -> R) rethrows -> R { try session.restore(body) }

  // MARK: References

  @MainActor
  private func watchReferences() {
    guard fields.hasReferences else { return }
    let references = outsideOfEvaluation { fields.references(in: state) }
    let registry = currentRegistry
    outsideOfEvaluation { for reference in references { reference.attach(to: registry) } }
    let targets = references.compactMap(\.target)
    let old = watched.withLock { watched in
      defer { watched = targets }
      return watched
    }
    for target in old where !targets.contains(where: { $0 === target }) { target.remove(self) }
    for target in targets { target.add(self) }
  }

  /// Ends the store's subscriptions, its emitter and its validators.
  @MainActor
  func close() {
    following = nil
    cancellables = []
    didChange.close()
    for validator in validators { validator.cancel() }
  }
}

// Sendable because the state has a lock of its own, and all else is touched on the main actor only.
extension StoreCore: @unchecked Sendable {}

extension StoreCore: ReferenceWatcher {
  @MainActor
  func referenceDidChange() {
    perform { didReferencesChange = true }
  }
}
