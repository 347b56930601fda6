public import PandoDependencies

extension PreviewTrait where T == Preview.ViewTraits {
  /// Sets a dependency for a preview.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency. Ignored: previews are not drawn.
  ///   - value: Its value. Ignored: previews are not drawn.
  public static func dependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping () throws -> Value
  ) -> Self { Self() }

  /// Sets a dependency that is its own key for a preview.
  ///
  /// - Parameter value: The value. Ignored: previews are not drawn.
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping () throws -> Value
  ) -> Self where Value.Value == Value { Self() }

  /// Changes dependencies for a preview.
  ///
  /// - Parameter updateValues: Changes the dependencies. Ignored: previews are not drawn.
  public static func dependencies(
    _ updateValues: @escaping (inout DependencyValues) throws -> Void
  ) -> Self { Self() }
}
