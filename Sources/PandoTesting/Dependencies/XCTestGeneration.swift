import PandoDependencies

#if canImport(XCTest)
  import XCTest

  /// Counts XCTest methods as they start and end.
  ///
  /// XCTest runs one method after the other, so that the count tells them apart on every thread.
  enum XCTestGeneration {
    /// The count since it was first read.
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
