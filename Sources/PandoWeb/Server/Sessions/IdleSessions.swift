import DequeModule

/// The sessions that nobody is connected to, in the order in which that began.
///
/// A plain value. Who comes back is not looked for in the list: the one that has it says whether an entry
/// still holds.
struct IdleSessions {
  /// Names a session and the time from which on nobody was connected to it.
  struct Entry: Hashable {
    let session: String
    let number: Int
  }

  private var entries: Deque<Entry> = []
  /// How many entries there may be before those that do not hold are forgotten.
  private var sweepCount = 64

  /// Puts a session behind the others.
  ///
  /// - Parameters:
  ///   - entry: Its number is in no other entry of the session, in this list or another.
  ///   - isCurrent: Whether an entry still holds; asked now and then, to forget those that do not.
  mutating func add(_ entry: Entry, isCurrent: (Entry) -> Bool) {
    if entries.count >= sweepCount {
      entries.removeAll { !isCurrent($0) }
      sweepCount = max(64, 2 * entries.count)
    }
    entries.append(entry)
  }

  /// Takes the session that nobody has been connected to for the longest.
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
