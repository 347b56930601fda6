internal import IssueReporting
public import Observation
internal import PandoDependencies
internal import Synchronization

/// A history of changes that can be undone and redone: that of one page, one test, or one program.
///
/// Changes of ``Shared`` values whose key is `undoable` are recorded automatically. Other changes
/// have to be registered:
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// undoManager?.registerUndo(withTarget: document) { $0.title = old }
/// undoManager?.setActionName("Rename")
/// ```
///
/// The changes of one turn of the main actor, such as those of one event, are one step. Actions
/// that are registered while a step is undone redo it.
///
/// All of it belongs to the main actor, except changes of shared values, which come from any
/// thread. Reading ``canUndo`` and the other properties registers with Observation.
@preconcurrency @MainActor
public final class UndoManager: Observable, Hashable {
  nonisolated let history = Locked(UndoHistory())
  private nonisolated let registrar = ObservationRegistrar()

  /// Whether any manager of the process has been given a change, so that turns are worth ending.
  private nonisolated static let hasRecorded = Atomic(false)

  /// Makes an empty history.
  public nonisolated init() {}

  /// Whether two managers are the same one.
  ///
  /// - Parameters:
  ///   - lhs: The one manager.
  ///   - rhs: The other one.
  public nonisolated static func == (lhs: UndoManager, rhs: UndoManager) -> Bool { lhs === rhs }

  /// Hashes the identity of the manager.
  ///
  /// - Parameter hasher: Takes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: Undoing

  /// Whether there is a step to undo.
  public var canUndo: Bool { read { $0.undoable != nil } }

  /// Whether there is a step to redo.
  public var canRedo: Bool { read { $0.redone.last != nil } }

  /// The number of steps that can be undone.
  public var undoCount: Int { read { $0.undone.count + ($0.open.isEmpty ? 0 : 1) } }

  /// The number of steps that can be redone.
  public var redoCount: Int { read { $0.redone.count } }

  /// Whether a step is being undone by the running code.
  public var isUndoing: Bool { own?.isUndoing == true }

  /// Whether a step is being redone by the running code.
  public var isRedoing: Bool { own?.isUndoing == false }

  /// Undoes the last step, with the present one if it has changes. Does nothing if there is none.
  public func undo() { move(\.undone, to: \.redone, isUndoing: true) }

  /// Redoes the step that was undone last. Does nothing if there is none, or if something was changed since.
  public func redo() { move(\.redone, to: \.undone, isUndoing: false) }

  /// Undoes the last step; the same as ``undo()``, because groups inside of a step are part of it.
  public func undoNestedGroup() { undo() }

  private func move(
    _ from: WritableKeyPath<UndoHistory, [UndoStep]>,
    to: WritableKeyPath<UndoHistory, [UndoStep]>,
    isUndoing: Bool
  ) {
    guard own == nil else {
      return reportIssue(
        "'undo()' and 'redo()' were called while a step is undone or redone. Call them after it."
      )
    }
    closeStep()
    guard let step = history.withLock({ $0[keyPath: from].popLast() }) else { return }
    let counterpart = UndoCounterpart(of: self, name: step.name, isUndoing: isUndoing)
    UndoCounterpart.$current.withValue(counterpart) {
      // The page whose history this is makes the changes, whoever called.
      withDependencies {
        $0.undoManager = self
      } operation: {
        for action in step.actions.reversed() { action.perform() }
      }
    }
    if let step = counterpart.step { history.withLock { $0[keyPath: to].append(step) } }
    notifyReaders()
  }

  // MARK: Registering

  /// Registers what undoes a change that was just made, or is about to be made.
  ///
  /// - Parameters:
  ///   - target: The object that is changed. It is not kept: without it, nothing is done.
  ///   - handler: Undoes the change. Actions that it registers itself redo the change.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = UndoAction(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    if add(action) { notifyReaders() }
  }

  /// Whether changes are taken: each ``disableUndoRegistration()`` had its ``enableUndoRegistration()``.
  public var isUndoRegistrationEnabled: Bool { history.withLock { $0.disabled == 0 } }

  /// Takes no changes until ``enableUndoRegistration()``.
  public func disableUndoRegistration() { history.withLock { $0.disabled += 1 } }

  /// Takes changes again.
  public func enableUndoRegistration() {
    let isPaired = history.withLock { history in
      defer { history.disabled = max(history.disabled - 1, 0) }
      return history.disabled > 0
    }
    if !isPaired { reportUnpaired("enableUndoRegistration", "disableUndoRegistration") }
  }

  /// Forgets all steps.
  public func removeAllActions() {
    history.withLock { $0.removeAll() }
    notifyReaders()
  }

  /// Forgets what was registered for an object.
  ///
  /// - Parameter target: The object.
  public func removeAllActions(withTarget target: Any) {
    let id = ObjectIdentifier(target as AnyObject)
    history.withLock { $0.remove { $0.target == id } }
    notifyReaders()
  }

  // MARK: Recording, on any thread

  /// Takes a change of the running code. No code of an application runs.
  ///
  /// - Returns: Whether it was taken; ``notifyReaders()`` is then to be called without locks.
  nonisolated func add(_ action: UndoAction) -> Bool {
    if let own { return own.add(action) }
    let isTaken = history.withLock { $0.add(action) }
    if isTaken { Self.hasRecorded.store(true, ordering: .relaxed) }
    return isTaken
  }

  /// The counterpart that the running code adds to, if it belongs to this manager.
  nonisolated var own: UndoCounterpart? {
    guard let counterpart = UndoCounterpart.current, counterpart.manager === self else {
      return nil
    }
    return counterpart
  }

  /// Notifies the readers of ``canUndo`` and the other properties, and makes sure that the present
  /// turn ends.
  nonisolated func notifyReaders() {
    let forgotten = history.withLock { $0.takeForgotten() }
    withExtendedLifetime(forgotten) {}
    registrar.withMutation(of: self, keyPath: \.revision) {}
    guard history.withLock({ $0.claimTurnEnd() }) else { return }
    Task { @MainActor [weak self] in self?.endTurn() }
  }

  /// Represents all readable properties in Observation.
  private nonisolated var revision: Void { () }

  func read<R>(_ body: (inout UndoHistory) -> R) -> R {
    registrar.access(self, keyPath: \.revision)
    return history.withLock(body)
  }

  /// Ends the turn of the running code: what is changed next is another step.
  package static func endTurn() {
    guard hasRecorded.load(ordering: .relaxed) else { return }
    DependencyValues.current.undoManager?.endTurn()
  }
}
