import PandoDependencies

/// The observers of rows of a database, with the revision of each row that was reported last.
///
/// A database calls its reporting methods one after another, so that reports come from older to newer.
package final class RowObservers: Sendable {
  /// The newest row, nil if there is none; a failure if the database cannot be reached.
  package typealias Change = Result<StoredRow?, any Error>

  fileprivate struct Observer {
    var name: String
    var onChange: @Sendable (Change) -> Void
  }

  fileprivate struct State {
    var observers: [UInt64: Observer] = [:]
    var next: UInt64 = 0
    var reported: [String: Int64] = [:]
    /// Whether the observers were notified that the database cannot be reached.
    var isLost = false
  }

  private let state = Locked(State())

  /// Makes a list without observers.
  package init() {}

  /// Adds an observer; see ``ValueDatabase/subscribe(_:onChange:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - onChange: Called with each change, without locks.
  /// - Returns: Ends the reports when it is cancelled.
  package func add(
    _ name: String,
    _ onChange: @escaping @Sendable (Change) -> Void
  ) -> SharedSubscription {
    let number = state.withLock { state in
      state.next += 1
      state.observers[state.next] = Observer(name: name, onChange: onChange)
      return state.next
    }
    return SharedSubscription { [self] in
      // Released outside the lock: it may hold the last reference to an object.
      let released = state.withLock { state in
        let released = state.observers.removeValue(forKey: number)
        if !state.observers.values.contains(where: { $0.name == name }) {
          state.reported[name] = nil
        }
        return released
      }
      withExtendedLifetime(released) {}
    }
  }

  /// The names of the followed rows.
  package var names: Set<String> {
    state.withLock { Set($0.observers.values.map(\.name)) }
  }

  /// Whether the observers were notified that the database cannot be reached, so that all rows are
  /// to be reported.
  package var isLost: Bool { state.withLock { $0.isLost } }

  /// The rows whose revisions differ from the reported ones. All rows if the database was lost.
  ///
  /// - Parameters:
  ///   - names: The rows whose revisions were queried.
  ///   - revisions: The revisions of the existing rows.
  package func changed(among names: Set<String>, _ revisions: [String: Int64]) -> Set<String> {
    state.withLock { $0.changed(among: names, revisions) }
  }

  /// Reports the rows whose revisions differ from the reported ones, or all rows if the database was lost. A row with a
  /// lower revision than before is a new row of the same name: the old one is reported as removed first.
  ///
  /// - Parameters:
  ///   - rows: The rows that exist.
  ///   - names: The rows whose revisions were queried.
  package func report(_ rows: [String: StoredRow], among names: Set<String>) {
    let (observers, anew) = state.withLock { state in
      let revisions = rows.mapValues(\.revision)
      let changed = state.changed(among: names, revisions)
      let anew = changed.filter { revisions[$0, default: .max] < state.reported[$0, default: 0] }
      state.isLost = false
      for name in changed { state.reported[name] = revisions[name, default: 0] }
      return (state.observers.values.filter { changed.contains($0.name) }, anew)
    }
    for observer in observers {
      if anew.contains(observer.name) { observer.onChange(.success(nil)) }
      observer.onChange(.success(rows[observer.name]))
    }
  }

  /// Reports that the database cannot be reached. It is called after each attempt, and each is
  /// reported: an observer may have saved since the last one, and so have noted that the database
  /// is back.
  ///
  /// - Parameter error: The reason.
  package func reportLoss(_ error: any Error) {
    let observers = state.withLock { state in
      state.isLost = true
      return Array(state.observers.values)
    }
    for observer in observers { observer.onChange(.failure(error)) }
  }
}

extension RowObservers.State {
  fileprivate func changed(
    among names: Set<String>,
    _ revisions: [String: Int64]
  ) -> Set<String> {
    names.filter { isLost || reported[$0, default: 0] != revisions[$0, default: 0] }
  }
}
