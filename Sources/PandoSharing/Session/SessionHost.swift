internal import IssueReporting
package import PandoDependencies
internal import Synchronization

/// Keeps whether the process serves sessions, and reports code that needs its session and has none.
/// One instance for the process and one per test.
///
/// Each session has its own memory and app storage, as overrides of dependencies. Code that has left its session
/// finds the defaults instead. In a process without sessions these are the application's. In a process that serves
/// sessions, all code without a session would share them, and so would all visitors. So such code gets storage of its
/// own, and an issue is reported.
package final class SessionHost: Sendable {
  private struct State {
    var outside: DependencyValues.Continuation?
    var told: Set<String> = []
  }

  /// Whether any code in this process serves sessions. If not, there is no further look-up.
  private static let hasServed = Atomic(false)

  private let state = Locked(State())
  private let serves = Atomic(false)

  init() {}

  /// Whether the process or the test may serve sessions, so that looking it up is worthwhile.
  static var isInUse: Bool { hasServed.load(ordering: .relaxed) }

  /// Whether the process, or the test, serves sessions.
  package var isServing: Bool { serves.load(ordering: .relaxed) }

  /// The dependencies around the code that serves sessions; nil if there are no sessions.
  var outside: DependencyValues.Continuation? { state.withLock { $0.outside } }

  /// Begins serving sessions: code without a session is reported from now on. The caller runs with the dependencies
  /// around all sessions.
  package func serveSessions() {
    let outside = withEscapedDependencies { $0 }
    state.withLock { state in
      if state.outside == nil { state.outside = outside }
    }
    serves.store(true, ordering: .relaxed)
    Self.hasServed.store(true, ordering: .relaxed)
  }

  /// Reports code that needs its session and has none, once for each thing it needs.
  ///
  /// - Parameters:
  ///   - what: The thing needed, with the key's name or the type: the beginning of a sentence.
  ///   - remedy: What to do if it is meant for the whole process.
  package func reportLost(_ what: String, ofProcess remedy: String) {
    let isChange = state.withLock { state in
      // Names may be made of data, so the number of reports that are kept and logged is limited.
      state.told.count < Self.maxReportCount && state.told.insert(what).inserted
    }
    guard isChange else { return }
    reportIssue(
      """
      \(what) was asked for by code that belongs to no session, in a process that serves sessions. It \
      gets one of its own, which nobody else sees. Code leaves its session in 'DispatchQueue', \
      'Task.detached', threads and completion handlers. Ask before, and keep what you got; or take the \
      session along: 'withEscapedDependencies { session in queue.async { session.yield { … } } }'. \
      \(remedy)
      """
    )
  }

  /// The largest number of things that are reported.
  private static let maxReportCount = 200
}

private enum SessionHostKey: DependencyKey {
  static var liveValue: SessionHost { SessionHost() }
  static var previewValue: SessionHost { SessionHost() }
  static var testValue: SessionHost { SessionHost() }
}

extension DependencyValues {
  /// The session host of the process, or of the test.
  package var sessionHost: SessionHost { self[SessionHostKey.self] }

  /// Whether the process, or the test, serves sessions.
  package var isServingSessions: Bool { SessionHost.isInUse && sessionHost.isServing }
}
