import IssueReporting
public import PandoSharing

/// Checks that a key keeps the promises that shared values rely on.
///
/// The authors of a key run it in the key's tests, one case for each ``SharedKeyCheck``:
///
/// ```swift
/// @Suite struct CaptionKeyTests {
///   let conformance = SharedKeyConformance<CaptionKey> {
///     "caption \($0)"
///   } place: {
///     let photo = try Photo.temporary()
///     return SharedKeyPlace(
///       makeKey: { .caption(of: photo) },
///       outside: SharedKeyOutside(
///         write: { try Captions.write($0, to: photo) },
///         breakValue: { try Captions.write(bytes: [0xFF], to: photo) },
///         remove: { try Captions.remove(from: photo) }
///       )
///     )
///   }
///
///   @Test(arguments: SharedKeyCheck.allCases)
///   func captionKey_conforms(_ check: SharedKeyCheck) async throws {
///     try await conformance.verify(check)
///   }
/// }
/// ```
///
/// With XCTest, or for one test of all checks, call ``run(_:fileID:filePath:line:column:)``.
///
/// Each check has its own place, so the checks may run in parallel. Nothing sleeps: a check waits
/// for the key's reports, and fails at its timeout. A report that must not come is detected by the
/// report of a later change, which would come after it.
///
/// ``SharedKeyOthers`` declares the promises of a place to several users of it: other processes run
/// a ``SharedKeyWorker``, and are killed at any step. ``SharedKeyCheck`` has the requirements of
/// each check. A check whose requirements are not met is skipped, and ``verify(_:)`` reports that.
/// See <doc:TestingKeys>.
///
/// Saves of one key do not overlap in a check, since the library never overlaps them either. Keys
/// that can only be read are not checked.
public struct SharedKeyConformance<Key: SharedKey>: Sendable where Key.Value: Equatable {
  private let timeout: Duration
  private let makeValue: @Sendable (Int) -> Key.Value
  private let fields: SharedKeyFields<Key.Value>?
  private let makePlace: @Sendable () async throws -> SharedKeyPlace<Key>

  /// Describes a kind of key.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait for an answer or a report.
  ///   - fields: Parts of a value, for the checks in which several users change different ones.
  ///   - value: Makes a value out of a number: different values of different numbers.
  ///   - place: Makes a place that is empty and apart from all others, and is called for each check
  ///     anew.
  public init(
    timeout: Duration = .seconds(20),
    fields: SharedKeyFields<Key.Value>? = nil,
    value: @escaping @Sendable (Int) -> Key.Value,
    place: @escaping @Sendable () async throws -> SharedKeyPlace<Key>
  ) {
    self.timeout = timeout
    makeValue = value
    self.fields = fields
    makePlace = place
  }

  /// Runs one check.
  ///
  /// - Parameter check: What to check.
  /// - Returns: Whether the check was made; `false` if the place gives no way to do from outside what
  ///   it needs.
  /// - Throws: A ``SharedKeyConformanceFailure``, or what making the place throws.
  @discardableResult
  public func verify(_ check: SharedKeyCheck) async throws -> Bool {
    let trial = SharedKeyTrial(
      check: check,
      place: try await makePlace(),
      otherPlace: check == .identity ? try await makePlace() : nil,
      value: makeValue,
      fields: fields,
      timeout: timeout
    )
    do {
      // The test around a check does not have to assert the check's changes of shared values.
      return try await SharedChangeTracker.$current.withValue(nil) { try await trial.run() }
    } catch let failure as SharedKeyConformanceFailure {
      throw failure
    } catch {
      throw trial.failure("it failed with an error: \(error)", underlying: error)
    }
  }

  /// Runs several checks, and reports an issue for each one that fails.
  ///
  /// - Parameters:
  ///   - checks: What to check; everything by default.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  public func run(
    _ checks: [SharedKeyCheck] = SharedKeyCheck.allCases,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    for check in checks {
      do {
        try await verify(check)
      } catch {
        reportIssue(
          String(describing: error),
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      }
    }
  }
}
