internal import PandoDependencies
import PandoSharing

extension ViewGraph {
  /// Undoes the last step of the graph's history, or redoes the one that was undone last, as the user asks by keys.
  ///
  /// - Parameter isRedo: Whether to redo.
  /// - Returns: False if there is no such step.
  @discardableResult
  package func undo(isRedo: Bool = false) -> Bool {
    let busy = MainActivity.enter(page)
    defer { MainActivity.leave(to: busy) }
    return withDependencies {
      guard let manager = DependencyValues.current.undoManager,
        isRedo ? manager.canRedo : manager.canUndo
      else { return false }
      if isRedo { manager.redo() } else { manager.undo() }
      return true
    }
  }
}
