public import PandoDependencies

extension DependencyValues {
  /// The history for the changes of the running code. Each page and each test has one, and so has a
  /// process without pages. Nil in code of a server that belongs to no page, such as a visitor's
  /// services, because no user could undo its changes.
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
