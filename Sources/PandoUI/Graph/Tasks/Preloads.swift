/// The number of preloads that are running in one interface; the first paint waits for them.
@MainActor
package final class Preloads {
  private var running = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  /// Whether a preload is running.
  package var isLoading: Bool { running > 0 }

  func began() { running += 1 }

  func ended() {
    running -= 1
    if running == 0 { resumeAll() }
  }

  /// Waits until no preload is running, or ``giveUp()`` is called.
  package func wait() async {
    guard isLoading else { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Ends all waiting; the preloads continue.
  package func giveUp() { resumeAll() }

  private func resumeAll() {
    let resumed = waiters
    waiters = []
    for waiter in resumed { waiter.resume() }
  }
}
