internal import Observation
internal import Synchronization

/// How a test store asserts shared state.
///
/// A test that describes the expected state writes to the same shared values as the feature, and must not change
/// them. So those writes go to the snapshots of the values.
extension SharedChangeTracker {
  /// An assertion in progress.
  struct Assertion: Sendable {
    let tracker: SharedChangeTracker
    /// Whether values are being compared, the expected one first.
    let isComparing: Bool
  }

  /// The assertion that the current task runs.
  @TaskLocal static var assertion: Assertion?

  /// The number of comparisons in the process. At zero, `==` skips the search for one.
  private static let comparisons = Atomic<Int>(0)

  /// Whether the current task compares shared values for an assertion.
  static var isComparing: Bool {
    comparisons.load(ordering: .relaxed) > 0 && assertion?.isComparing == true
  }

  /// Runs code that describes the expected state. It reads shared values as they were before the changes, and its
  /// writes change the expected values instead.
  ///
  /// - Parameter body: Reads and writes shared values.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func expecting<R, Failure: Error>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let result = Self.$current.withValue(self) {
      Self.$assertion.withValue(Assertion(tracker: self, isComparing: false)) {
        // Under tracking, reads take the path that looks for an assertion.
        withObservationTracking {
          do throws(Failure) {
            return Result<R, Failure>.success(try body())
          } catch {
            return .failure(error)
          }
        } onChange: {
        }
      }
    }
    return try result.get()
  }

  /// Runs code that compares expected values with actual ones, in this order.
  ///
  /// - Parameter body: Compares the values.
  /// - Returns: What `body` returns.
  package func comparing<R>(_ body: () -> R) -> R {
    Self.comparisons.add(1, ordering: .relaxed)
    defer { Self.comparisons.subtract(1, ordering: .relaxed) }
    return Self.$assertion.withValue(Assertion(tracker: self, isComparing: true), operation: body)
  }

  /// Runs code whose changes of shared state this tracker gathers.
  package func tracking<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs code whose changes of shared state this tracker gathers.
  @concurrent
  package func tracking(_ body: @Sendable @concurrent () async -> Void) async {
    await Self.$current.withValue(self) { await body() }
  }
}

extension Reference {
  /// The value that a running assertion expects, otherwise the current value.
  func expected() -> Value { expectation() ?? peek() }

  /// The value that a running assertion expects; nil if it does not differ from the current one.
  func expectation() -> Value? {
    core.lock()
    defer { core.unlock() }
    guard core.pointee.flags.contains(.tracked), let tracking = extras.tracking,
      tracking.beginLook()
    else { return nil }
    defer { tracking.swapSnapshot() }
    return copy()
  }
}
