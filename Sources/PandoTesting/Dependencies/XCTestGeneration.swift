import PandoDependencies

#if canImport(XCTest)
  import XCTest

  /// A counter that changes when an XCTest method starts or ends.
  ///
  /// XCTest runs one method after the other, so the count distinguishes methods on every thread.
  enum XCTestGeneration {
    /// The number of starts and ends since the first read.
    static var current: UInt64 { count.withLock { $0 } }

    private static let count: Locked<UInt64> = {
      let count = Locked<UInt64>(0)
      XCTestObservationCenter.shared.addTestObserver(Observer(count))
      return count
    }()

    private final class Observer: NSObject, XCTestObservation {
      private let count: Locked<UInt64>

      init(_ count: Locked<UInt64>) {
        self.count = count
      }

      func testCaseWillStart(_ testCase: XCTestCase) {
        count.withLock { $0 += 1 }
      }

      func testCaseDidFinish(_ testCase: XCTestCase) {
        count.withLock { $0 += 1 }
      }
    }
  }
#else
  enum XCTestGeneration {
    static var current: UInt64 { 0 }
  }
#endif
