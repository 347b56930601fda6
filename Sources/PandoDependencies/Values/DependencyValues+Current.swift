extension DependencyValues {
  /// The dependencies of the running code.
  ///
  /// Code outside of this package rarely needs them as a value: read them with ``Dependency``.
  public static var _current: DependencyValues { .current }
}
