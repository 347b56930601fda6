internal import IssueReporting

/// A step that turns the stored form of a value from one version of its type into the next.
///
/// The version of a type counts from 1. A key with migrations from 1 and from 2 stores values of version 3.
public struct ValueMigration: Sendable {
  /// The version that the step starts from.
  public let version: Int
  let migrate: @Sendable (inout JSONValue) throws -> Void

  /// A step from `version` to the next one.
  ///
  /// - Parameters:
  ///   - version: The version that the step starts from; the first is 1.
  ///   - migrate: Changes the stored form. If it throws, what is stored stays, and loading fails.
  public static func from(
    _ version: Int,
    _ migrate: @escaping @Sendable (inout JSONValue) throws -> Void
  ) -> Self {
    Self(version: version, migrate: migrate)
  }
}

extension ValueMigration {
  /// Reports missing and duplicate steps.
  static func check(_ migrations: [ValueMigration]) {
    guard let first = migrations.first?.version, let last = migrations.last?.version else { return }
    let versions = migrations.map(\.version)
    if first < 1 || versions != Array(first...last) {
      reportIssue(
        """
        The migrations start from the versions \(versions.map(String.init).joined(separator: ", ")). Each version from \
        \(Swift.max(first, 1)) to \(last) needs one step: '.from(\(last)) { json in … }'.
        """
      )
    }
  }
}
