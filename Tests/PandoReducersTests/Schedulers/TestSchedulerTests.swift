import Dispatch
import Foundation
import OpenCombine
import OpenCombineDispatch
import PandoComponents
import PandoDependencies
import PandoReducers
import PandoTesting
import Testing

@MainActor
@Suite struct TestSchedulerTests {
  @Test func advance_whenWorkIsDue_runsItInOrder() {
    let scheduler = DispatchQueue.test
    var done: [Int] = []
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { done.append(2) }
    scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1))) { done.append(1) }
    scheduler.schedule { done.append(0) }
    scheduler.advance()
    #expect(done == [0])
    scheduler.advance(by: .seconds(2))
    #expect(done == [0, 1, 2])
  }

  @Test func advance_whenWorkRepeats_runsItUntilCancelled() {
    let scheduler = DispatchQueue.test
    var count = 0
    let work = scheduler.schedule(
      after: scheduler.now.advanced(by: .seconds(1)),
      interval: .seconds(1)
    ) { count += 1 }
    scheduler.advance(by: .seconds(3))
    #expect(count == 3)
    work.cancel()
    scheduler.advance(by: .seconds(3))
    #expect(count == 3)
  }

  @Test func sleep_whenSchedulerAdvances_returns() async throws {
    let scheduler = DispatchQueue.test
    let task = Task { try await scheduler.sleep(for: .seconds(1)) }
    await scheduler.advance(by: .seconds(1))
    try await task.value
  }

  @Test func mainQueue_whenNotReplacedInATest_isReported() {
    withKnownIssue {
      AnySchedulerOf<DispatchQueue>.unimplemented("main").schedule {}
    }
  }

  @Test func mainRunLoop_replacedInATest_isControlledByTheTest() {
    let scheduler: TestSchedulerOf<RunLoop> = RunLoop.test
    withDependencies {
      $0.mainRunLoop = scheduler.eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainRunLoop) var mainRunLoop
      var isDone = false
      mainRunLoop.schedule(after: mainRunLoop.now.advanced(by: .seconds(1))) { isDone = true }
      scheduler.advance(by: .milliseconds(999))
      #expect(!isDone)
      scheduler.advance(by: .milliseconds(1))
      #expect(isDone)
    }
    withKnownIssue {
      @Dependency(\.mainRunLoop) var mainRunLoop
      mainRunLoop.schedule {}
    } matching: {
      "\($0)".contains("mainRunLoop")
    }
  }
}
