import IssueReporting
import PandoSharing
import Testing

@Suite struct ContinuationTests {
  @Test func loadContinuation_whenDropped_reportsTheKeyAndFails() throws {
    let probe = Probe<Result<Int?, any Error>>()
    withKnownIssue {
      _ = LoadContinuation<Int>(".flag(\"a\")") { probe.append($0) }
    } matching: {
      $0.description.contains("load continuation of .flag(\"a\") was released")
    }
    let error = #expect(throws: SharedError.self) { try probe.all[0].get() }
    #expect(error?.code == .continuationDropped)
    #expect(error?.key == ".flag(\"a\")")
    #expect(probe.all.count == 1)
  }

  @Test func saveContinuation_whenDropped_reportsTheKeyAndFails() throws {
    let probe = Probe<Result<Void, any Error>>()
    withKnownIssue {
      _ = SaveContinuation(".flag(\"b\")") { probe.append($0) }
    } matching: {
      $0.description.contains("save continuation of .flag(\"b\") was released")
    }
    let error = #expect(throws: SharedError.self) { try probe.all[0].get() }
    #expect(error?.code == .continuationDropped)
  }

  @Test func loadContinuation_whenResumedTwice_reportsAndKeepsTheFirst() throws {
    let probe = Probe<Result<Int?, any Error>>()
    withKnownIssue {
      let continuation = LoadContinuation<Int>(".flag(\"c\")") { probe.append($0) }
      continuation.resume(returning: 1)
      continuation.resumeReturningInitialValue()
    } matching: {
      $0.description.contains(".flag(\"c\") was resumed more than once")
    }
    #expect(try probe.all.map { try $0.get() } == [1])
  }

  @Test func saveContinuation_whenResumedTwice_reports() {
    withKnownIssue {
      let continuation = SaveContinuation { _ in }
      continuation.resume()
      continuation.resume(throwing: SharedError(.storageFull, reason: "full"))
    } matching: {
      $0.description.contains("an unnamed key was resumed more than once")
    }
  }

  @Test func subscription_whenCancelledAndReleased_cancelsOnce() {
    let probe = Probe<Int>()
    do {
      let subscription = SharedSubscription { probe.append(1) }
      let copy = subscription
      subscription.cancel()
      copy.cancel()
    }
    #expect(probe.all == [1])
    do { _ = SharedSubscription { probe.append(2) } }
    #expect(probe.all == [1, 2])
  }
}
