public import PandoDependencies

extension DependencyValues {
  /// The history of the changes of the running code: that of its page, or of its test. A process
  /// without pages has one for all of it. Nil in code of a server that belongs to no page, such as
  /// that of a visitor's services, whose changes no user could undo.
  public var undoManager: UndoManager? {
    get { areOutsideOfSessions ? nil : self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}

private enum UndoManagerKey: DependencyKey {
  static var liveValue: UndoManager? { UndoManager() }
  static var previewValue: UndoManager? { UndoManager() }
  static var testValue: UndoManager? { UndoManager() }
}
