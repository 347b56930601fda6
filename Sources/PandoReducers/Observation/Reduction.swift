internal import Observation

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What a store's reducers changed until the new state is in place and its lock is free: only then are
/// the readers told, so that they find the new value and may read the store at once.
///
/// One belongs to each root store and is used again for each action. It is found by thread, since a state
/// that is changed elsewhere meanwhile is none of it.
///
// Sendable because only the thread that reduces has it, which is the main actor's.
final class Reduction: @unchecked Sendable {
  /// A field whose readers are to be told.
  private struct Change {
    let registrar: ObservationRegistrar
    let keyPath: AnyKeyPath
    let origin: UInt64
  }

  private var changes: [Change] = []
  /// What was begun inside of this one, and ends with it.
  private var followers: [@MainActor () -> Void] = []

  /// Whether a value of state may have been put in the place of another one.
  private(set) var isStructural = false
  /// Whether a value of state, or one that may contain some, took the place of another one.
  private(set) var hasReplacements = false
  /// Whether an older copy of a value was put back: its fields differ although its origin is the same.
  private(set) var isRestoring = false
  /// The types of the collections whose elements may have been replaced.
  private(set) var touchedCollections: Set<ObjectIdentifier> = []
  /// What was taken away, as it was.
  private(set) var departed = DepartedStates()
  /// The identity of the value that was there, while another one that has taken its place already is told.
  var replacedID: ObservableStateID?

  // MARK: By thread

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "pthread_key_create failed with \(status)")
    return key
  }()

  /// What the calling thread reduces.
  static var current: Reduction? {
    @inline(__always) get {
      guard let pointer = pthread_getspecific(key) else { return nil }
      return Unmanaged<Reduction>.fromOpaque(pointer).takeUnretainedValue()
    }
  }

  /// Whether the calling thread reduces.
  static var isActive: Bool { pthread_getspecific(key) != nil }

  /// Makes this the reduction of the calling thread.
  ///
  /// - Returns: The one it is inside of.
  func begin() -> Reduction? {
    let outer = Reduction.current
    pthread_setspecific(Reduction.key, Unmanaged.passUnretained(self).toOpaque())
    return outer
  }

  /// Ends what ``begin()`` began.
  func end(outer: Reduction?) {
    pthread_setspecific(
      Reduction.key,
      outer.map { Unmanaged.passUnretained($0).toOpaque() }
    )
  }

  // MARK: Noting

  func note(
    _ registrar: ObservationRegistrar,
    _ keyPath: AnyKeyPath,
    origin: UInt64,
    kind: ChangeKind
  ) {
    note(kind)
    // A field that is changed again and again in one action is noted once.
    if let last = changes.last, last.origin == origin, last.keyPath == keyPath { return }
    changes.append(Change(registrar: registrar, keyPath: keyPath, origin: origin))
  }

  func note(_ kind: ChangeKind) {
    if kind == .field { return }
    isStructural = true
    hasReplacements = true
    if kind == .restored { isRestoring = true }
  }

  /// Keeps a state that is taken away.
  func depart(_ state: some ObservableState) {
    departed.insert(state)
  }

  func touch(_ type: Any.Type) {
    isStructural = true
    touchedCollections.insert(ObjectIdentifier(type))
  }

  /// Has something done when this reduction has told its readers.
  func follow(_ body: @escaping @MainActor () -> Void) {
    followers.append(body)
  }

  // MARK: Telling

  /// Tells the readers of the fields that changed.
  @MainActor
  func tell() {
    if !changes.isEmpty {
      var told: [Change] = []
      swap(&told, &changes)
      for change in told { change.registrar.tell(change.keyPath) }
      // A reader may have sent an action meanwhile, which has room of its own.
      if changes.isEmpty, told.count <= 64 {
        told.removeAll(keepingCapacity: true)
        swap(&told, &changes)
      }
    }
    if !followers.isEmpty {
      let followers = self.followers
      self.followers = []
      for follower in followers { follower() }
    }
  }

  /// Forgets which values were replaced.
  func forgetStructure() {
    isStructural = false
    hasReplacements = false
    if !departed.isEmpty { departed = DepartedStates() }
    isRestoring = false
    if !touchedCollections.isEmpty { touchedCollections = [] }
  }
}

/// What a change of a field means for those who look at what is in it.
@usableFromInline
enum ChangeKind: Equatable, Sendable {
  /// Nobody looks into it.
  case field
  /// It may hold another value of state than before.
  case replaced
  /// It holds an older copy of the value that was there.
  case restored

  /// What a change of a value of a type that has no identity means.
  @inlinable
  static func of<Value>(_: Value.Type) -> ChangeKind {
    _isPOD(Value.self) || Value.self == String.self ? .field : .replaced
  }

  /// What it means that a value takes the place of another one.
  @inlinable
  static func of(_ old: ObservableStateID, _ new: ObservableStateID) -> ChangeKind {
    old.hasSameOrigin(as: new) ? .restored : .replaced
  }
}

/// What a registrar takes for the object whose fields it tells of. It looks at the type only, and a copy of
/// a state would make each change in place copy what the state holds.
struct AnyObservedState: Observable {}

extension ObservationRegistrar {
  /// Tells the readers of a field that it has changed.
  @inline(__always)
  func tell(_ keyPath: AnyKeyPath) {
    withMutation(of: AnyObservedState(), keyPath: anonymous(keyPath)) {}
  }

  /// Notes that whoever reads now is a reader of a field.
  @usableFromInline
  func noteRead(_ keyPath: AnyKeyPath) {
    access(AnyObservedState(), keyPath: anonymous(keyPath))
  }

  /// A key path as one of another type.
  @inline(__always)
  private func anonymous(_ keyPath: AnyKeyPath) -> KeyPath<AnyObservedState, Never> {
    // Unsafe because the type is another one: the registrar keeps key paths as `AnyKeyPath`, compares them,
    // and never reads through them.
    Unmanaged<KeyPath<AnyObservedState, Never>>
      .fromOpaque(Unmanaged.passUnretained(keyPath).toOpaque())
      .takeUnretainedValue()
  }
}
