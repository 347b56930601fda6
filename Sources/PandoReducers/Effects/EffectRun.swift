/// Work that suspends. It is begun at once, and goes on in a task.
///
/// What begins at once is what later actions have to meet: an effect that can be cancelled is in the table
/// of what can be cancelled before the next action is reduced, and not only when its task gets a thread.
package struct EffectRun<Action>: Sendable {
  /// What goes on in a task.
  package typealias Body = @Sendable @concurrent (_ send: Send<Action>) async -> Void

  /// Begins the work, on the main actor, and returns what its task does.
  package let begin: @Sendable () -> Body

  /// Work with nothing to do at once.
  package init(_ body: @escaping Body) {
    begin = { body }
  }

  init(begin: @escaping @Sendable () -> Body) {
    self.begin = begin
  }

  /// Begins the work and goes on with it.
  @concurrent
  package func callAsFunction(_ send: Send<Action>) async {
    await begin()(send)
  }
}

extension EffectRun {
  /// A run with what its task is called.
  struct Named: Sendable {
    var name: String?
    var priority: TaskPriority?
    var run: EffectRun
  }

  /// Several runs as one.
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
          // What is cancelled begins nothing more.
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
  /// The value; who waits for it and is cancelled cancels the task.
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
