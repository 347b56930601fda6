internal import PandoDependencies

/// What runs and can be cancelled, by an id and by the place of the feature that began it.
///
/// Each root store has a table of its own, as a dependency, so that what runs for one page never cancels
/// what runs for another. Code outside of a store shares one: that of the test, or that of the process.
/// Cancelling there in a test reaches the stores made in that test.
///
/// An id stands for a place: cancelling at a feature cancels what its children began under that id, too.
@_spi(Internals) public final class CancellationTable: Sendable {
  fileprivate struct State {
    var entries: [_CancelID: [UInt64: CancellationEntry]] = [:]
    var lastSerial: UInt64 = 0
    var throttles: [_CancelID: Any] = [:]
    var inner: [WeakTable] = []
  }

  fileprivate struct WeakTable {
    weak var table: CancellationTable?
  }

  private let state = Locked(State())

  /// Makes a table without entries.
  public init() {}

  /// Makes the table of a root store that is made where the current dependencies are those of its maker.
  package static func forStore() -> CancellationTable {
    let table = CancellationTable()
    let values = DependencyValues.current
    guard values.context == .test else { return table }
    values.cancellationTable.state.withLock { state in
      state.inner.removeAll { $0.table == nil }
      state.inner.append(WeakTable(table: table))
    }
    return table
  }

  /// How many ids, each at its place and at the places around it, have something that runs.
  public var count: Int { state.withLock { $0.entries.count } }

