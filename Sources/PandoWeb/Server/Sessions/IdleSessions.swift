import DequeModule

/// The sessions without a connection, in the order in which they lost or never had one.
///
/// A plain value. A session that is connected again stays in the list; `isCurrent`, from the owner,
/// says whether an entry is still valid.
struct IdleSessions {
  /// A session, and the number of the period without a connection.
  struct Entry: Hashable {
    let session: String
    let number: Int
  }

  private var entries: Deque<Entry> = []
  /// The number of entries at which outdated ones are removed.
  private var sweepCount = 64

  /// Appends a session.
  ///
  /// - Parameters:
  ///   - entry: No other entry of the session, in this list or another, has the same number.
  ///   - isCurrent: Whether an entry is still valid. Called now and then, to remove outdated
  ///     entries.
  mutating func add(_ entry: Entry, isCurrent: (Entry) -> Bool) {
    if entries.count >= sweepCount {
      entries.removeAll { !isCurrent($0) }
      sweepCount = max(64, 2 * entries.count)
    }
    entries.append(entry)
  }

  /// Removes and returns the session that has been without a connection for the longest.
  mutating func popFirst(isCurrent: (Entry) -> Bool) -> String? {
    while let entry = entries.popFirst() {
      if isCurrent(entry) { return entry.session }
    }
    return nil
  }

  mutating func removeAll() {
    entries = []
  }
}
