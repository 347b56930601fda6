extension DependencyValues {
  /// Values without overrides, in a live context.
  public static var live: DependencyValues { DependencyValues(storage: .live) }

  /// Values without overrides, in a preview.
  public static var preview: DependencyValues { DependencyValues(storage: .preview) }

  /// Values without overrides, in a test of their own: their defaults are computed anew.
  public static var test: DependencyValues {
    DependencyValues(
      storage: DependencyStorage.root.with(defaults: DependencyCache(context: .test))
    )
  }
}
