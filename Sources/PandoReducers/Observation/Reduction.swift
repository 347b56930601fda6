internal import Observation
internal import PandoDependencies
internal import PandoSharing

/// Collects the changes that a store's reducers make. Readers are notified only when the new state is in place and
/// its lock is released, so that they find the new value and may read the store at once.
///
/// Each root store has one reduction, and uses it for every action. It is looked up by thread,
/// because changes of other states on other threads do not belong to it.
///
// Sendable because only the main actor's thread reduces, and so uses it.
final class Reduction: @unchecked Sendable {
  /// A field with readers to notify.
  private struct Change {
    let registrar: ObservationRegistrar
    let keyPath: AnyKeyPath
    let origin: UInt64
  }

  private var changes: [Change] = []
  /// The work to do after this reduction, of reductions that ran inside it.
  private var subsequentWork: [@MainActor () -> Void] = []

  /// Whether a state value may have been replaced.
  private(set) var isStructural = false
  /// Whether a state value, or a value that may contain one, was replaced.
  private(set) var hasReplacements = false
  /// Whether an older copy of a value was put back: its fields differ although its origin is the same.
  private(set) var isRestoring = false
  /// The types of the collections whose elements may have been replaced.
  private(set) var touchedCollections: Set<ObjectIdentifier> = []
  /// The last values of removed states.
  private(set) var departed = DepartedStates()
  /// The identity of the replaced value while the readers of its replacement are notified.
  var replacedID: ObservableStateID?

  // MARK: By thread

  private static let local = ThreadLocal()

  /// The reduction of the calling thread.
  static var current: Reduction? {
    @inline(__always) get { local.object(as: Reduction.self) }
  }

  /// Whether the calling thread is reducing.
  static var isActive: Bool { local.pointer != nil }

  /// Makes this the reduction of the calling thread.
  ///
  /// - Returns: The reduction around it.
  func begin() -> Reduction? {
    let outer = Reduction.current
    Reduction.local.set(self)
    return outer
  }

  /// Ends the reduction that ``begin()`` started.
  func end(outer: Reduction?) {
    Reduction.local.set(outer)
  }

  // MARK: Noting

  func note(
    _ registrar: ObservationRegistrar,
    _ keyPath: AnyKeyPath,
    origin: UInt64,
    kind: ChangeKind
  ) {
    note(kind)
    // Repeated changes of one field in an action are noted once.
    if let last = changes.last, last.origin == origin, last.keyPath == keyPath { return }
    changes.append(Change(registrar: registrar, keyPath: keyPath, origin: origin))
  }

  func note(_ kind: ChangeKind) {
    if kind == .field { return }
    isStructural = true
    hasReplacements = true
    if kind == .restored { isRestoring = true }
  }

  /// Keeps a state that is being removed.
  func depart(_ state: some ObservableState) {
    departed.insert(state)
  }

  func touch(_ type: Any.Type) {
    isStructural = true
    touchedCollections.insert(ObjectIdentifier(type))
  }

  /// Adds work to do after this reduction has notified its readers.
  func afterNotifying(_ body: @escaping @MainActor () -> Void) {
    subsequentWork.append(body)
  }

  // MARK: Notifying

  /// Notifies the readers of the changed fields.
  @MainActor
  func notify() {
    if !changes.isEmpty {
      var notified: [Change] = []
      swap(&notified, &changes)
      for change in notified { change.registrar.notify(change.keyPath) }
      // A reader may have sent an action meanwhile, whose changes then use their own buffer.
      if changes.isEmpty, notified.count <= 64 {
        notified.removeAll(keepingCapacity: true)
        swap(&notified, &changes)
      }
    }
    if !subsequentWork.isEmpty {
      let work = self.subsequentWork
      self.subsequentWork = []
      for body in work { body() }
    }
  }

  /// Clears the information on replaced values.
  func forgetStructure() {
    isStructural = false
    hasReplacements = false
    if !departed.isEmpty { departed = DepartedStates() }
    isRestoring = false
    if !touchedCollections.isEmpty { touchedCollections = [] }
  }
}

/// The meaning of a change of a field for the stores of the values in it.
@usableFromInline
enum ChangeKind: Equatable, Sendable {
  /// The field holds no state that has a store.
  case field
  /// The field may hold another state value than before.
  case replaced
  /// The field holds an older copy of the previous value.
  case restored

  /// The kind of a change of a value whose type has no identity.
  @inlinable
  static func of<Value>(_: Value.Type) -> ChangeKind {
    _isPOD(Value.self) || Value.self == String.self ? .field : .replaced
  }

  /// The kind of a replacement of one value by another.
  @inlinable
  static func of(_ old: ObservableStateID, _ new: ObservableStateID) -> ChangeKind {
    old.hasSameOrigin(as: new) ? .restored : .replaced
  }
}

/// Stands in for the object that a registrar expects. The registrar only uses its type, and a copy of the state would
/// make each in-place change copy the storage of its collections.
struct AnyObservedState: Observable {}

extension ObservationRegistrar {
  /// Notifies the readers of a field.
  @inline(__always)
  func notify(_ keyPath: AnyKeyPath) {
    withMutation(of: AnyObservedState(), keyPath: anonymous(keyPath)) {}
  }

  /// Registers the current reader as a reader of a field.
  @usableFromInline
  func noteRead(_ keyPath: AnyKeyPath) {
    access(AnyObservedState(), keyPath: anonymous(keyPath))
  }

  /// A key path with another root type.
  @inline(__always)
  private func anonymous(_ keyPath: AnyKeyPath) -> KeyPath<AnyObservedState, Never> {
    // Unsafe because the root type is wrong: the registrar keeps key paths as `AnyKeyPath`, compares them, and never
    // reads through them.
    UncountedReference(to: keyPath).cast(to: KeyPath<AnyObservedState, Never>.self).object
  }
}
