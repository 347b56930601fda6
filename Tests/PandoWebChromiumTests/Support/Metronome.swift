import NIOCore
import NIOPosix

/// Runs work on the main actor at a fixed rate per second: the pace of a test's load.
@MainActor
enum Metronome {
  static func tick(
    _ timesASecond: Int64,
    _ action: @escaping @MainActor @Sendable () -> Void,
    during body: () async throws -> Void
  ) async throws {
    let pause = TimeAmount.nanoseconds(1_000_000_000 / timesASecond)
    let task = MultiThreadedEventLoopGroup.singleton.next().scheduleRepeatedTask(
      initialDelay: pause,
      delay: pause
    ) { _ in Task { @MainActor in action() } }
    defer { task.cancel() }
    try await body()
  }
}
