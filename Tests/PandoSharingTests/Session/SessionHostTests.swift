import Foundation
import IssueReporting
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of code outside of any session, in a process that serves sessions.
///
/// Such code causes a report and gets no session's data.
@Suite struct SessionHostTests {
  private func reports(_ body: () throws -> Void) rethrows -> [String] {
    let texts = Locked<[String]>([])
    try withKnownIssue {
      try body()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return texts.withLock { $0 }
  }

  private func inSession<R>(_ body: () -> R) -> R {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
      $0.defaultAppStorage = .inMemory
    } operation: {
      body()
    }
  }

  @Test(.dependencies) func inMemory_withoutASession_isApartEachTime_andReportedOnce() {
    DependencyValues.current.sessionHost.serveSessions()
    let reports = reports {
      for number in 1...3 {
        @Shared(.inMemory("filter")) var filter = 0
        #expect(filter == 0)
        $filter.withLock { $0 = number }
        #expect(filter == number)
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("'.inMemory(\"filter\")'") == true)
    #expect(reports.first?.contains("scope: .process") == true)
    #expect(reports.first?.contains("withEscapedDependencies") == true)
  }

  @Test(.dependencies) func appStorage_withoutASession_isApartEachTime_andReportedOnce() {
    DependencyValues.current.sessionHost.serveSessions()
    let reports = reports {
      for number in 1...3 {
        @Shared(.appStorage("size")) var size = 0
        #expect(size == 0)
        $size.withLock { $0 = number }
      }
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("'.appStorage(\"size\")'") == true)
  }

  @Test(.dependencies) func storages_readAsDependencies_areApartToo() {
    DependencyValues.current.sessionHost.serveSessions()
    let reports = reports {
      @Dependency(\.defaultInMemoryStorage) var memory
      #expect(memory !== memory)
      @Dependency(\.defaultAppStorage) var defaults
      defaults.set(1, forKey: "one")
      #expect(defaults.object(forKey: "one") == nil)
    }
    #expect(reports.count == 2)
  }

  @Test(.dependencies) func session_andWhatTheProcessShares_areNotReported() {
    DependencyValues.current.sessionHost.serveSessions()
    inSession {
      @Shared(.inMemory("filter")) var filter = 0
      $filter.withLock { $0 = 1 }
      @Shared(.inMemory("filter")) var same = 0
      #expect(same == 1)
      @Shared(.appStorage("size")) var size = 0
      $size.withLock { $0 = 1 }
    }
    @Shared(.inMemory("all", scope: .process)) var all = 0
    $all.withLock { $0 = 1 }
    @Shared(.appStorage("own", store: .inMemory)) var own = 0
    @Shared(.fileStorage(URL(filePath: "/one.json"))) var file = 0
    #expect(all + own + file == 1)
  }

  @Test(.dependencies) func processThatServesNobody_isOneSession() {
    @Shared(.inMemory("filter")) var filter = 0
    $filter.withLock { $0 = 1 }
    @Shared(.inMemory("filter")) var same = 0
    @Shared(.appStorage("size")) var size = 0
    $size.withLock { $0 = 1 }
    @Shared(.appStorage("size")) var sameSize = 0
    #expect(same + sameSize == 2)
  }

  @Test(.dependencies) func whatWasDeclaredBeforeSessionsAreServed_isKept() {
    @Shared(.appStorage("job")) var job = 0
    DependencyValues.current.sessionHost.serveSessions()
    $job.withLock { $0 += 1 }
    #expect(job == 1)
  }

  @Test(.dependencies) func codeThatNamesItsStorages_hasASession() {
    DependencyValues.current.sessionHost.serveSessions()
    inSession {
      let session = withEscapedDependencies { $0 }
      session.yield {
        @Shared(.inMemory("filter")) var filter = 0
        #expect(filter == 0)
      }
    }
  }

  private func word(_ scope: InMemoryScope = .session) -> Shared<String> {
    Shared(wrappedValue: "", .inMemory("word", scope: scope))
  }

  @Test(.dependencies, arguments: [false, true])
  func process_seesNothingOfASession(serves: Bool) {
    if serves { DependencyValues.current.sessionHost.serveSessions() }
    inSession {
      word().withLock { $0 = "secret" }
      DependencyValues.withProcess {
        #expect(word().wrappedValue == "")
        word().withLock { $0 = "public" }
        #expect(word(.process).wrappedValue == "public")
      }
      #expect(word().wrappedValue == "secret")
      #expect(word(.process).wrappedValue == "public")
    }
  }
}
