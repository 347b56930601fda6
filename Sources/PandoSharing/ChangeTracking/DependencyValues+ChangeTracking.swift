internal import PandoDependencies

extension DependencyValues {
  /// Whether shared values that are made now remember what they were, for assertions: in tests, unless
  /// the code under test runs as if it were live.
  static var tracksChanges: Bool {
    isTesting && current.context == .test
  }
}
