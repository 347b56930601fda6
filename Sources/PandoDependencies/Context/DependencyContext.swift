import Foundation
import IssueReporting

/// The context that decides which value of a key is used without an override.
///
/// Read it with `@Dependency(\.context)`; override it like any dependency:
///
/// ```swift
/// withDependencies {
///   $0.context = .live
/// } operation: {
///   // Dependencies without an override have their live values here.
/// }
/// ```
public enum DependencyContext: Sendable {
  /// The application runs: ``DependencyKey/liveValue``.
  case live

  /// A preview is drawn: ``TestDependencyKey/previewValue``.
  case preview

  /// A test runs: ``TestDependencyKey/testValue``.
  case test
}

extension DependencyContext {
  /// The context of the process, unless it is overridden.
  ///
  /// `XCODE_RUNNING_FOR_PREVIEWS=1` in the environment makes it a preview, a test runner a test.
  static let process: DependencyContext =
    if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      .preview
    } else if DependencyValues.isTesting {
      .test
    } else {
      .live
    }
}
