internal import PandoDependencies

extension DependencyValues {
  /// Whether new shared values track changes for assertions: in tests, unless the code under test runs in the live
  /// context.
  static var tracksChanges: Bool {
    isTesting && current.context == .test
  }
}
