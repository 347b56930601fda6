package import PandoDependencies

extension DependencyValues {
  /// Whether these are the dependencies of a session, which have their own memory.
  package var haveSession: Bool { isOverridden(InMemoryStorageKey.self) }

  /// Whether these are the dependencies of code without a session, in a process that serves sessions.
  package var areOutsideOfSessions: Bool {
    SessionHost.isInUse && !haveSession && sessionHost.isServing
  }

  /// The dependencies of the running code, to be restored around callbacks; nil if there is only one session, that of
  /// the process or of a test.
  package static var session: Continuation? {
    let current = Self.current
    guard current.haveSession || current.isServingSessions else { return nil }
    return Continuation(current)
  }

  /// Runs code that belongs to the process, whichever session it is called from. It does not see that session, and
  /// what it keeps in memory belongs to the process.
  package static func withProcess(_ body: () -> Void) {
    let outside = current.sessionHost.outside ?? Continuation(current)
    outside.restore {
      withDependencies {
        $0.removeOverride(DefaultAppStorageKey.self)
        $0.defaultInMemoryStorage = $0.processInMemoryStorage
        $0.visitorSession = nil
        $0.undoManager = nil
      } operation: {
        body()
      }
    }
  }
}
