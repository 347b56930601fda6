import Foundation
import PandoDependencies
import PandoSharing
import PandoTesting
import XCTest

/// Test cases of XCTest, as a program that tests of PandoDependencies run.
///
/// SwiftPM finds such cases by an index of each file, which takes a seventh of the time of a build. The package's own tests
/// are those of Swift Testing, which need no index.
@main enum XCTestCases {
  static func main() {
    XCTMain([
      testCase([
        ("testFirst", IsolatedCases.testFirst),
        ("testSecond", IsolatedCases.testSecond),
        ("testThird", asyncTest(IsolatedCases.testThird)),
      ]),
      testCase([("testMisuse", MisusedCase.testMisuse)]),
    ])
  }
}

/// Counts, anew in each test.
private struct CounterKey: DependencyKey {
  final class Counter: Sendable {
    private let count = Locked(0)
    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
  static var liveValue: Counter { Counter() }
  static var testValue: Counter { Counter() }
}

extension DependencyValues {
  fileprivate var counter: CounterKey.Counter {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

/// Methods have separate values, on every thread.
final class IsolatedCases: XCTestCase {
  @Dependency(\.counter) private var counter

  private func countToThree() {
    for expected in 1...3 { XCTAssertEqual(counter.next(), expected) }
    let seen = Locked(0)
    let end = DispatchSemaphore(value: 0)
    // A thread that nobody gave the values of the test.
    Thread {
      let next = DependencyValues.current.counter.next()
      seen.withLock { $0 = next }
      end.signal()
    }.start()
    end.wait()
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

/// Misuses shared state if `PANDO_MISUSE` says so. A misuse fails the case in which it happens.
final class MisusedCase: XCTestCase {
  func testMisuse() {
    guard ProcessInfo.processInfo.environment["PANDO_MISUSE"] == "1" else { return }
    @Shared(value: 1) var count
    $count.withLock { $0 = 2 }
    // No tracker records changes of this value.
    $count.assert { $0 = 3 }
  }
}
