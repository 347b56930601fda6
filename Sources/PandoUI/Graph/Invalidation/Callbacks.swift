/// The actions that run before the commit, when the tree matches the state.
struct Callbacks {
  var disappearing: [() -> Void] = []
  var appearing: [() -> Void] = []
  var updated: [() -> Void] = []

  var isEmpty: Bool { disappearing.isEmpty && appearing.isEmpty && updated.isEmpty }

  /// Inserts the actions of `other` before the present ones.
  mutating func prepend(_ other: Callbacks) {
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

  func whenDisappearing(_ action: @escaping () -> Void) {
    callbacks.disappearing.append(action)
  }
}
