import PandoDependencies
internal import Synchronization

/// Counts the shared values whose database cannot be reached, so that pages can show a notice.
/// There is one for the process, because its pages share these values.
///
// Sendable because a lock guards the observers, and the count is atomic.
package final class StorageAbsences: Sendable {
  package static let shared = StorageAbsences()

  private struct Observers: Sendable {
    var next: UInt64 = 0
    var all: [UInt64: @Sendable () -> Void] = [:]
  }

  private let count = Atomic<Int>(0)
  private let observers = Locked(Observers())

  /// Whether the database of any value cannot be reached.
  package var isAny: Bool { count.load(ordering: .relaxed) > 0 }

  /// Calls `onChange` when the database of a value becomes unreachable, or reachable again. Runs on
  /// any thread.
  ///
  /// - Parameter onChange: Called without locks.
  /// - Returns: Ends the calls when it is cancelled.
  package func observe(_ onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let number = observers.withLock { observers in
      observers.next += 1
      observers.all[observers.next] = onChange
      return observers.next
    }
    return SharedSubscription { [self] in
      let released = observers.withLock { $0.all.removeValue(forKey: number) }
      withExtendedLifetime(released) {}
    }
  }

  func note(_ change: Int) {
    if change == 0 { return }
    count.add(change, ordering: .relaxed)
    for observer in observers.withLock({ Array($0.all.values) }) { observer() }
  }
}

extension PlaceWatch {
  /// Whether the value that the place is in has a database that cannot be reached.
  package var isOfAbsentStorage: Bool { connection?.status.isAbsent ?? false }
}
