import Foundation
import PandoTesting
import PandoUI
import Testing

/// Tests that the main run loop runs, and that it runs the main queue.
@MainActor
@Suite struct MainRunLoopTests {
  private func schedule(_ action: @escaping @Sendable () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in action() }
  }

  private func perform(_ action: @escaping @Sendable () -> Void) {
    RunLoop.main.perform(action)
  }

  @Test func timer_fires_onTheMainThread() async {
    let isMain = await withCheckedContinuation { fired in
      schedule { fired.resume(returning: Thread.isMainThread) }
    }
    #expect(isMain)
  }

  @Test func work_ofTheRunLoop_isDone() async {
    await withCheckedContinuation { done in perform { done.resume() } }
  }

  @Test func work_ofTheMainQueue_isDoneOnTheMainThread() async {
    let isMain = await withCheckedContinuation { done in
      DispatchQueue.main.async { done.resume(returning: Thread.isMainThread) }
    }
    #expect(isMain)
  }

  @Test func mainActor_isTheMainThread_afterASuspension() async {
    await Task.detached {}.value
    #expect(isMainThread)
  }

  private var isMainThread: Bool { Thread.isMainThread }

  /// A view that a timer changes.
  struct Clock: View {
    @State private var ticks = 0
    let onTick: @Sendable () -> Void

    var body: some View {
      Text("Tick \(ticks)").onAppear(perform: start)
    }

    private func start() {
      _ = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in
        MainActor.assumeIsolated {
          ticks += 1
          onTick()
        }
      }
    }
  }

  @Test func timer_ofAView_changesIt() async throws {
    let (ticks, continuation) = AsyncStream<Void>.makeStream()
    let app = await Driver.open(Clock { continuation.yield() })
    for await _ in ticks { break }
    await app.settle()
    #expect(app.has(text: "Tick 1"))
  }
}
