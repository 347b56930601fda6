internal import PandoDependencies
internal import PandoUI

// The compiler checks that a store is used on the main actor only. Code in Swift 5 mode can still break this: there,
// a closure that a library calls on its own thread is treated like the code around it.

extension Store {
  /// Sends an action, on whichever thread the caller is.
  func dispatch(_ action: Action) -> EffectTasks? {
    #if DEBUG
      if !MainActor.isCurrent { return dispatchFromElsewhere(action) }
    #endif
    return core.send(action, origin: .store)
  }

  /// Reports the mistake, and sends the action on the main actor.
  private func dispatchFromElsewhere(_ action: Action) -> EffectTasks {
    reportMisuse(
      """
      '\(debugCaseOutput(action))' was sent to '\(storeTypeName(of: self))' from another thread than the main one. \
      It is sent on the main actor, later; in a release build, it would change the state while others read it.

      \(Self.adviceOnThreads)
      """
    )
    let action = UncheckedBox(action)
    let tasks = EffectTasks()
    let entry = EffectTasks.Entry()
    tasks.append(entry)
    entry.task = Task { @MainActor in
      if let more = core.send(action.value, origin: .store) { tasks.append(more) }
      entry.finish()
    }
    return tasks
  }

  /// In debug builds, reports a read of the state on another thread, where it may change meanwhile.
  func noteThread() {
    #if DEBUG
      if !MainActor.isCurrent { reportReadElsewhere() }
    #endif
  }

  private func reportReadElsewhere() {
    reportMisuse(
      """
      '\(storeTypeName(of: self))' was read on another thread than the main one: its state may change meanwhile.

      \(Self.adviceOnThreads)
      """
    )
  }

  private static var adviceOnThreads: String {
    """
    A store is used on the main actor only. This happens when a library calls a closure on a thread of its own: the \
    "sink" of a publisher, a delegate, the completion of a request. Have the reducer return an effect that waits for \
    it, such as '.run { send in … }' or '.publisher { … }', or put '.receive(on: UIScheduler.shared)' before the \
    "sink", or 'Task { @MainActor in … }' around what uses the store.
    """
  }
}
