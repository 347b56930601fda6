/// A key for a dependency that has at least a value for tests.
///
/// Conform to this protocol in a module that only needs the *interface* of a dependency, and to
/// ``DependencyKey`` in the module that can build the live value:
///
/// ```swift
/// // Module "Weather"
/// struct WeatherClient: Sendable {
///   var temperature: @Sendable (String) async throws -> Double
/// }
///
/// extension WeatherClient: TestDependencyKey {
///   static let testValue = WeatherClient(temperature: { _ in 21 })
/// }
/// ```
///
/// All requirements are nonisolated and may be called on any thread.
public protocol TestDependencyKey<Value>: SendableMetatype {
  /// The type of the dependency; by default the conforming type itself.
  associatedtype Value: Sendable = Self

  /// The value in previews; by default the ``testValue``.
  static var previewValue: Value { get }

  /// The value in tests. Computed once for each test that reads it.
  static var testValue: Value { get }
}

extension TestDependencyKey {
  /// The `testValue`, for keys without a preview value.
  public static var previewValue: Value { testValue }
}
