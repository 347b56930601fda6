internal import PandoDependencies

extension UndoManager {
  /// Names the step of this turn: the end of "Undo …" in a menu. While a step is undone, this
  /// names its counterpart, which otherwise takes the name of the step.
  ///
  /// - Parameter actionName: The name, such as "Delete Trip".
  public func setActionName(_ actionName: String) {
    if let own { own.setName(actionName) } else { history.withLock { $0.openName = actionName } }
    notifyReaders()
  }

  /// The name of the step that ``undo()`` undoes; empty if it has none, or if there is none.
  public var undoActionName: String { read { $0.undoable?.name ?? "" } }

  /// The name of the step that ``redo()`` redoes; empty if it has none, or if there is none.
  public var redoActionName: String { read { $0.redone.last?.name ?? "" } }

  /// The title of a control that undoes: "Undo", with the name of the step.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of a control that redoes: "Redo", with the name of the step.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The title of a control that undoes a step.
  ///
  /// - Parameter actionName: The name of the step; may be empty.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The title of a control that redoes a step.
  ///
  /// - Parameter actionName: The name of the step; may be empty.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}
