internal import IssueReporting

/// The locks of several places, taken in one order in the whole process, so that two threads never wait for each other.
struct LockedPlaces {
  private let cores: [CorePointer]
  /// Whether the thread already held one of the locks, because it is changing that value.
  let isNested: Bool
  private var actions: [(AnyReference, CommitActions)] = []
  private var isGone = false

  init(_ places: [AnyReference]) {
    cores = Set(places.map(\.core)).sorted()
    for core in cores { core.lock() }
    isNested = cores.contains { $0.pointee.isNested }
  }

  /// Replaces the value of a place. Observers are not woken yet.
  mutating func replace<Value>(_ place: Reference<Value>, with value: Value) {
    if isNested { return }
    let (isPresent, actions) = place.replaceLocked(value)
    if !isPresent { isGone = true }
    if !actions.isEmpty { self.actions.append((place, actions)) }
  }

  /// Releases the locks, and then wakes the observers.
  func end() {
    for core in cores.reversed() { core.unlock() }
    for (place, actions) in actions {
      place.core.withExistingExtras { $0 }?.perform(actions, core: place.core)
    }
    if isNested {
      reportIssue(
        """
        Several shared values were changed together inside of a 'withLock' of one of them. The change was dropped, as \
        the outer one works on the same memory. Change them together outside of it.
        """
      )
    } else if isGone {
      reportIssue(
        """
        One of several shared values that were changed together is no longer there: the optional it was unwrapped from \
        is nil, or its element was removed. Its change was dropped. Check that the value is still there.
        """
      )
    }
  }
}
