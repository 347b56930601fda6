internal import OpenCombine
internal import PandoDependencies

/// The effects that an action began, and the effects of the actions that they sent. A ``StoreTask`` waits for them or
/// cancels them.
final class EffectTasks: Sendable {
  /// One effect.
  // Sendable because `state` has a lock.
  final class Entry: @unchecked Sendable {
    private struct State {
      var isDone = false
      var isCancelled = false
      var task: Task<Void, Never>?
      var subscription: AnyCancellable?
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let lock = Lock()
    private var state = State()

    var isDone: Bool { lock.withLock { state.isDone } }

    /// The task that runs the effect.
    var task: Task<Void, Never>? {
      get { lock.withLock { state.task } }
      set {
        lock.withLock { if !state.isDone { state.task = newValue } }
      }
    }

    /// The subscription that runs the effect.
    var subscription: AnyCancellable? {
      get { lock.withLock { state.subscription } }
      set {
        lock.withLock { if !state.isDone { state.subscription = newValue } }
      }
    }

    func finish() {
      let (old, waiting) = lock.withLock {
        let old = state
        state.isDone = true
        state.task = nil
        state.subscription = nil
        state.waiting = []
        return (old, old.waiting)
      }
      for continuation in waiting { continuation.resume() }
      withExtendedLifetime(old) {}
    }

    /// Cancels the effect. A task ends when it notices the cancellation; a subscription ends at once, on the main
    /// actor.
    func cancel() {
      let (task, subscription) = lock.withLock { (state.task, state.subscription) }
      task?.cancel()
      guard let subscription else { return }
      if MainActor.isCurrent {
        subscription.cancel()
        finish()
      } else {
        Task { @MainActor in
          subscription.cancel()
          finish()
        }
      }
    }

    func value() async {
      await withCheckedContinuation { continuation in
        let isDone = lock.withLock {
          if !state.isDone { state.waiting.append(continuation) }
          return state.isDone
        }
        if isDone { continuation.resume() }
      }
    }
  }

  private struct State {
    var entries: [Entry] = []
    var children: [EffectTasks] = []
    var isCancelled = false
    var nextSweep = 64
  }

  private let state = Locked(State())

  /// Whether there is nothing to wait for.
  var isEmpty: Bool { state.withLock { $0.entries.isEmpty && $0.children.isEmpty } }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Whether all effects have ended.
  private var isDone: Bool {
    let (entries, children) = state.withLock { ($0.entries, $0.children) }
    return entries.allSatisfy(\.isDone) && children.allSatisfy(\.isDone)
  }

  func append(_ entry: Entry) {
    sweep()
    let isCancelled = state.withLock {
      $0.entries.append(entry)
      return $0.isCancelled
    }
    if isCancelled { entry.cancel() }
  }

  func append(_ tasks: EffectTasks) {
    sweep()
    let isCancelled = state.withLock {
      $0.children.append(tasks)
      return $0.isCancelled
    }
    if isCancelled { tasks.cancel() }
  }

  /// Removes the ended effects from time to time. Otherwise an effect that never ends would keep all effects
  /// that it began.
  private func sweep() {
    let isDue = state.withLock { $0.entries.count + $0.children.count >= $0.nextSweep }
    guard isDue else { return }
    let children = state.withLock { $0.children }
    let done = Set(children.filter(\.isDone).map(ObjectIdentifier.init))
    state.withLock {
      $0.entries.removeAll(where: \.isDone)
      $0.children.removeAll { done.contains(ObjectIdentifier($0)) }
      $0.nextSweep = 64 + 2 * ($0.entries.count + $0.children.count)
    }
  }

  func cancel() {
    let (entries, children) = state.withLock {
      $0.isCancelled = true
      return ($0.entries, $0.children)
    }
    for entry in entries { entry.cancel() }
    for child in children { child.cancel() }
  }

  /// A task that waits for all effects. Cancelling the task cancels the effects.
  var task: Task<Void, Never> {
    Task {
      await withTaskCancellationHandler {
        await finish()
      } onCancel: {
        cancel()
      }
    }
  }

  /// Waits until no effect is running.
  func finish() async {
    while true {
      let (entry, child) = state.withLock { ($0.entries.first, $0.children.first) }
      if let entry {
        await entry.value()
        state.withLock { $0.entries.removeAll { $0 === entry } }
      } else if let child {
        await child.finish()
        state.withLock { $0.children.removeAll { $0 === child } }
      } else {
        return
      }
    }
  }
}
