// The end of a pass: actions of views, and preferences, which may make another pass necessary.

extension ViewGraph {
  /// Runs the callbacks. Returns whether there were any.
  func runCallbacks() -> Bool {
    if callbacks.isEmpty { return false }
    run(\.paging)
    run(\.changed)
    run(\.disappearing)
    run(\.appearing)
    run(\.updated)
    return true
  }

  /// Runs the actions of one list. Actions added meanwhile run in the next pass.
  func run(_ list: WritableKeyPath<Callbacks, [() -> Void]>) {
    for action in callbacks.take(list) {
      // An action may close the graph; the disappearing views are notified all the same.
      if isClosed, list != \.disappearing { return }
      MainActivity.calls()
      action()
    }
  }

  // MARK: Preferences

  /// Schedules a new reading of a node's preference at the end of the pass.
  func readPreferencesLater(_ reader: GraphNode) {
    guard !preferenceReaders.contains(where: { $0 === reader }) else { return }
    preferenceReaders.append(reader)
  }

  func settlePreferences() {
    // Inner readers first, because they may write preferences for outer ones.
    while !preferenceReaders.isEmpty {
      notifyBeforeChange()
      let batch = preferenceReaders.sorted { $0.depth > $1.depth }
      preferenceReaders = []
      for reader in batch where !reader.isTornDown { reader.preferencesChanged() }
      if endless != nil { endNesting() }
      arrange()
    }
  }
}
