internal import PandoDependencies

/// The running work that can be cancelled, by an id and by the place of the feature that began it.
///
/// Each root store has its own table, as a dependency, so that one page never cancels the work of another. Code
/// outside of stores shares one table: that of the test, or that of the process. In a test, cancelling there also
/// reaches the stores made in that test.
///
/// An id covers a place and everything inside it: cancelling at a feature also cancels work that its children began
/// under the id.
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

  /// Makes an empty table.
  public init() {}

  /// Makes the table of a root store. Called with the dependencies of the code that makes the store.
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

  /// The number of keys with running work. An entry is kept under its own place and under each place around it.
  public var count: Int { state.withLock { $0.entries.count } }

  /// Removes all entries without cancelling them.
  public func removeAll() {
    let forgotten = state.withLock { state in
      defer { state.entries = [:] }
      return state.entries
    }
    withExtendedLifetime(forgotten) {}
  }

  /// Calls `body` with the table. No lock is needed; the method is spelled like that of a locked value.
  public func withValue<R>(_ body: (CancellationTable) throws -> R) rethrows -> R {
    try body(self)
  }
}

extension CancellationTable {
  /// Whether work is running under the id, at the place or inside it.
  package func exists(at id: some Hashable, path: NavigationIDPath) -> Bool {
    let key = _CancelID(id: id, navigationIDPath: path)
    return state.withLock { $0.entries[key] != nil }
  }

  /// Whether no cancellable work is running.
  var isEmpty: Bool { state.withLock { $0.entries.isEmpty } }

  /// Cancels the work under the id, at the place and inside it, in the order in which it began.
  package func cancel(id: some Hashable, path: NavigationIDPath) {
    cancel(_CancelID(id: id, navigationIDPath: path))
  }

  private func cancel(_ key: _CancelID) {
    let (entries, inner) = state.withLock { state in (state.takeEntries(at: key), state.inner) }
    for entry in entries { entry.cancel() }
    for table in inner { table.table?.cancel(key) }
  }

  /// Adds an entry for work that is about to begin.
  ///
  /// - Parameter cancelInFlight: Whether to cancel the work under the id first.
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

  /// Removes the entry of work that has ended.
  fileprivate func remove(_ entry: CancellationEntry) {
    state.withLock { $0.remove(entry) }
  }

  /// The state of a throttled effect. It is made anew if its type differs, for another time or action type.
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

/// Running work that can be cancelled.
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

  /// Sets the closure that cancels the work, and calls it at once if the entry was cancelled already.
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

  /// Sets the work to cancel, held weakly.
  func run(_ work: any CancellableWork) {
    run { [weak work] in work?.cancelWork() }
  }

  /// Cancels the work. Called by the table, which has removed the entry.
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

  /// Notes that the work has ended. A cancelled entry stays cancelled.
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

  /// Runs work in a task, unless the entry was cancelled before.
  @concurrent
  func perform(_ operation: @escaping @Sendable @concurrent () async -> Void) async {
    guard !isCancelled else { return }
    let task = Task { await operation() }
    run { task.cancel() }
    await task.valueOrCancel
    end()
  }
}

/// Work that runs under an entry.
protocol CancellableWork: AnyObject, Sendable {
  func cancelWork()
}

/// Ends an entry when it is released, even if the work never ran.
final class CancellationLease: Sendable {
  let entry: CancellationEntry
  init(_ entry: CancellationEntry) { self.entry = entry }
  deinit { entry.end() }
}

/// The id of cancellable work, at the place of a feature. Ids of different types are never equal.
///
/// Sendable because the id is only compared and hashed, and came in as a Sendable value.
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
  /// The table of the running code.
  package var cancellationTable: CancellationTable {
    get { self[CancellationTableKey.self] }
    set { self[CancellationTableKey.self] = newValue }
  }
}

private enum CancellationTableKey: DependencyKey {
  static let liveValue = CancellationTable()
  static var testValue: CancellationTable { CancellationTable() }
}

/// The table of the running code.
@_spi(Internals) public var _cancellationCancellables: CancellationTable {
  DependencyValues.current.cancellationTable
}
