import NIOCore
import NIOPosix
import PandoDependencies

/// Runs work on the main actor at a fixed rate per second: the pace of a test's load.
///
/// A tick is left out while the one before it has not run. Otherwise the ticks of a slow machine would
/// wait in a line without an end, and everything else on the main actor behind them.
@MainActor
enum Metronome {
  static func tick(
    _ timesASecond: Int64,
    _ action: @escaping @MainActor @Sendable () -> Void,
    during body: () async throws -> Void
  ) async throws {
    let pause = TimeAmount.nanoseconds(1_000_000_000 / timesASecond)
    let isDue = Locked(false)
    let task = MultiThreadedEventLoopGroup.singleton.next().scheduleRepeatedTask(
      initialDelay: pause,
      delay: pause
    ) { _ in
      let isFree = isDue.withLock { isDue in
        defer { isDue = true }
        return !isDue
      }
      guard isFree else { return }
      Task { @MainActor in
        isDue.withLock { $0 = false }
        action()
      }
    }
    defer { task.cancel() }
    try await body()
  }
}
