import PandoDependencies
import Testing
import XCTest

/// Tests of the isolation of tests: those of this suite run in parallel, and each counts from one.
@Suite struct TestIsolationTests {
  @Dependency(\.counter) var counter

  private func countToThree() async {
    for expected in 1...3 {
      #expect(counter.next() == expected)
      await Task.yield()
    }
    let fourth = await Task { DependencyValues.current.counter.next() }.value
    #expect(fourth == 4)
  }

  @Test func counter_inFirstTest_startsAtOne() async { await countToThree() }
  @Test func counter_inSecondTest_startsAtOne() async { await countToThree() }
  @Test func counter_inThirdTest_startsAtOne() async { await countToThree() }

  @Test(arguments: 0..<8)
  func counter_inEachCase_startsAtOne(_: Int) async { await countToThree() }

  @Test(arguments: [1, 1, 1, 2], ["a", "b"])
  func counter_inEqualCases_startsAtOne(_: Int, _: String) async { await countToThree() }

  final class Opaque: Sendable {}

  @Test(arguments: [Opaque(), Opaque(), Opaque()])
  func counter_inCasesWithoutIdentity_startsAtOne(_: Opaque) async { await countToThree() }

  @Test(arguments: [0, 1])
  func missingValue_inEachCase_isReported(_: Int) {
    let texts = issues { _ = DependencyValues.current.tickets }
    #expect(texts.count == 1)
  }
}

/// Tests that XCTest methods have separate values, on every thread.
final class XCTestIsolationTests: XCTestCase {
  @Dependency(\.counter) var counter

  private func countToThree() {
    for expected in 1...3 { XCTAssertEqual(counter.next(), expected) }
    let seen = Locked(0)
    blockOnThreads(1) { _ in
      let next = DependencyValues.current.counter.next()
      seen.withLock { $0 = next }
    }
    XCTAssertEqual(seen.withLock { $0 }, 4)
  }

  func testFirst() { countToThree() }
  func testSecond() { countToThree() }
  func testThird() async {
    for expected in 1...3 { XCTAssertEqual(counter.next(), expected) }
    let next = await Task.detached { DependencyValues.current.counter.next() }.value
    XCTAssertEqual(next, 4)
  }
}
