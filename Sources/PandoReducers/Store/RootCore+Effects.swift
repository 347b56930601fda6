internal import OpenCombine
internal import PandoDependencies

extension RootCore {
  /// Begins one part of an action's effect.
  func begin(_ effect: Effect<Action>, of action: Action, tasks: EffectTasks) {
    switch effect.operation {
    case .none: break
    case .actions(let actions): enqueue(actions)
    case .publisher(let publisher):
      // Actions that the effect sends later may begin further effects, for which no task waits.
      begin(publisher, tasks: effect.isUnawaited ? EffectTasks() : tasks)
    case .run(let name, let priority, let operation):
      EffectOrigin.$current.withValue(EffectOrigin(action)) {
        begin(operation, name: name, priority: priority, tasks: tasks)
      }
    }
  }

  private func begin(
    _ operation: EffectRun<Action>,
    name: String?,
    priority: TaskPriority?,
    tasks: EffectTasks
  ) {
    let id = root.nextEffect()
    let origin = EffectOrigin.current
    let entry = EffectTasks.Entry()
    let send = Send<Action> { [weak self] action in
      if entry.isDone { EffectOrigin.reportSendAfterEnd(of: action, origin: origin) }
      guard let more = self?.send(action, origin: .effect) else { return }
      tasks.append(more)
    }
    let body = operation.begin()
    let task = Task(name: name, priority: priority) { @MainActor [weak root] in
      await body(send)
      entry.finish()
      root?.effects[id] = nil
    }
    entry.task = task
    tasks.append(entry)
    // The store may be released on any thread, and its effects with it.
    root.effects[id] = AnyCancellable { @Sendable in task.cancel() }
  }

  private func begin(_ publisher: AnyPublisher<Action, Never>, tasks: EffectTasks) {
    let id = root.nextEffect()
    let entry = EffectTasks.Entry()
    let finish = { [weak root] in
      entry.finish()
      root?.effects[id] = nil
    }
    let subscription =
      publisher
      .receive(on: UIScheduler.shared)
      .handleEvents(receiveCancel: { MainActor.assumeIsolated { finish() } })
      .sink(
        receiveCompletion: { _ in MainActor.assumeIsolated { finish() } },
        receiveValue: { [weak self] action in
          MainActor.assumeIsolated {
            guard let more = self?.send(action, origin: .effect) else { return }
            tasks.append(more)
          }
        }
      )
    if entry.isDone { return }
    entry.subscription = subscription
    tasks.append(entry)
    root.effects[id] = AnyCancellable { @Sendable in entry.cancel() }
  }
}
