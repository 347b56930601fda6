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
  /// `SWIFT_DEPENDENCIES_CONTEXT` in the environment says which it is: `live`, `preview` or `test`.
  /// Without it, `XCODE_RUNNING_FOR_PREVIEWS=1` makes it a preview, a test runner a test.
  static let process = DependencyContext(environment: ProcessInfo.processInfo.environment)

  /// The context that the variables of an environment ask for.
  init(environment: [String: String]) {
    switch environment["SWIFT_DEPENDENCIES_CONTEXT"] {
    case "live": self = .live
    case "preview": self = .preview
    case "test": self = .test
    case let name:
      self =
        if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
          .preview
        } else if DependencyValues.isTesting {
          .test
        } else {
          .live
        }
      guard let name else { return }
      reportIssue(
        """
        SWIFT_DEPENDENCIES_CONTEXT is '\(name)' in the environment of this process. Set it to \
        'live', 'preview' or 'test', or leave it out.
        """
      )
    }
  }
}
