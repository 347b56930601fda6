import Synchronization

/// The default values of one context, each computed once.
///
/// The process has one cache for live values and one for preview values. Every test has its own.
///
/// Published values are read without a lock. A value is computed under a lock of its own and not
/// under the cache's lock, so that it may read other dependencies, and does not wait for unrelated
/// ones.
final class DependencyCache: Sendable {
  /// The context whose values this cache has.
  let context: DependencyContext

  private let published: Atomic<UncountedReference<DependencyTable>>
  private let state: Locked<State>

  /// The state that the lock guards.
  struct State {
    /// The table that readers use.
    var table: DependencyTable
    /// Smaller tables that readers may still use. They live as long as the cache.
    var retiredTables: [DependencyTable] = []
    /// The origin of each value, or its computation.
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The computation that each blocked thread waits for, by which cycles are found.
    var waiting: [ThreadIdentity: Computation] = [:]
  }

  init(context: DependencyContext) {
    self.context = context
    let table = DependencyTable(minimumCapacity: 8)
    published = Atomic(UncountedReference(to: table))
    state = Locked(State(table: table))
  }

  /// The value of a key; nil before it has been computed or prepared. Takes no lock.
  ///
  /// - Complexity: O(1) on average.
  @inline(__always)
  func box(for key: ObjectIdentifier) -> UncountedReference<DependencyBox>? {
    // Every published table lives as long as this cache.
    published.load(ordering: .acquiring).withObject { $0.box(for: key) }
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
      published.store(UncountedReference(to: larger), ordering: .releasing)
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
