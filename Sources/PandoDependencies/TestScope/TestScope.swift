import IssueReporting

/// Finds the default values of the running test.
///
/// The identity of a test depends on what the process can find out:
///
/// - With `PandoTesting` linked: the Swift Testing test *case*, or the XCTest method.
/// - Without: the Swift Testing test, through IssueReporting.
/// - Otherwise, and in detached tasks and on other threads: all such code shares values.
///
/// The `.dependencies` trait of `PandoTesting` does not need this: the task carries the values of
/// its test case.
enum TestScope {
  /// The default values of each test, and the values that code outside of a known test shares.
  private static let caches = Locked<[TestIdentity: DependencyCache]>([:])

  /// The values for reads without defaults of their own.
  static var current: DependencyCache {
    cache(for: TestIdentity.current)
  }

  /// The values of the running test, or `nil` if no single test is known to run.
  static var runningTest: DependencyCache? {
    let identity = TestIdentity.current
    return identity.isOneTest ? cache(for: identity) : nil
  }

  private static func cache(for identity: TestIdentity) -> DependencyCache {
    caches.withLock { caches in
      if let cache = caches[identity] { return cache }
      // XCTest runs one method after the other, so that the values of earlier methods are not read
      // again.
      if case .process = identity {
        caches = caches.filter { $0.key.isOneTest }
      }
      let cache = DependencyCache(context: .test)
      caches[identity] = cache
      return cache
    }
  }
}
