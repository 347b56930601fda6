/// What is to be run when the tree is as the state says, before the commit.
struct Callbacks {
  var disappearing: [() -> Void] = []
  var appearing: [() -> Void] = []
  var updated: [() -> Void] = []

  var isEmpty: Bool { disappearing.isEmpty && appearing.isEmpty && updated.isEmpty }

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

  func whenAppearing(_ action: @escaping () -> Void) {
    callbacks.appearing.append(action)
  }

  func whenDisappearing(_ action: @escaping () -> Void) {
    callbacks.disappearing.append(action)
  }
}
