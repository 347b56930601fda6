internal import IssueReporting
package import PandoDependencies
internal import Synchronization

/// What is known of the sessions that a process serves: one for the process, and one for each test.
///
/// Each session brings memory and app storage of its own along, as overrides of dependencies. Code that
/// has left its session finds the defaults instead. In a process that serves nobody they are the
/// application's; in one that serves sessions they would be those of all code that is lost, and through
/// them of all visitors. So there such code is given something of its own, and told.
package final class SessionHost: Sendable {
  private struct State {
    var outside: DependencyValues.Continuation?
    var told: Set<String> = []
  }

  /// Whether anybody in this process serves sessions: other processes look no further.
  private static let anybodyServes = Atomic(false)

  private let state = Locked(State())
  private let serves = Atomic(false)

  init() {}

  /// Whether it is worth while to ask whether the process, or the test, serves sessions.
  static var isInUse: Bool { anybodyServes.load(ordering: .relaxed) }

  /// Whether the process serves sessions.
  package var isServing: Bool { serves.load(ordering: .relaxed) }

  /// The dependencies that were in place around those who serve sessions; nil if nobody does.
  var outside: DependencyValues.Continuation? { state.withLock { $0.outside } }

  /// From now on code without a session is lost. Called by who is about to serve sessions, with
  /// the dependencies that are in place around all of them.
  package func serveSessions() {
    let outside = withEscapedDependencies { $0 }
    state.withLock { state in
      if state.outside == nil { state.outside = outside }
    }
    serves.store(true, ordering: .relaxed)
    Self.anybodyServes.store(true, ordering: .relaxed)
  }

  /// Reports code that asked for something of its session and has none, once for each such thing.
  ///
  /// - Parameters:
  ///   - what: What was asked for, with the name of the key or the type: the beginning of a sentence.
  ///   - remedy: What to do if it is meant for the whole process.
  package func reportLost(_ what: String, ofProcess remedy: String) {
    let isNews = state.withLock { state in
      // Names may be made of data: no more is kept, or written, than helps anybody.
      state.told.count < Self.maxReportCount && state.told.insert(what).inserted
    }
    guard isNews else { return }
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

  /// How many things are reported at most.
  private static let maxReportCount = 200
}

private enum SessionHostKey: DependencyKey {
  static var liveValue: SessionHost { SessionHost() }
  static var previewValue: SessionHost { SessionHost() }
  static var testValue: SessionHost { SessionHost() }
}

extension DependencyValues {
  /// What is known of the sessions that the process, or the test, serves.
  package var sessionHost: SessionHost { self[SessionHostKey.self] }

  /// Whether the process, or the test, serves sessions.
  package var isServingSessions: Bool { SessionHost.isInUse && sessionHost.isServing }
}
