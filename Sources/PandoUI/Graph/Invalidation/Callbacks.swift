/// The actions that run before the commit, when the tree matches the state.
struct Callbacks {
  /// Pages that were chosen or left, before anything of them appears or disappears.
  var paging: [() -> Void] = []
  /// What follows from a change of a value, before what the change shows appears.
  var changed: [() -> Void] = []
  var disappearing: [() -> Void] = []
  var appearing: [() -> Void] = []
  var updated: [() -> Void] = []

  var isEmpty: Bool {
    paging.isEmpty && changed.isEmpty && disappearing.isEmpty && appearing.isEmpty
      && updated.isEmpty
  }

  /// Inserts the actions of `other` before the present ones.
  mutating func prepend(_ other: Callbacks) {
    paging = other.paging + paging
    changed = other.changed + changed
    disappearing = other.disappearing + disappearing
    appearing = other.appearing + appearing
    updated = other.updated + updated
  }

  /// Removes and returns the actions of one list.
  mutating func take(_ list: WritableKeyPath<Callbacks, [() -> Void]>) -> [() -> Void] {
    guard !self[keyPath: list].isEmpty else { return [] }
    defer { self[keyPath: list] = [] }
    return self[keyPath: list]
  }
}

extension ViewGraph {
  /// Runs `action` when the tree matches the state.
  func afterUpdate(_ action: @escaping () -> Void) {
    callbacks.updated.append(action)
  }

  /// Runs `action`, which may have effects beyond the interface, when the tree matches the state.
  ///
  /// While the graph holds effects, `action` waits until the interface is shown.
  func effectAfterUpdate(_ action: @escaping () -> Void) {
    if heldEffects == nil {
      callbacks.updated.append(action)
    } else {
      heldEffects?.updated.append(action)
    }
  }

  /// Runs `action` with the appearing callbacks; while the graph holds effects, `action` waits.
  func whenAppearing(_ action: @escaping () -> Void) {
    if heldEffects == nil {
      callbacks.appearing.append(action)
    } else {
      heldEffects?.appearing.append(action)
    }
  }

  /// Runs `action`, which follows from a change, before what the change shows appears and what it hides disappears; while
  /// the graph holds effects, `action` waits.
  func whenChanged(_ action: @escaping () -> Void) {
    if heldEffects == nil {
      callbacks.changed.append(action)
    } else {
      heldEffects?.changed.append(action)
    }
  }

  /// Runs `action` before anything appears or disappears.
  func whenPaging(_ action: @escaping () -> Void) {
    callbacks.paging.append(action)
  }

  func whenDisappearing(_ action: @escaping () -> Void) {
    callbacks.disappearing.append(action)
  }
}
