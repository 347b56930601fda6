import IssueReporting

/// Finds the default values of the test that runs.
///
/// A test is told from the others by whatever the process can find out:
///
/// - With `PandoTesting` linked: the Swift Testing test *case*, or the XCTest method.
/// - Without: the Swift Testing test, through IssueReporting.
/// - Otherwise, and for code in a detached task or on a bare thread: all such code shares values.
///
/// The `.dependencies` trait of `PandoTesting` needs none of this: it brings the values of its
/// test case along in the task.
enum TestScope {
  /// The values of each test seen so far, and those shared by code that belongs to no known test.
  private static let caches = Locked<[TestIdentity: DependencyCache]>([:])

  /// The values to read from where nothing else is known.
  static var current: DependencyCache {
    cache(for: TestIdentity.current)
  }

  /// The values of the running test, or `nil` if it cannot be told that one runs.
  static var runningTest: DependencyCache? {
    let identity = TestIdentity.current
    return identity.isOneTest ? cache(for: identity) : nil
  }

  private static func cache(for identity: TestIdentity) -> DependencyCache {
    caches.withLock { caches in
      if let cache = caches[identity] { return cache }
      // XCTest runs one method after the other: what an earlier one left is not read again.
      if case .process = identity {
        caches = caches.filter { $0.key.isOneTest }
      }
      let cache = DependencyCache(context: .test)
      caches[identity] = cache
      return cache
    }
  }
}
