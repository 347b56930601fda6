import IssueReporting

extension DependencyValues {
  /// The context whose values are used for dependencies without an override.
  public var context: DependencyContext {
    get { storage.context }
    set { storage = storage.with(context: newValue) }
  }

  /// Whether this process runs tests; determined once per process.
  package static let isTesting: Bool = IssueReporting.isTesting
}
