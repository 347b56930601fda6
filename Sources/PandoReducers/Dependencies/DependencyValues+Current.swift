public import PandoDependencies

extension DependencyValues {
  /// The dependencies of the code that runs.
  public static var _current: DependencyValues { .current }
}