  /// Forgets everything, and cancels nothing.
  public func removeAll() {
    let forgotten = state.withLock { state in
      defer { state.entries = [:] }
      return state.entries
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Gives the table to a closure. It needs no lock around it; the spelling is that of a locked value.
  public func withValue<R>(_ body: (CancellationTable) throws -> R) rethrows -> R {
    try body(self)
  }
}

extension CancellationTable {
  /// Whether something runs under the id, at the place or further inside.
  package func exists(at id: some Hashable, path: NavigationIDPath) -> Bool {
    let key = _CancelID(id: id, navigationIDPath: path)
    return state.withLock { $0.entries[key] != nil }
  }

  /// Whether nothing runs that can be cancelled.
  var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

  /// Cancels what runs under the id, at the place and further inside, in the order in which it began.
  package func cancel(id: some Hashable, path: NavigationIDPath) {
    cancel(_CancelID(id: id, navigationIDPath: path))
  }

  private func cancel(_ key: _CancelID) {
    let (entries, inner) = state.withLock { state in (state.takeEntries(at: key), state.inner) }
    for entry in entries { entry.cancel() }
    for table in inner { table.table?.cancel(key) }
  }

  /// Notes that something begins which can be cancelled.
  ///
  /// - Parameter cancelInFlight: Cancels what runs there first.
  func begin(
    id: some Hashable,
    path: NavigationIDPath,
    cancelInFlight: Bool
  ) -> CancellationEntry {
    let keys = path.prefixes.map { _CancelID(id: id, navigationIDPath: $0) }
    if cancelInFlight { cancel(keys[0]) }
    return state.withLock { state in
      state.lastSerial += 1
      let entry = CancellationEntry(table: self, serial: state.lastSerial, keys: keys)
      for key in keys { state.entries[key, default: [:]][entry.serial] = entry }
      return entry
    }
  }

  /// Forgets something that is over.
  fileprivate func remove(_ entry: CancellationEntry) {
    state.withLock { $0.remove(entry) }
  }

  /// The state of a throttled effect, made anew if it belongs to another kind of time or action.
  func throttle<T>(id: some Hashable, path: NavigationIDPath, make: () -> T) -> T {
    let key = _CancelID(id: id, navigationIDPath: path)
    return state.withLock { state in
      if let throttle = state.throttles[key] as? T { return throttle }
      let throttle = make()
      state.throttles[key] = throttle
      return throttle
    }
  }
}

extension CancellationTable.State {
  fileprivate mutating func takeEntries(at key: _CancelID) -> [CancellationEntry] {
    guard let found = entries[key] else { return [] }
    for entry in found.values { remove(entry) }
    return found.values.sorted { $0.serial < $1.serial }
  }

  fileprivate mutating func remove(_ entry: CancellationEntry) {
    for key in entry.keys {
      entries[key]?[entry.serial] = nil
      if entries[key]?.isEmpty == true { entries[key] = nil }
    }
  }
}

/// Something that runs and can be cancelled.
// Sendable because `keys` are read under the lock of the table only, and `state` has a lock of its own.
final class CancellationEntry: @unchecked Sendable {
  private enum State {
    case waiting
    case running(@Sendable () -> Void)
    case cancelled
    case ended
  }

  fileprivate let serial: UInt64
  fileprivate let keys: [_CancelID]
  private let table: CancellationTable
  private let state = Locked(State.waiting)

  fileprivate init(table: CancellationTable, serial: UInt64, keys: [_CancelID]) {
    (self.table, self.serial, self.keys) = (table, serial, keys)
  }

  var isCancelled: Bool {
    state.withLock { if case .cancelled = $0 { true } else { false } }
  }

  /// Says how to cancel what runs; cancels it at once if that was asked already.
  func run(cancel: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      switch state {
      case .waiting, .running: state = .running(cancel)
      case .ended: break
      case .cancelled: return true
      }
      return false
    }
    if isCancelled { cancel() }
  }

  /// Says what is to be told when it is cancelled, as long as that lives.
  func run(_ work: any CancellableWork) {
    run { [weak work] in work?.cancelWork() }
  }

  /// Called by the table, which has forgotten the entry.
  fileprivate func cancel() {
    let cancel = state.withLock { state -> (@Sendable () -> Void)? in
      let before = state
      if case .ended = before { return nil }
      state = .cancelled
      if case .running(let cancel) = before { return cancel }
      return nil
    }
    cancel?()
  }

  /// Notes that nothing runs any more. What was cancelled stays so.
  func end() {
    let before = state.withLock { state in
      let before = state
      if case .cancelled = before { return before }
      state = .ended
      return before
    }
    switch before {
    case .waiting, .running: table.remove(self)
    case .cancelled, .ended: break
    }
  }

  /// Runs work in a task, which is not begun if the entry is cancelled by then.
  @concurrent
  func perform(_ operation: @escaping @Sendable @concurrent () async -> Void) async {
    guard !isCancelled else { return }
    let task = Task { await operation() }
    run { task.cancel() }
    await task.valueOrCancel
    end()
  }
}

/// Something that runs under an entry.
protocol CancellableWork: AnyObject, Sendable {
  func cancelWork()
}

/// Ends an entry with whoever was to run it, also if that never ran.
final class CancellationLease: Sendable {
  let entry: CancellationEntry
  init(_ entry: CancellationEntry) { self.entry = entry }
  deinit { entry.end() }
}

// Sendable because the id is only compared and hashed, and came in as a Sendable value.
/// An id of something that can be cancelled, at the place of a feature. Ids of two types are never equal.
@_spi(Internals) public struct _CancelID: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  private let id: AnyHashable
  private let navigationIDPath: NavigationIDPath

  package init(id: some Hashable, navigationIDPath: NavigationIDPath) {
    type = ObjectIdentifier(Swift.type(of: id))
    self.id = AnyHashable(id)
    self.navigationIDPath = navigationIDPath
  }
}

extension DependencyValues {
  /// What can be cancelled by the code that runs here.
  package var cancellationTable: CancellationTable {
    get { self[CancellationTableKey.self] }
    set { self[CancellationTableKey.self] = newValue }
  }
}

private enum CancellationTableKey: DependencyKey {
  static let liveValue = CancellationTable()
  static var testValue: CancellationTable { CancellationTable() }
}

/// The table of the code that runs here.
@_spi(Internals) public var _cancellationCancellables: CancellationTable {
  DependencyValues.current.cancellationTable
}
