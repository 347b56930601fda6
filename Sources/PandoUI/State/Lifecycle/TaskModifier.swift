/// Runs a task as long as a view is in sight.
struct TaskModifier<ID: Equatable>: ViewModifier {
  typealias Body = Never

  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    TaskNode(view, parent: parent)
  }
}

final class TaskNode<Content: View, ID: Equatable>: AppearanceNode<Content, TaskModifier<ID>> {
  /// Whether the task has to be started. Several starts may be scheduled before the first one runs.
  private var mustStart = false
  private var task: Task<Void, Never>?

  override func modifierChanged(from old: TaskModifier<ID>) {
    guard modifier.id != old.id, isInSight else { return }
    task?.cancel()
    startLater()
  }

  override func didAppear() {
    startLater()
  }

  override func didDisappear() {
    task?.cancel()
    task = nil
  }

  private func startLater() {
    mustStart = true
    graph.whenAppearing { [weak self] in
      self?.whenMeasured { [weak self] in self?.start() }
    }
  }

  private func start() {
    guard isInSight, mustStart else { return }
    mustStart = false
    task?.cancel()
    let action = modifier.action
    let tasks = graph.tasks
    task = Task(name: modifier.name, priority: modifier.priority) {
      tasks.began()
      await action()
      tasks.ended()
    }
  }
}

extension View {
  /// Runs a task when the view appears, and cancels it when the view disappears.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for debugging.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task, on the main actor.
  public func task(
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: true, name: name, priority: priority, action: box(action)))
  }

  /// Runs a task like `task(priority:_:)`, and cancels and restarts it when `id` changes.
  ///
  /// - Parameters:
  ///   - id: A change of this value cancels the task and starts it again.
  ///   - name: The name of the task, for debugging.
  ///   - priority: The priority of the task.
  ///   - action: The work of the task, on the main actor.
  public func task<ID: Equatable>(
    id: ID,
    name: String? = nil,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: id, name: name, priority: priority, action: box(action)))
  }
}

/// Makes a sent closure callable from tasks of the main actor.
func box(
  _ action: sending @escaping @isolated(any) () async -> Void
) -> @MainActor @Sendable () async -> Void {
  let box = ActionBox(action)
  return { await box.action() }
}

// Sendable because the closure was sent and is only called from tasks of one node, one at a time.
private final class ActionBox: @unchecked Sendable {
  let action: @isolated(any) () async -> Void

  init(_ action: sending @escaping @isolated(any) () async -> Void) {
    self.action = action
  }
}
