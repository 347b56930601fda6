/// Asynchronous work, in two steps: it begins synchronously, and continues in a task.
///
/// The first step does what later actions depend on: a cancellable effect is in the cancellation table before the
/// next action is reduced, rather than only when its task gets a thread.
package struct EffectRun<Action>: Sendable {
  /// The step that runs in a task.
  package typealias Body = @Sendable @concurrent (_ send: Send<Action>) async -> Void

  /// Begins the work on the main actor, and returns the step for the task.
  package let begin: @Sendable () -> Body

  /// Makes work that has nothing to do in the first step.
  package init(_ body: @escaping Body) {
    begin = { body }
  }

  init(begin: @escaping @Sendable () -> Body) {
    self.begin = begin
  }

  /// Runs both steps.
  @concurrent
  package func callAsFunction(_ send: Send<Action>) async {
    await begin()(send)
  }
}

extension EffectRun {
  /// A run with the name and priority of its task.
  struct Named: Sendable {
    var name: String?
    var priority: TaskPriority?
    var run: EffectRun
  }

  /// Combines several runs.
  init(_ runs: [Named], _ order: EffectOrder) {
    switch order {
    case .merged: self.init(merging: runs)
    case .concatenated: self.init(concatenating: runs)
    }
  }

  private init(merging runs: [Named]) {
    self.init {
      let bodies = runs.map { $0.run.begin() }
      return { send in
        await withDiscardingTaskGroup { group in
          for (run, body) in zip(runs, bodies) {
            group.addTask(name: run.name, priority: run.priority) { await body(send) }
          }
        }
      }
    }
  }

  private init(concatenating runs: [Named]) {
    self.init {
      let first = runs.first?.run.begin()
      return { send in
        for (index, run) in runs.enumerated() {
          // After a cancellation no further run begins.
          if index > 0, Task.isCancelled { return }
          let body = index == 0 ? first! : run.run.begin()
          if run.name == nil, run.priority == nil {
            await body(send)
          } else {
            await Task(name: run.name, priority: run.priority) { await body(send) }.valueOrCancel
          }
        }
      }
    }
  }
}

extension Task where Failure == Never {
  /// The value of the task. Cancelling the waiting task cancels this one.
  var valueOrCancel: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}
