import IssueReporting

/// Which test runs.
enum TestIdentity: Hashable, Sendable {
  /// Any code of the process; the number changes with each XCTest method.
  case process(generation: UInt64)

  /// A case of a Swift Testing test. The case is empty where cases cannot be told apart.
  case test(id: TestContext.Testing.Test.ID, testCase: [UInt8])

  /// The test that runs now, as far as that can be told.
  static var current: TestIdentity {
    if case .swiftTesting(let testing?) = TestContext.current {
      return .test(id: testing.test.id, testCase: source?.currentCase ?? [])
    }
    return .process(generation: source?.generation ?? 0)
  }

  /// Whether this names a single test, so that values may be tied to it.
  var isOneTest: Bool {
    if case .test = self { true } else { false }
  }
}
