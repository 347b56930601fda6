internal import PandoDependencies

/// The steps of an ``UndoManager``.
struct UndoHistory: Sendable {
  /// The steps that can be undone, the last one last.
  var undone: [UndoStep] = []
  /// The steps that can be redone, the last undone one last.
  var redone: [UndoStep] = []
  /// The changes of the present turn, or of the groups that are open.
  private(set) var open: [UndoAction] = []
  /// The name of the present step.
  var openName = ""
  var groupsByTurn = true
  /// How many groups are open.
  var groups = 0
  /// Whether the turn in which the present changes began has ended.
  private(set) var hasTurnEnded = true
  /// How often registering is disabled.
  var disabled = 0
  /// The largest number of steps; 0 for any number.
  var maxSteps = 0
  /// Steps that were forgotten, to be released without locks: the values in them may be the last use of a key.
  private var forgotten: [UndoStep] = []
  /// Whether the turn still has to be ended.
  private var needsTurnEnd = false

  /// The step that is undone next.
  var undoable: UndoStep? {
    open.isEmpty ? undone.last : UndoStep(name: openName, actions: open)
  }

  /// Takes a change.
  mutating func add(_ action: UndoAction) -> Bool {
    guard disabled == 0 else { return false }
    if !redone.isEmpty {
      forgotten += redone
      redone = []
    }
    if !groupsByTurn, groups == 0 {
      undone.append(UndoStep(name: openName, actions: [action]))
      openName = ""
      trim()
      return true
    }
    if hasTurnEnded { needsTurnEnd = true }
    hasTurnEnded = false
    open.append(action)
    return true
  }

  /// Whether the caller has to end the turn. True for the first caller in each turn.
  mutating func claimTurnEnd() -> Bool {
    defer { needsTurnEnd = false }
    return needsTurnEnd
  }

  /// Ends the turn.
  ///
  /// - Returns: Whether the present changes are a step now.
  mutating func endTurn() -> Bool {
    hasTurnEnded = true
    needsTurnEnd = false
    guard groups == 0 else { return false }
    if open.isEmpty { openName = "" }
    return !open.isEmpty
  }

  /// Takes the present changes.
  mutating func takeOpen() -> UndoStep? {
    guard !open.isEmpty else { return nil }
    defer { (open, openName) = ([], "") }
    return UndoStep(name: openName, actions: open)
  }

  /// The steps that were forgotten since the last call.
  mutating func takeForgotten() -> [UndoStep] {
    defer { forgotten = [] }
    return forgotten
  }

  mutating func removeAll() {
    forgotten += undone + redone + [UndoStep(actions: open)]
    (undone, redone, open, openName) = ([], [], [], "")
  }

  /// Forgets actions, and the steps that have no others.
  mutating func remove(_ isRemoved: (UndoAction) -> Bool) {
    func kept(_ steps: [UndoStep]) -> [UndoStep] {
      steps.compactMap { step in
        var step = step
        step.actions.removeAll(where: isRemoved)
        return step.actions.isEmpty ? nil : step
      }
    }
    forgotten += undone + redone + [UndoStep(actions: open)]
    (undone, redone) = (kept(undone), kept(redone))
    open.removeAll(where: isRemoved)
  }

  /// Forgets the oldest steps, if there are too many in all or of one value. All steps before a
  /// forgotten one are forgotten too, because undoing them may depend on it.
  mutating func trim() {
    if maxSteps > 0 { forget(undone.count - maxSteps) }
    for change in undone.last?.actions.compactMap(\.change) ?? [] {
      let steps = undone.indices.filter { undone[$0].concerns(change.root) }
      if steps.count > change.limit {
        forget(steps[steps.count - change.limit - 1] + 1)
      }
    }
  }

  /// Forgets the oldest steps.
  private mutating func forget(_ count: Int) {
    guard count > 0 else { return }
    forgotten += undone.prefix(count)
    undone.removeFirst(count)
  }
}

/// Changes that are undone together.
struct UndoStep: Sendable {
  var name = ""
  /// In the order in which they were made.
  var actions: [UndoAction]
  /// The field and the time, if the step is typing and nothing else.
  var typing: Typing?

  func concerns(_ root: ObjectIdentifier) -> Bool {
    actions.contains { $0.change?.root == root }
  }
}

/// One thing to do when a step is undone.
struct UndoAction: Sendable {
  /// The object that it was registered for.
  var target: ObjectIdentifier?
  /// The change of a shared value that it undoes.
  var change: AnyValueChange?
  let perform: @MainActor @Sendable () -> Void

  init(target: ObjectIdentifier? = nil, perform: @escaping @MainActor @Sendable () -> Void) {
    self.target = target
    self.perform = perform
  }

  init(_ change: AnyValueChange) {
    self.change = change
    perform = { change.undo() }
  }
}

/// The opposite of a step that is being undone or redone: it collects what is registered meanwhile.
final class UndoCounterpart: Sendable {
  /// The counterpart that the running code adds to.
  @TaskLocal static var current: UndoCounterpart?

  let manager: UndoManager
  let isUndoing: Bool
  private let content: Locked<UndoStep>

  init(of manager: UndoManager, name: String, isUndoing: Bool) {
    self.manager = manager
    self.isUndoing = isUndoing
    content = Locked(UndoStep(name: name, actions: []))
  }

  func add(_ action: UndoAction) -> Bool {
    guard manager.history.withLock({ $0.disabled == 0 }) else { return false }
    content.withLock { $0.actions.append(action) }
    return true
  }

  func setName(_ name: String) { content.withLock { $0.name = name } }

  /// The step; nil if there is nothing in it.
  var step: UndoStep? {
    let step = content.withLock { $0 }
    return step.actions.isEmpty ? nil : step
  }
}
