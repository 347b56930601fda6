internal import Observation
internal import Synchronization

/// What a test store does with shared state while it asserts.
///
/// A shared value is one, also where a test describes the state that it expects: the description must
/// not change what the feature made. So what is assigned there goes into the snapshot of the value.
extension SharedChangeTracker {
  /// An assertion that runs.
  struct Assertion: Sendable {
    let tracker: SharedChangeTracker
    /// Whether values are compared, the expected one first.
    let isComparing: Bool
  }

  /// The assertion that runs here.
  @TaskLocal static var assertion: Assertion?

  /// How many comparisons run in the process: nobody else has to look for one.
  private static let comparisons = Atomic<Int>(0)

  /// Whether shared values are compared for an assertion here.
  static var isComparing: Bool {
    comparisons.load(ordering: .relaxed) > 0 && assertion?.isComparing == true
  }

  /// Runs code that describes what is expected: it finds shared values as they were before the changes, and
  /// changes what is expected instead of the values.
  ///
  /// - Parameter body: What reads and changes shared values.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func expecting<R, Failure: Error>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let result = Self.$current.withValue(self) {
      Self.$assertion.withValue(Assertion(tracker: self, isComparing: false)) {
        // Those who read under tracking take the way on which an assertion is looked for.
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

  /// Runs code that compares an expected value with the actual one, in this order.
  ///
  /// - Parameter body: What compares.
  /// - Returns: What `body` returns.
  package func comparing<R>(_ body: () -> R) -> R {
    Self.comparisons.add(1, ordering: .relaxed)
    defer { Self.comparisons.subtract(1, ordering: .relaxed) }
    return Self.$assertion.withValue(Assertion(tracker: self, isComparing: true), operation: body)
  }

  /// Runs code whose changes of shared state are noted.
  package func tracking<R>(_ body: () throws -> R) rethrows -> R {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs code whose changes of shared state are noted.
  @concurrent
  package func tracking(_ body: @Sendable @concurrent () async -> Void) async {
    await Self.$current.withValue(self) { await body() }
  }
}

extension Reference {
  /// The value that a running assertion expects, or the value there is.
  func expected() -> Value { expectation() ?? peek() }

  /// The value that a running assertion expects, if it differs from the one there is.
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
