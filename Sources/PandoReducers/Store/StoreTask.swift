/// The effects that an action began. They can be awaited or cancelled.
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
public struct StoreTask: Hashable, Sendable {
  let tasks: EffectTasks?

  init(tasks: EffectTasks?) {
    self.tasks = tasks
  }

  /// Cancels the effects.
  public func cancel() {
    tasks?.cancel()
  }

  /// Waits for the effects to end. Cancelling the waiting task cancels them.
  public func finish() async {
    guard let tasks else { return }
    await withTaskCancellationHandler {
      await tasks.finish()
    } onCancel: {
      tasks.cancel()
    }
  }

  /// Whether the effects were cancelled, or there were none.
  public var isCancelled: Bool { tasks?.isCancelled ?? true }

  /// Whether both are the effects of the same action.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.tasks === rhs.tasks }

  /// Hashes the identity of the effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tasks.map(ObjectIdentifier.init))
  }
}
