internal import IssueReporting
internal import PandoDependencies

extension UndoManager {
  /// Whether the changes of one turn of the main actor are one step; true at first. Otherwise the
  /// changes between ``beginUndoGrouping()`` and ``endUndoGrouping()`` are one step, and any other
  /// change is one by itself.
  public var groupsByEvent: Bool {
    get { history.withLock { $0.groupsByTurn } }
    set { history.withLock { $0.groupsByTurn = newValue } }
  }

  /// The number of open groups, with the group of the turn.
  public var groupingLevel: Int {
    history.withLock { $0.groups + ($0.groupsByTurn && !$0.open.isEmpty ? 1 : 0) }
  }

  /// The largest number of steps that are kept, the latest ones; 0 for any number.
  public var levelsOfUndo: Int {
    get { history.withLock { $0.maxSteps } }
    set {
      history.withLock { history in
        history.maxSteps = max(newValue, 0)
        history.trim()
      }
      notifyReaders()
    }
  }

  /// Begins a group: its changes are one step, however many turns they take.
  public func beginUndoGrouping() { history.withLock { $0.groups += 1 } }

  /// Ends a group. If it was the outermost one, its changes are a step.
  public func endUndoGrouping() {
    let isPaired = history.withLock { history in
      defer { history.groups = max(history.groups - 1, 0) }
      return history.groups > 0
    }
    if !isPaired { reportUnpaired("endUndoGrouping", "beginUndoGrouping") }
    // In a turn that goes on, the group is part of the turn's step.
    if history.withLock({ $0.hasTurnEnded || !$0.groupsByTurn }) { endTurn() }
  }

  /// Ends a turn: what was changed since the last one is a step.
  package func endTurn() {
    let isOver = history.withLock { $0.endTurn() }
    if isOver { closeStep() }
  }

  /// Makes a step of the present changes.
  func closeStep() {
    guard var step = history.withLock({ $0.takeOpen() }) else { return }
    // Values are compared, and the clock is read, without locks.
    let last = history.withLock { $0.undone.last }
    let merged = UndoStep(merging: &step, into: last)
    history.withLock { history in
      if merged != nil { history.undone.removeLast() }
      history.undone.append(merged ?? step)
      history.trim()
    }
    notifyReaders()
  }

  func reportUnpaired(_ second: String, _ first: String) {
    reportIssue("'\(second)()' was called more often than '\(first)()'. Call them in pairs.")
  }
}
