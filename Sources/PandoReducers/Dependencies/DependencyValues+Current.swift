public import PandoDependencies

extension DependencyValues {
  /// The dependencies of the running code.
  public static var _current: DependencyValues { .current }
}
