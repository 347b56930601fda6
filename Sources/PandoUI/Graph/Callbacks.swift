/// What is to be run when the tree is as the state says, before the commit.
struct Callbacks {
  var disappearing: [() -> Void] = []
  var appearing: [() -> Void] = []
  var updated: [() -> Void] = []

  var isEmpty: Bool { disappearing.isEmpty && appearing.isEmpty && updated.isEmpty }

  /// Puts the actions of another one before those that are here.
  mutating func prepend(_ other: Callbacks) {
    disappearing = other.disappearing + disappearing
    appearing = other.appearing + appearing
    updated = other.updated + updated
  }

  /// Takes the actions of one list out of it.
  mutating func take(_ list: WritableKeyPath<Callbacks, [() -> Void]>) -> [() -> Void] {
    guard !self[keyPath: list].isEmpty else { return [] }
    defer { self[keyPath: list] = [] }
    return self[keyPath: list]
  }
}

extension ViewGraph {
  /// Runs `action` when the tree is as the state says.
  func afterUpdate(_ action: @escaping () -> Void) {
    callbacks.updated.append(action)
  }

  /// Runs `action`, which may have effects beyond the interface, when the tree is as the state says, and
  /// not before somebody looks at it.
  func effectAfterUpdate(_ action: @escaping () -> Void) {
    if heldEffects == nil {
      callbacks.updated.append(action)
    } else {
      heldEffects?.updated.append(action)
    }
  }

  /// Runs `action` when what it belongs to comes into sight, and not before somebody looks at it.
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
