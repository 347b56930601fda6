package import PandoDependencies

extension DependencyValues {
  /// Whether these are the dependencies of a session: they bring memory of their own.
  package var haveSession: Bool { isOverridden(InMemoryStorageKey.self) }

  /// Whether these are the dependencies of code without a session, in a process that serves sessions.
  package var areOutsideOfSessions: Bool {
    SessionHost.isInUse && !haveSession && sessionHost.isServing
  }

  /// The dependencies of the code that runs, for what it hands to others who are to call it; nil if
  /// there is one session only, that of the process or of a test.
  package static var session: Continuation? {
    let current = Self.current
    guard current.haveSession || current.isServingSessions else { return nil }
    return Continuation(current)
  }

  /// Runs code that belongs to the process, whoever asks for it: it sees nothing of the session whose
  /// code runs, and what it keeps in memory is the process's.
  package static func withProcess(_ body: () -> Void) {
    let outside = current.sessionHost.outside ?? Continuation(current)
    outside.restore {
      withDependencies {
        $0.removeOverride(DefaultAppStorageKey.self)
        $0.defaultInMemoryStorage = $0.processInMemoryStorage
      } operation: {
        body()
      }
    }
  }
}
