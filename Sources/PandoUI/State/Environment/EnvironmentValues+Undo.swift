internal import PandoDependencies
public import PandoSharing

extension EnvironmentValues {
  /// The history of what was changed in this page: the present steps can be undone and redone.
  ///
  /// ```swift
  /// @Environment(\.undoManager) private var undoManager
  ///
  /// Button(undoManager?.undoMenuItemTitle ?? "Undo") { undoManager?.undo() }
  ///   .disabled(undoManager?.canUndo != true)
  /// ```
  ///
  /// It is the dependency `\.undoManager` of the running code. ⌘Z and ⇧⌘Z use it (Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y
  /// elsewhere). A control in sight with that keyboard shortcut comes first, and so does the history of a field in which
  /// the user is typing. A page that is loaded again begins a new history.
  public var undoManager: UndoManager? { DependencyValues.current.undoManager }
}
