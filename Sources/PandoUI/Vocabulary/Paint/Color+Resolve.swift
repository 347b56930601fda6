extension Color {
  /// The components of the colour in an environment.
  ///
  /// - Parameter environment: The environment, whose colour scheme counts.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(for: environment.colorScheme)
  }
}
