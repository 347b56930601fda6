import IssueReporting

/// The identity of a running test.
enum TestIdentity: Hashable, Sendable {
  /// Code outside of a known test. The number changes with each XCTest method.
  case process(generation: UInt64)

  /// A case of a Swift Testing test. The case is empty if cases cannot be distinguished.
  case test(id: TestContext.Testing.Test.ID, testCase: [UInt8])

  /// The running test, as far as the process can find out.
  static var current: TestIdentity {
    if case .swiftTesting(let testing?) = TestContext.current {
      return .test(id: testing.test.id, testCase: source?.currentCase ?? [])
    }
    return .process(generation: source?.generation ?? 0)
  }

  /// Whether this is the identity of a single test, to which values may be tied.
  var isOneTest: Bool {
    if case .test = self { true } else { false }
  }
}
