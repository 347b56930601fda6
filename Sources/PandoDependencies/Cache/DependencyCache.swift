import Synchronization

/// The default values of one context, each computed once.
///
/// The process has one cache for live and one for preview values; every test has one of its own.
///
/// Published values are read without a lock. A value is computed outside the cache's lock, under a
/// lock of its own, so a value that reads other dependencies while it is computed does not wait
/// for unrelated ones.
final class DependencyCache: Sendable {
  /// Which of a key's values this cache holds.
  let context: DependencyContext

  private let published: Atomic<Unmanaged<DependencyTable>>
  private let state: Locked<State>

  /// Everything the lock guards.
  struct State {
    /// The table readers see.
    var table: DependencyTable
    /// Smaller tables that a reader may still be walking; they go with the cache.
    var retiredTables: [DependencyTable] = []
    /// Where each value came from, or who is computing it.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// Which computation each blocked thread waits for, to recognize cycles.
    var waiting: [ThreadIdentity: Computation] = [:]
  }

  init(context: DependencyContext) {
    self.context = context
    let table = DependencyTable(minimumCapacity: 8)
    published = Atomic(Unmanaged.passUnretained(table))
    state = Locked(State(table: table))
  }

  /// The value of a key if it has been computed or prepared. Takes no lock.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  func box(for key: ObjectIdentifier) -> Unmanaged<DependencyBox>? {
    // Every table that was ever published lives as long as this cache.
    published.load(ordering: .acquiring)._withUnsafeGuaranteedRef { $0.box(for: key) }
  }

  /// Runs `body` with exclusive access to the bookkeeping.
  func withState<R>(_ body: (inout State) -> R) -> R {
    state.withLock { body(&$0) }
  }

  /// Makes a value visible to readers. Call it inside ``withState(_:)``.
  func publish(_ box: DependencyBox, for key: ObjectIdentifier, in state: inout State) {
    if !state.table.hasRoom {
      let larger = DependencyTable(
        copying: state.table,
        minimumCapacity: (state.table.count + 1) * 2
      )
      state.retiredTables.append(state.table)
      state.table = larger
      larger.insert(box, for: key)
      published.store(Unmanaged.passUnretained(larger), ordering: .releasing)
    } else {
      state.table.insert(box, for: key)
    }
  }
}

extension DependencyCache {
  /// The live values of the process.
  static let live = DependencyCache(context: .live)

  /// The preview values of the process.
  static let preview = DependencyCache(context: .preview)
}
