import PandoUI

/// Draws commits into a tree, records them on request, and wakes callers that wait for a commit.
@MainActor
final class DriverRenderer: Renderer {
  private(set) var tree = ElementTree()

  let system = DriverSystem()

  /// Increases with every visible change of the tree.
  private(set) var version = 0

  /// The element that has the focus.
  var focused: ElementID? {
    didSet { version += 1 }
  }

  private var recordings: [Int: [Mutation]] = [:]
  private var waiters: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var nextNumber = 0

  func apply(_ commit: Commit) {
    for mutation in commit.mutations {
      if case .focus(let id) = mutation { focused = id }
    }
    tree.apply(commit)
    if let focused, tree[focused] == nil { self.focused = nil }
    version += 1
    for key in recordings.keys { recordings[key]! += commit.mutations }
    wakeAll(true)
  }

  /// Empties the tree and wakes all callers that wait for a commit.
  func close() {
    tree = ElementTree()
    focused = nil
    wakeAll(false)
  }

  // MARK: Recording

  func startRecording() -> Int {
    nextNumber += 1
    recordings[nextNumber] = []
    return nextNumber
  }

  func endRecording(_ number: Int) -> [Mutation] {
    recordings.removeValue(forKey: number) ?? []
  }

  // MARK: Waiting

  /// Waits for the next commit.
  ///
  /// - Returns: False if `limit` passed first, the task was cancelled or the driver closed.
  func nextCommit(within limit: Duration) async -> Bool {
    nextNumber += 1
    let number = nextNumber
    let timer = Task { [weak self] in
      try? await Task.sleep(for: limit)
      self?.wake(number, false)
    }
    defer { timer.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiters[number] = $0 }
    } onCancel: {
      timer.cancel()
    }
  }

  private func wake(_ number: Int, _ hasCommit: Bool) {
    waiters.removeValue(forKey: number)?.resume(returning: hasCommit)
  }

  private func wakeAll(_ hasCommit: Bool) {
    let all = waiters
    waiters = [:]
    for waiter in all.values { waiter.resume(returning: hasCommit) }
  }
}
